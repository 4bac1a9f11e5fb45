// What only a real Postgres shows: many connections, restarts, freezes. Runs on one of its own.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#server/db/pg-errors.ts';
import { sessions } from '#server/db/schema/index.ts';
import {
  createTestDatabase,
  openTestPostgres,
  type TestDatabase,
} from '#tests/support/databases.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { createSampleUser, SAMPLE_USER_ID, sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let postgres: PostgresServer;
let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await createTestDatabase(postgres.url);
  app = await createTestApp({ rooms: sampleFeatures, database, env: { LIMIT_FACTOR: '1000' } });
  await createSampleUser(database.client.db);
}, 120_000);
afterAll(async () => {
  await app?.close();
  await postgres?.close();
});

/** One of many answers of the same kind: how many were right away what was asked. */
const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

describe('migrations', () => {
  test('run once, however many processes start at the same time', async () => {
    const admin = openTestPostgres(postgres.url);
    await admin.query({ text: 'create database fresh', values: [] });
    const url = new URL(postgres.url);
    url.pathname = '/fresh';
    const clients = Array.from({ length: 6 }, () => openTestPostgres(url.href, 2));
    await Promise.all(clients.map((client) => client.migrate()));
    const { rows } = await (clients[0] ?? admin).query({
      text: 'select count(*)::int as count, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      values: [],
    });
    expect(rows[0]?.['count']).toBe(rows[0]?.['different']);
    await Promise.all([admin, ...clients].map((client) => client.close()));
  });
});

describe('sessions', () => {
  test('stay at ten per user when fifty sign in at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.client().post('/api/enter')),
    );
    expect(statuses(answers)).toEqual([200]);
    expect(await database.client.db.$count(sessions)).toBe(10);
  });

  test('get one new secret when several requests ask at once', async () => {
    const client = app.client();
    await client.post('/api/visit');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const copy = app.client();
        for (const [name, value] of client.cookies) copy.cookies.set(name, value);
        return copy.post('/api/rotate');
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(statuses(answers).sort()).toEqual([200, 401]);
  });
});

describe('connections', () => {
  test('use UTC and keep every time', async () => {
    const { rows } = await database.client.query({
      text: `select current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
      values: [],
    });
    expect(rows).toEqual([{ zone: 'UTC', statement: '5s', lock: '2s', idle: '10s' }]);
  });

  test('wait two seconds for a lock and no longer', async () => {
    const { db } = database.client;
    let unlock = () => {};
    const held = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${SAMPLE_USER_ID} for update`);
      locked();
      await held;
    });
    await isLocked;
    const startedMs = performance.now();
    const answer = await app.client().post('/api/enter');
    unlock();
    await holder;
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(performance.now() - startedMs).toBeLessThan(4_000);
  });

  test('are not lost by transactions that fail at their beginning or their end', async () => {
    const client = openTestPostgres(database.url ?? '', 2);
    const backend = async (tx: typeof client.db) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    };
    for (let round = 0; round < 5; round += 1) {
      await expect(client.db.transaction(backend)).rejects.toSatisfy(isDatabaseUnavailable);
    }
    await Promise.all(Array.from({ length: 6 }, () => client.ping()));
    await client.close();
  });

  test('that are not available within two seconds are given up', async () => {
    const client = openTestPostgres(database.url ?? '', 1);
    const busy = client.query({ text: 'select pg_sleep(4)', values: [] });
    const startedMs = performance.now();
    await expect(client.ping()).rejects.toSatisfy(isDatabaseUnavailable);
    expect(performance.now() - startedMs).toBeLessThan(3_500);
    await busy;
    await client.ping();
    await client.close();
  });
});

describe('a database that fails', () => {
  test('costs no request more than six seconds when it freezes, and nothing when it recovers', {
    tags: 'night',
    timeout: 60_000,
  }, async () => {
    const client = app.client();
    // Later than the sessions of other tests, so that it is not the one that the next sign-in ends.
    app.clock.advance(1_000);
    await client.post('/api/enter');
    postgres.freeze();
    const startedMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 25 }, () => client.get('/api/whoami')));
    const entering = await app.client().post('/api/enter');
    postgres.thaw();
    expect(statuses([...answers, entering])).toEqual([503]);
    expect(performance.now() - startedMs).toBeLessThan(12_500);
    expect((await client.get('/api/health')).status).toBe(200);
    await expect
      .poll(async () => (await client.get('/api/whoami')).status, { timeout: 5_000 })
      .toBe(200);
    const all = await Promise.all(Array.from({ length: 25 }, () => client.get('/api/whoami')));
    expect(statuses(all)).toEqual([200]);
    for (const answer of all) expect(answer.json).toMatchObject({ user: SAMPLE_USER_ID });
  });

  test('is told apart from a sign-out when it is gone, and found again when it is back', async () => {
    const client = app.client();
    await client.post('/api/enter');
    await postgres.kill();
    expect(await client.get('/api/whoami')).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await client.get('/api/ready')).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await client.get('/api/health')).status).toBe(200);
    expect((await client.get('/api/echo/moon')).status).toBe(200);
    await postgres.start();
    await expect
      .poll(async () => (await client.get('/api/ready')).status, { timeout: 5_000 })
      .toBe(200);
    expect((await client.get('/api/whoami')).json).toMatchObject({ user: SAMPLE_USER_ID });
  }, 60_000);
});
