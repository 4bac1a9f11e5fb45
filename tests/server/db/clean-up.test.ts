import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ClocksDifferError, deleteExpiredRows, readDatabaseClock } from '#server/db/clean-up.ts';
import { expiredRows } from '#server/features/identity/index.ts';
import { EXPIRED_COUNTS } from '#server/platform/limits.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';

/** Some batches. */
const ROWS = isExhaustive ? 60_000 : 15_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => run('delete from sessions; delete from rate_limits'));
afterAll(() => database.close());

const run = async (text: string) => {
  for (const statement of text.split(';'))
    await database.client.query({ text: statement, values: [] });
};
const count = async (table: string) => {
  const text = `select count(*) as count from ${table}`;
  return Number((await database.client.query({ text, values: [] })).rows[0]?.['count']);
};
const deleteExpired = (offMs = 0) =>
  deleteExpiredRows({
    database: database.client,
    clock: { now: () => Date.now() + offMs },
    databaseNow: () => readDatabaseClock(database.client),
    expired: [...expiredRows, ...EXPIRED_COUNTS],
  });
/** Sessions of visitors with a code each, as they are `age` after they began. */
const insertSessions = async (rows: number, age: string, prefix: string) => {
  for (let from = 0; from < rows; from += 50_000) {
    await run(`
      with made as (
        insert into sessions (id, sid_hash, device, created_at, last_seen_at, expires_at)
        select gen_random_uuid(), '${prefix}' || n, 'Test', now(), now(), now() + interval '30 minutes' - interval '${age}'
        from generate_series(${from + 1}, ${Math.min(from + 50_000, rows)}) n returning id)
      insert into verification_codes (session_id, phone_number, sent_at, expires_at)
      select id, '+12125550123', now(), now() + interval '10 minutes' - interval '${age}' from made`);
  }
};

test(`${ROWS} expired sessions with their codes are deleted in one run, and the living stay`, async () => {
  await insertSessions(ROWS, '31 minutes', 'old-');
  await insertSessions(10, '0 minutes', 'new-');
  expect(await deleteExpired()).toBeGreaterThanOrEqual(ROWS);
  expect(await count('sessions')).toBe(10);
  expect(await count('verification_codes')).toBe(10);
}, 240_000);

test("a code and a grant expire on their own, even if the user's session lives on", async () => {
  await insertSessions(3, '11 minutes', 'mid-');
  await run(`insert into phone_grants (session_id, phone_number, expires_at)
    select id, '+12125550123', now() - interval '1 minute' from sessions`);
  await deleteExpired();
  expect([
    await count('sessions'),
    await count('verification_codes'),
    await count('phone_grants'),
  ]).toEqual([3, 0, 0]);
});

test.each([31 * 86_400_000, -31 * 86_400_000, 6 * 60_000])(
  'a machine whose clock is %i ms off deletes nothing and says so',
  async (offMs) => {
    await insertSessions(5, '31 minutes', 'old-');
    await expect(deleteExpired(offMs)).rejects.toThrow(ClocksDifferError);
    expect(await count('sessions')).toBe(5);
  },
);

test('several processes delete at the same time, each row once', async () => {
  await insertSessions(20_000, '31 minutes', 'old-');
  const deleted = await Promise.all([deleteExpired(), deleteExpired(), deleteExpired()]);
  await deleteExpired();
  expect(await count('sessions')).toBe(0);
  // Codes go with their session or by themselves.
  expect(deleted.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThanOrEqual(20_000);
});
