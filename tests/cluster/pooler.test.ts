// PgBouncer in transaction mode between the application and Postgres: every transaction may get another connection.

import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, SECRET } from '#tests/faults/rig/databases.ts';
import { startMigration } from '#tests/faults/rig/migrate.ts';
import { signUpPeople } from '#tests/faults/rig/people.ts';
import { startTcpProxy } from '#tests/faults/rig/tcp-proxy.ts';
import { createWriters } from '#tests/faults/rig/writers.ts';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { findOwner, type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { findClusterParts } from './rig/parts.ts';
import { ROLE_SETTINGS, startPgbouncer } from './rig/pgbouncer.ts';
import type { Process } from './rig/processes.ts';
import { report } from './rig/report.ts';

const parts = findClusterParts('the pooler');
const WRITERS = 8;
const WRITES = 400;
const MISSING = 'the database does not have these settings';

describe.skipIf(parts === undefined)('PgBouncer in transaction mode', () => {
  const dataFolder = makeFolder();
  const folder = mkdtempSync(join(tmpdir(), 'asteria-pooler-'));
  let postgres: PostgresServer;
  let pooler: Process;
  let port: number;
  const apps: BuiltApp[] = [];

  const startPooler = () => {
    if (parts === undefined) throw new Error('no PgBouncer');
    const owner = findOwner();
    chmodSync(folder, 0o700);
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    const target = Number(new URL(postgres.url).port);
    return startPgbouncer({ parts, owner, folder, port, target });
  };
  const environmentOf = (ofPort: number) => ({
    DATABASE_URL: `postgres://asteria@127.0.0.1:${ofPort}/postgres`,
    DATABASE_POOLER: 'transaction',
    SESSION_SECRET: SECRET,
    DATA_KEY: SECRET,
    LOG_LEVEL: 'warn',
  });
  const startApp = async (env: Record<string, string> = {}) => {
    const settings = { ...environmentOf(port), ...env };
    const app = await startBuiltApp({ dataDir: dataFolder.path, env: settings });
    apps.push(app);
    return app;
  };
  const runAll = async (statements: readonly string[]) => {
    const admin = await openAdmin(postgres.url);
    for (const statement of statements) await admin.run(statement);
    await admin.close();
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    port = await findFreePort();
    pooler = startPooler();
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop('SIGKILL')));
    await pooler?.stop('SIGKILL');
    await postgres?.close();
    dataFolder.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a migration that is killed while going through it does not block other starts', async () => {
    const wire = await startTcpProxy(port);
    const halfway = wire.intercept((chunk) =>
      chunk.includes('CREATE TABLE "sessions"') ? 'hold' : 'pass',
    );
    const cut = startMigration(environmentOf(wire.port));
    await halfway;
    cut.kill();
    await cut.exited;
    const [first, second] = await Promise.all([startApp(), startApp()]);
    report(`pooler: a start ${(first.startMs / 1000).toFixed(1)} s after a killed migration`);
    await wire.close();
    for (const app of [first, second]) {
      expect(app.output()).toContain(MISSING);
      expect(await app.stop()).toBe(0);
    }
  });

  test('a server that is not told about it is never ready, and its log has the SQLSTATE', async () => {
    const { DATABASE_POOLER: _, ...env } = environmentOf(port);
    const app = await startBuiltApp({ dataDir: dataFolder.path, env, until: 'listening' });
    apps.push(app);
    await waitUntil('the reason', () => app.output().includes('"code":"08P01"') || undefined);
    expect((await fetch(`${app.url}/api/ready`)).status).toBe(503);
    await app.stop();
  });

  test('a role with the settings starts without warnings, and migrates past it if there is a way', async () => {
    await runAll(ROLE_SETTINGS);
    // Connections that it has keep what they began with.
    await pooler.stop('SIGTERM');
    pooler = startPooler();
    const app = await startApp({ DATABASE_DIRECT_URL: postgres.url });
    expect(app.output()).not.toContain(MISSING);
    await app.stop();
  });

  test('two processes behind it answer every call, and lose nothing when it is killed', async () => {
    const two = [await startApp(), await startApp()];
    const people = await Promise.all(two.map((app) => signUpPeople(app, WRITERS / two.length)));
    const writers = createWriters(people.flat());
    const acknowledged = (count: number) =>
      waitUntil('writes', () => writers.tally.acknowledged >= count || undefined);
    writers.start();
    await acknowledged(WRITES);
    expect(writers.tally).toMatchObject({ refused: 0, lost: 0, surprises: [] });
    await pooler.stop('SIGKILL');
    await waitUntil('refusals', () => writers.tally.refused > 0 || undefined);
    pooler = startPooler();
    await acknowledged(writers.tally.acknowledged + WRITES);
    await writers.halt();
    const { acknowledged: all, refused } = writers.tally;
    report(`pooler: ${all} writes acknowledged, ${refused} tries refused while it was down`);
    expect(await writers.compare()).toEqual([]);
    writers.close();
  });
});
