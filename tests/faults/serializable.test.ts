// Postgres at `serializable`, like distributed engines by default: it often rolls transactions back and expects that
// clients try again.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WRITERS = 50;
const WRITES = 3_000;
const PROCESSES = 2;

const folder = makeFolder();
let postgres: PostgresServer;
let apps: BuiltApp[];
let metricsPorts: number[];
let writers: Writers;

const startApp = (metricsPort: number, port: number) =>
  startBuiltApp({
    dataDir: folder.path,
    port,
    env: {
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '20',
      SESSION_SECRET: SECRET,
      DATA_KEY: SECRET,
      LOG_LEVEL: 'error',
      METRICS_PORT: String(metricsPort),
    },
  });

beforeAll(async () => {
  postgres = await startPostgres();
  metricsPorts = await Promise.all(Array.from({ length: PROCESSES }, findFreePort));
  const first = await Promise.all(
    metricsPorts.map(async (port) => startApp(port, await findFreePort())),
  );
  apps = first;
  // Half of them sign up and write at each process.
  const people = await Promise.all(apps.map((app) => signUpPeople(app, WRITERS / PROCESSES)));
  writers = createWriters(people.flat());
  await Promise.all(first.map((app) => app.stop()));
  const admin = await openAdmin(postgres.url);
  await admin.run("alter database postgres set default_transaction_isolation = 'serializable'");
  await admin.close();
  apps = await Promise.all(metricsPorts.map((port, at) => startApp(port, first[at]?.port ?? 0)));
});
afterAll(async () => {
  writers?.close();
  await Promise.all((apps ?? []).map((app) => app.stop()));
  await postgres?.close();
  folder.remove();
});

async function countRepeats(): Promise<number> {
  const texts = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()),
  );
  return texts
    .map((text) => Number(/^asteria_call_repeats_total (\d+)/m.exec(text)?.[1]))
    .reduce((sum, count) => sum + count, 0);
}

test('fifty writers lose nothing and do nothing twice while transactions are undone', async () => {
  writers.start();
  await waitUntil('writes', () => writers.tally.acknowledged >= WRITES || undefined, 100_000);
  await writers.halt();
  const { tally } = writers;
  const repeats = await countRepeats();
  report(
    `serializable: ${tally.acknowledged} writes acknowledged, ${repeats} calls repeated, ` +
      `${tally.refused} refused, slowest ${Math.round(tally.slowestMs)} ms`,
  );
  expect(await writers.compare()).toEqual([]);
  expect(tally.lost).toBe(0);
  expect(repeats).toBeGreaterThan(0);
});
