// PgBouncer in transaction mode, as server/README.md describes it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterParts } from './parts.ts';
import { type Owner, type Process, startProcess } from './processes.ts';

/**
 * What a pooler does not pass on, as settings of the role; each a statement of its own, since a pooler passes one at a
 * time.
 */
export const ROLE_SETTINGS = [
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '10s'",
  "timezone = 'UTC'",
].map((setting) => `alter role asteria set ${setting}`);

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

function configOf(port: number, target: number): string {
  return `
[databases]
postgres = host=127.0.0.1 port=${target} user=asteria
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
`;
}
