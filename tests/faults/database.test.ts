// A Postgres that is down, restarts, freezes, is slow, or is locked by another client, while users
// write.

import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { HttpClient } from '#tests/support/http-client.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { makeFolder, SECRET } from './rig/databases.ts';
import { type Person, signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { startTcpProxy, type TcpProxy } from './rig/tcp-proxy.ts';
import { ask, askMany, LONGEST_REQUEST_MS, RECOVERY_MS, slowest, statusesOf } from './rig/users.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WRITERS = 50;
const WRITES = 100;
const BACKENDS_TO_KILL = 10;
/** Allowed growth of a process's memory while the database does not answer, bytes. */
const GROWTH_BYTES = 150 * 1024 * 1024;

const folder = makeFolder();
let postgres: PostgresServer;
/** A proxy between the application and its database. */
let wire: TcpProxy;
let app: BuiltApp;
let people: Person[];
let writers: Writers;
/** Another client of the same database. */
let other: pg.Client;

const env = (port: number) => ({
  DATABASE_URL: `postgres://asteria@127.0.0.1:${port}/postgres`,
  DATABASE_POOL: '10',
  SESSION_SECRET: SECRET,
  DATA_KEY: SECRET,
  LOG_LEVEL: 'error',
});

beforeAll(async () => {
  postgres = await startPostgres();
  wire = await startTcpProxy(Number(new URL(postgres.url).port));
  app = await startBuiltApp({ env: env(wire.port), dataDir: folder.path });
  people = await signUpPeople(app, WRITERS);
  writers = createWriters(people);
});
beforeEach(async () => {
  writers.tally.slowestMs = 0;
  writers.tally.refused = 0;
  other = await connect();
  return async () => {
    await writers.halt();
    await other.end().catch(() => undefined);
  };
});
afterAll(async () => {
  postgres?.thaw();
  writers?.close();
  await app?.stop();
  await wire?.close();
  await postgres?.close();
  folder.remove();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits for this many more acknowledged writes; returns how long that took, milliseconds. */
async function acknowledged(count: number): Promise<number> {
  const startedMs = performance.now();
  const enough = writers.tally.acknowledged + count;
  await waitUntil(`${count} writes`, () => writers.tally.acknowledged >= enough || undefined);
  return performance.now() - startedMs;
}

/** On average every writer has been answered 503 at least this often. */
async function refused(times: number): Promise<void> {
  const enough = writers.tally.refused + times * WRITERS;
  await waitUntil('refusals', () => writers.tally.refused >= enough || undefined);
}

/** Memory of the application's process, bytes (proc(5), statm's second field, in pages). */
function memoryBytes(): number {
  return Number(readFileSync(`/proc/${app.pid}/statm`, 'utf8').split(' ')[1]) * 4096;
}

test('down at startup: the server listens, answers 503, and recovers', async () => {
  const own = await startPostgres();
  const place = makeFolder();
  const { port } = new URL(own.url);
  await own.kill();
  const late = await startBuiltApp({
    env: env(Number(port)),
    dataDir: place.path,
    until: 'listening',
  });
  const visitor = new HttpClient(late.url);
  expect((await ask(visitor, '/api/ready')).status).toBe(503);
  expect(await ask(visitor, '/api/user')).toMatchObject({
    status: 503,
    answer: { code: 'unavailable', headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
  });
  expect((await visitor.get('/', { accept: 'text/html' })).status).toBe(200);
  await own.start();
  const startedMs = performance.now();
  await waitUntil(
    'ready',
    async () => (await ask(visitor, '/api/ready')).status === 200 || undefined,
  );
  const recoveryMs = performance.now() - startedMs;
  expect((await ask(visitor, '/api/user')).status).toBe(401);
  report(`database down at start: ready ${Math.round(recoveryMs)} ms after it came`);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
  visitor.close();
  await late.stop();
  await own.close();
  place.remove();
});

test('restarted under load: no acknowledged write is lost, and writing continues', async () => {
  writers.start();
  await acknowledged(WRITES);
  await postgres.kill();
  await refused(1);
  await postgres.start();
  const recoveryMs = await acknowledged(WRITERS);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  report(`database restarted: ${WRITERS} writes within ${Math.round(recoveryMs)} ms of its return`);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
});

test('connections killed in the middle of transactions: each costs only its own request', {
  tags: 'night',
}, async () => {
  writers.start();
  await acknowledged(WRITES);
  let killed = 0;
  await waitUntil('connections killed in transactions', async () => {
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'asteria' and backend_xid is not null limit 1`,
    );
    killed += rowCount ?? 0;
    return killed >= BACKENDS_TO_KILL || undefined;
  });
  await acknowledged(WRITES);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  report(`${killed} connections killed in transactions: ${writers.tally.refused} requests refused`);
  expect(writers.tally.refused).toBeGreaterThan(0);
});

test('frozen: no request takes more than 6 s, and the process survives', async () => {
  const clients = people.map(({ client }) => client);
  const before = memoryBytes();
  writers.start();
  await acknowledged(WRITES);
  postgres.freeze();
  const reading = askMany(clients, '/api/user-progress', 4 * WRITERS);
  const alive = await ask(new HttpClient(app.url), '/api/health');
  const readers = await reading;
  await refused(1);
  const grownBytes = memoryBytes() - before;
  postgres.thaw();
  const recoveryMs = await acknowledged(WRITERS);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  report(
    `database frozen: slowest read ${Math.round(slowest(readers))} ms, ` +
      `slowest write ${Math.round(writers.tally.slowestMs)} ms, health ${Math.round(alive.ms)} ms, ` +
      `${Math.round(grownBytes / 1024 / 1024)} MiB more, writing again after ${Math.round(recoveryMs)} ms`,
  );
  expect(statusesOf(readers)).toEqual([503]);
  expect(slowest(readers)).toBeLessThan(LONGEST_REQUEST_MS);
  expect(writers.tally.slowestMs).toBeLessThan(LONGEST_REQUEST_MS);
  expect(alive.status).toBe(200);
  expect(grownBytes).toBeLessThan(GROWTH_BYTES);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
});

test('slow: whatever can be done in time is done, the rest is refused in time', async () => {
  wire.setDelay(50);
  writers.start();
  await acknowledged(WRITES);
  wire.setDelay(3_000);
  await refused(1);
  wire.setDelay(0);
  const recoveryMs = await acknowledged(WRITERS);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  report(
    `database slow: slowest write ${Math.round(writers.tally.slowestMs)} ms, ` +
      `writing again after ${Math.round(recoveryMs)} ms`,
  );
  expect(writers.tally.slowestMs).toBeLessThan(LONGEST_REQUEST_MS);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
});

test.each([
  ['every user’s row, so that writers exhaust the pool', 'select 1 from users for update'],
  ['the users’ table, so that nobody can be known', 'lock table users in access exclusive mode'],
])('another client locks %s: refused in time, and an immediate recovery', async (what, lock) => {
  writers.start();
  await acknowledged(WRITES);
  await other.query('begin');
  await other.query(lock);
  await refused(1);
  const readers = await askMany(
    people.map(({ client }) => client),
    '/api/user-progress',
    WRITERS,
  );
  await other.query('rollback');
  const recoveryMs = await acknowledged(WRITERS);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  report(
    `locked ${what.replace(/,.*/, '')}: slowest read ${Math.round(slowest(readers))} ms, ` +
      `slowest write ${Math.round(writers.tally.slowestMs)} ms, ` +
      `writing again after ${Math.round(recoveryMs)} ms`,
  );
  expect(statusesOf(readers).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(slowest(readers)).toBeLessThan(LONGEST_REQUEST_MS);
  expect(writers.tally.slowestMs).toBeLessThan(LONGEST_REQUEST_MS);
  expect(recoveryMs).toBeLessThan(RECOVERY_MS);
});

test('another client locks one user’s row: only that user waits', { tags: 'night' }, async () => {
  const [held, free] = people;
  if (held === undefined || free === undefined) throw new Error('nobody to hold');
  await other.query('begin');
  await other.query('select 1 from users where id = $1 for update', [held.id]);
  const waiting = held.client.patch('/api/user', { firstName: 'Held' });
  const startedMs = performance.now();
  for (let count = 0; count < 10; count += 1) {
    expect((await free.client.patch('/api/user', { firstName: `Free ${count}` })).status).toBe(200);
  }
  const freeMs = performance.now() - startedMs;
  expect(await waiting).toMatchObject({ status: 503, code: 'unavailable' });
  await other.query('rollback');
  expect((await held.client.patch('/api/user', { firstName: 'Held' })).status).toBe(200);
  report(`one row locked: ten writes of somebody else took ${Math.round(freeMs)} ms`);
});

// This test is the last one, because it ends the application.
test('frozen while the process is told to stop: it still exits in time', {
  tags: 'night',
}, async () => {
  writers.start();
  await acknowledged(WRITES);
  postgres.freeze();
  const startedMs = performance.now();
  const code = await app.stop('SIGTERM');
  const stopMs = performance.now() - startedMs;
  postgres.thaw();
  await writers.halt();
  app = await startBuiltApp({ env: env(wire.port), dataDir: folder.path, port: app.port });
  expect(await writers.compare()).toEqual([]);
  report(`SIGTERM with a frozen database: ended after ${Math.round(stopMs)} ms`);
  expect(code).toBe(0);
  expect(stopMs).toBeLessThan(15_000);
});
