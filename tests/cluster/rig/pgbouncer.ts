// PgBouncer in transaction mode, with the configuration of server/deploy/pgbouncer.ini.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClusterParts } from './parts.ts';
import { type Owner, type Process, startProcess } from './processes.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../server/deploy');
const CONFIG = join(DEPLOY, 'pgbouncer.ini');

/**
 * What a pooler does not pass on, as settings of the role; each a statement of its own, since a pooler passes one at a
 * time.
 */
export const ROLE_SETTINGS = readFileSync(join(DEPLOY, 'database.sql'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('alter role asteria set '));

/** Starts PgBouncer on a port of loopback, in front of the Postgres at the port `target`. */
export function startPgbouncer(settings: {
  parts: ClusterParts;
  owner: Owner;
  /** Its own; what runs as `owner` can read it. */
  folder: string;
  port: number;
  target: number;
}): Process {
  const { parts, owner, folder, port, target } = settings;
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, configOf(port, target), { mode: 0o644 });
  return startProcess({
    command: [parts.pgbouncer, config],
    env: parts.env,
    owner,
    cwd: folder,
    log: join(folder, 'pgbouncer.log'),
  });
}

/** The operator's configuration with the ports of the test, which has no passwords. */
function configOf(port: number, target: number): string {
  return readFileSync(CONFIG, 'utf8')
    .replace(
      'asteria = host=127.0.0.1 port=5000',
      `postgres = host=127.0.0.1 port=${target} user=asteria`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/auth_type = .*\nauth_file = .*/, 'auth_type = any');
}
