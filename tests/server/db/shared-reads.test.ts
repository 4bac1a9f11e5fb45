// Reads that share connections: everybody gets the own answer, also when another's fails or the connection goes.

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DatabaseClient } from '#server/db/database.ts';
import { GuardedClient } from '#server/db/guarded-pool.ts';
import { isDatabaseUnavailable } from '#server/db/pg-errors.ts';
import { PipelinedPool } from '#server/db/pipelined-pool.ts';
import { users } from '#server/db/schema/index.ts';
import {
  createTestDatabase,
  openTestPostgres,
  type TestDatabase,
} from '#tests/support/databases.ts';

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = openTestPostgres(database.url ?? '', 9);
}, 60_000);
afterAll(async () => {
  await client?.close();
  await database?.close();
});

const number = sql<number>`${sql.placeholder('number')}::int`;
const prepareReads = ({ reads }: Pick<DatabaseClient, 'reads'>) => ({
  echo: reads
    .select({ number, text: sql<string>`'number ' || ${sql.placeholder('number')}::int` })
    .from(sql`generate_series(1, 1)`)
    .prepare('echo'),
  /** A division by zero for 0. */
  inverse: reads
    .select({ inverse: sql<number>`60 / ${sql.placeholder('number')}::int` })
    .from(sql`generate_series(1, 1)`)
    .prepare('inverse'),
  /** Which connection answers. */
  backend: reads
    .select({ id: sql<number>`pg_backend_pid()` })
    .from(sql`generate_series(1, 1)`)
    .prepare('backend'),
});

async function findBackends({ backend }: ReturnType<typeof prepareReads>): Promise<Set<unknown>> {
  const rows = await Promise.all(Array.from({ length: 12 }, () => backend.execute()));
  return new Set(rows.map(([row]) => row?.id));
}

describe('reads that share connections', () => {
  test('get their own answers, however many ask at once, on two of nine connections', async () => {
    const { echo, backend } = prepareReads(client);
    const numbers = Array.from({ length: 500 }, (_, at) => at);
    const answers = await Promise.all(numbers.map((one) => echo.execute({ number: one })));
    expect(answers).toEqual(numbers.map((one) => [{ number: one, text: `number ${one}` }]));
    expect((await findBackends(prepareReads(client))).size).toBe(2);
    expect(await backend.execute()).toHaveLength(1);
  });

  test('are described once by each connection, whatever the types of their values', async () => {
    const describeColumns = vi.spyOn(pg.Connection.prototype, 'describe');
    const typed = client.reads
      .select({
        at: sql<Date>`${sql.placeholder('at')}::timestamptz`,
        isTrue: sql<boolean>`${sql.placeholder('isTrue')}::boolean`,
        nothing: sql<null>`${sql.placeholder('nothing')}::text`,
      })
      .from(sql`generate_series(1, 1)`)
      .prepare('typed');
    const ask = async () => {
      const rows = Array.from({ length: 40 }, (_, index) => ({
        at: new Date(Date.UTC(1900, 0, index * 700)),
        isTrue: index % 2 === 0,
        nothing: null,
      }));
      const answers = await Promise.all(rows.map((row) => typed.execute(row)));
      const found = answers.flat().map(({ at, ...row }) => ({ at: new Date(at), ...row }));
      expect(found).toEqual(rows);
    };
    await ask();
    expect(describeColumns).toHaveBeenCalled();
    describeColumns.mockClear();
    await ask();
    expect(describeColumns).not.toHaveBeenCalled();
    // Postgres refuses an invalid date, and the connection goes on.
    const connections = await findBackends(prepareReads(client));
    const invalid = { at: new Date(Number.NaN), isTrue: true, nothing: null };
    await expect(typed.execute(invalid)).rejects.toMatchObject({ cause: { code: '22007' } });
    expect(await findBackends(prepareReads(client))).toEqual(connections);
    describeColumns.mockRestore();
  });

  test('are not affected by one that fails', async () => {
    const { inverse } = prepareReads(client);
    const numbers = Array.from({ length: 60 }, (_, at) => at % 4);
    const answers = await Promise.allSettled(
      numbers.map((one) => inverse.execute({ number: one })),
    );
    for (const [at, answer] of answers.entries()) {
      const one = numbers[at] ?? 0;
      if (one === 0) expect(answer).toMatchObject({ reason: { cause: { code: '22012' } } });
      else expect(answer).toMatchObject({ value: [{ inverse: 60 / one }] });
    }
  });

  test('that wait for a lock are refused in time, and so are those behind them; then reads continue', async () => {
    const { db, reads } = client;
    const counted = reads.select({ users: sql<number>`count(*)::int` }).from(users);
    const ofUsers = counted.prepare('locked');
    let unlock = () => {};
    const held = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    await new Promise<void>((locked) => {
      db.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`);
        locked();
        await held;
      });
    });
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ofUsers.execute()));
    unlock();
    for (const answer of asked) {
      expect(answer.status === 'rejected' && isDatabaseUnavailable(answer.reason)).toBe(true);
    }
    expect(await ofUsers.execute()).toEqual([{ users: 0 }]);
  });

  test('on connections that Postgres ends are repeated on others', async () => {
    const reads = prepareReads(client);
    const before = await findBackends(reads);
    let unlock = () => {};
    const held = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    await new Promise<void>((locked) => {
      client.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(7)`);
        locked();
        await held;
      });
    });
    const waiting = Array.from({ length: 6 }, (_, at) =>
      client.reads
        .select({ number: sql<number>`${at}::int`, lock: sql`pg_advisory_xact_lock_shared(7)` })
        .from(sql`generate_series(1, 1)`),
    );
    const answered = Promise.all(waiting);
    const end = 'select pg_terminate_backend(pid) from unnest($1::int[]) pid';
    await client.query({ text: end, values: [[...before]] });
    unlock();
    expect((await answered).map(([row]) => row?.number)).toEqual([0, 1, 2, 3, 4, 5]);
    const after = await findBackends(reads);
    expect(after.size).toBe(2);
    expect([...after].filter((id) => before.has(id))).toEqual([]);
  });
});

describe('writes that may be lost', () => {
  /** Who said whether a commit waits for the disk: 'client' where the connection did. */
  const askedBy = {
    name: 'asked_by',
    text: "select source = 'client' as own from pg_settings where name = 'synchronous_commit'",
    values: [],
  };

  test('do not wait for the disk, as all others do', async () => {
    expect((await client.queryUnsynced(askedBy)).rows).toEqual([{ own: true }]);
    expect((await client.query(askedBy)).rows).toEqual([{ own: false }]);
  });

  test('use the connections of all others when there are few', async () => {
    const few = openTestPostgres(database.url ?? '', 2);
    expect((await few.queryUnsynced(askedBy)).rows).toEqual([{ own: false }]);
    expect(await prepareReads(few).echo.execute({ number: 7 })).toMatchObject([{ number: 7 }]);
    await few.close();
  });
});

describe('a shared connection', () => {
  const open = (settings: { silenceMs: number; repeatForMs: number; lifetimeMs: number }) => {
    const pool = new PipelinedPool(
      { connectionString: database.url, max: 2, Client: GuardedClient },
      settings,
    );
    pool.on('connect', (one) => one.on('error', () => undefined));
    return { pool, reads: drizzle(pool) };
  };

  test('is replaced when it is old, while reads continue', { tags: 'night' }, async () => {
    const opened = open({ silenceMs: 6_000, repeatForMs: 0, lifetimeMs: 300 });
    const { echo, backend } = prepareReads(opened);
    const seen = new Set<unknown>();
    const untilMs = performance.now() + 4_000;
    let number = 0;
    while (seen.size < 5 && performance.now() < untilMs) {
      number += 1;
      const [[answer], [own]] = await Promise.all([echo.execute({ number }), backend.execute()]);
      expect(answer?.number).toBe(number);
      seen.add(own?.id);
      expect(opened.pool.totalCount).toBeLessThanOrEqual(2);
    }
    expect(seen.size).toBeGreaterThanOrEqual(5);
    await opened.pool.end();
  });

  test('that does not answer is given up, but not one that this process kept waiting', {
    tags: 'night',
  }, async () => {
    const opened = open({ silenceMs: 1_000, repeatForMs: 500, lifetimeMs: 60_000 });
    const { echo } = prepareReads(opened);
    const asked = Array.from({ length: 4 }, (_, at) => echo.execute({ number: at }));
    await new Promise((sent) => setImmediate(sent));
    const busyUntilMs = performance.now() + 2_500;
    while (performance.now() < busyUntilMs) Math.random();
    expect((await Promise.all(asked)).flat()).toHaveLength(4);
    const silent = opened.reads
      .select({ slept: sql`pg_sleep(30)` })
      .from(sql`generate_series(1, 1)`);
    await expect(silent).rejects.toSatisfy(isDatabaseUnavailable);
    await opened.pool.end();
  });
});
