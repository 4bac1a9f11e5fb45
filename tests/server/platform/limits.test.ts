import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredRows } from '#server/db/clean-up.ts';
import { addressKey } from '#server/http/caller-address.ts';
import {
  createLimits,
  EXPIRED_COUNTS,
  type LimitRule,
  type Limits,
  LimitsUnavailableError,
  MemoryLimit,
  scaled,
} from '#server/platform/limits.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { sampleFeatures } from '#tests/support/sample-rooms.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const RULE = { name: 'sample', points: 3, windowSeconds: 60 };
const PHONE = '+12125550123';

let database: TestDatabase;
let clock: FakeClock;
let limits: Limits;
const open = (factor = 1, secrets: [string, ...string[]] = ['a secret']) =>
  createLimits({ database: database.client, clock, factor, secrets });

beforeAll(async () => {
  clock = createFakeClock();
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.client.query({ text: 'delete from rate_limits', values: [] });
  limits = open();
});
afterAll(() => database.close());

/** Takes one, and returns the count. */
const takeOne = async (key = PHONE, from = limits, rule: LimitRule = RULE) =>
  (await from.takeAll([{ rule, key }])).counts[0] ?? 0;
const assertLeft = (key = PHONE, from = limits) =>
  from.takeAll([{ rule: RULE, key, lookOnly: true }]);
const deleteExpired = () =>
  deleteExpiredRows({
    database: database.client,
    clock,
    databaseNow: async () => clock.now(),
    expired: EXPIRED_COUNTS,
  });
const take = (times: number, key = PHONE, from = limits) =>
  Promise.allSettled(Array.from({ length: times }, () => takeOne(key, from)));
const granted = (outcomes: PromiseSettledResult<number>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a limit in the database', () => {
  test('allows exactly its number, however many come at once', async () => {
    expect(granted(await take(50))).toBe(3);
  });

  test('says when a retry will succeed, and is right', async () => {
    await take(3);
    clock.advance(20_000);
    await expect(takeOne()).rejects.toMatchObject({
      code: 'too_many_requests',
      status: 429,
      retryAfterSeconds: 40,
    });
    clock.advance(40_000);
    await takeOne();
  });

  test('counts each key and each rule separately', async () => {
    await take(3);
    await takeOne('+12125550124');
    await takeOne(PHONE, limits, { ...RULE, name: 'another' });
  });

  test('is taken together with others or not at all, and given back only to its own window', async () => {
    const other = { ...RULE, name: 'other', points: 1 };
    const both = () =>
      limits.takeAll([
        { rule: RULE, key: PHONE },
        { rule: other, key: PHONE },
      ]);
    const taken = await both();
    expect(taken.counts).toEqual([1, 1]);
    await expect(both()).rejects.toMatchObject({ status: 429, rules: new Set(['other']) });
    expect(await limits.look([{ rule: RULE, key: PHONE }])).toEqual([1]);
    clock.advance(61_000);
    await both();
    // The first window is over: what was taken in it is not given back to the second.
    await taken.giveBack();
    expect(await limits.look([{ rule: other, key: PHONE }])).toEqual([1]);
  });

  test('allows exactly its number when many take it together with others at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        limits.takeAll([
          { rule: RULE, key: PHONE },
          { rule: { ...RULE, name: 'other', points: 100 }, key: `${at % 5}` },
        ]),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 429 });
    }
    const keys = ['0', '1', '2', '3', '4'];
    const left = await limits.look(keys.map((key) => ({ rule: { ...RULE, name: 'other' }, key })));
    expect(left.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test('is shared by all processes on the database', async () => {
    const second = open();
    expect(granted(await take(2))).toBe(2);
    expect(granted(await take(2, PHONE, second))).toBe(1);
  });

  test('can be read without counting, and given back', async () => {
    await take(2);
    await assertLeft();
    const last = await limits.takeAll([{ rule: RULE, key: PHONE }]);
    expect(await limits.look([{ rule: RULE, key: PHONE }])).toEqual([3]);
    await expect(assertLeft()).rejects.toMatchObject({ status: 429 });
    await last.giveBack();
    await assertLeft();
    await takeOne();
  });

  test('does not start over while the secret is rotated, nor when the old one is dropped', async () => {
    await take(2);
    const rotating = open(1, ['a new secret', 'a secret']);
    expect(granted(await take(2, PHONE, rotating))).toBe(1);
    await expect(assertLeft(PHONE, rotating)).rejects.toMatchObject({ status: 429 });
    // A process that does not know the new one yet counts with it.
    expect(granted(await take(1))).toBe(0);

    clock.advance(61_000);
    expect(granted(await take(2, PHONE, rotating))).toBe(2);
    await (await rotating.takeAll([{ rule: RULE, key: PHONE }])).giveBack();
    expect(granted(await take(2, PHONE, open(1, ['a new secret'])))).toBe(1);
  });

  test('is multiplied by the factor, and is never zero', () => {
    expect(scaled(5, 2)).toBe(10);
    expect(scaled(5, 0.5)).toBe(2);
    expect(scaled(1, 0.1)).toBe(1);
  });

  test('does not store who is counted', async () => {
    await take(1);
    const { rows } = await database.client.query({ text: 'select * from rate_limits', values: [] });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('2125550123');
  });

  test('is deleted after its window', async () => {
    await take(1);
    await deleteExpired();
    clock.advance(61_000);
    const count = async () =>
      (await database.client.query({ text: 'select 1 from rate_limits', values: [] })).rows.length;
    expect(await count()).toBe(1);
    await deleteExpired();
    expect(await count()).toBe(0);
  });

  test('throws when it cannot count', async () => {
    const query = () => Promise.reject(new Error('down'));
    const broken = createLimits({
      database: { query, queryUnsynced: query },
      clock,
      factor: 1,
      secrets: ['a secret'],
    });
    await expect(takeOne(PHONE, broken)).rejects.toThrow(LimitsUnavailableError);
  });

  test('of the product has a unique name and lasts a day at most', async () => {
    const folder = resolve(import.meta.dirname, '../../../server/features');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const rules: LimitRule[] = [];
    for (const file of files.filter((name) => name.endsWith('.limits.ts'))) {
      const module: Record<string, Record<string, LimitRule>> = await import(join(folder, file));
      const entries = Object.values(module).flatMap((table) => Object.values(table));
      // Limits that are counted in memory have no name.
      rules.push(...entries.filter((entry) => typeof entry === 'object'));
    }
    expect(rules.length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    expect(Math.max(...rules.map(({ windowSeconds }) => windowSeconds))).toBeLessThanOrEqual(
      86_400,
    );
  });
});

describe('a limit in memory', () => {
  test('counts in windows and recovers, even when the clock is set back', () => {
    const limit = new MemoryLimit(RULE, 1, clock);
    for (let call = 0; call < 3; call += 1) limit.take('a');
    limit.take('b');
    expect(() => limit.take('a')).toThrow('too many tries');
    clock.advance(60_000);
    limit.take('a');
    clock.advance(-3_600_000);
    for (let call = 0; call < 3; call += 1) limit.take('a');
    expect(() => limit.take('a')).toThrow('too many tries');
  });
});

describe('over HTTP', () => {
  test('a call with its own limit answers 429 with Retry-After, its sentence and success: false', async () => {
    const app = await createTestApp({
      rooms: sampleFeatures,
      database: { ...database, close: async () => {} },
      clock,
    });
    const client = app.client();
    for (let call = 0; call < 20; call += 1) {
      expect((await client.post('/api/verify/echo', { name: 'Ana' })).status).toBe(200);
    }
    // Invalid input is refused first and not counted.
    expect((await client.post('/api/verify/echo', {})).status).toBe(400);
    const refused = await client.post('/api/verify/echo', { name: 'Ana' });
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      json: { success: false },
    });
    expect(refused.headers['retry-after']).toBe('3600');
    await app.close();
  });

  test('all other calls are counted by address and by session', async () => {
    const app = await createTestApp({
      rooms: sampleFeatures,
      database: { ...database, close: async () => {} },
      clock,
    });
    const client = app.client();
    await client.post('/api/visit');
    let answered = 0;
    while (answered < 200 && (await client.get('/api/whoami')).status === 200) answered += 1;
    expect(answered).toBe(119 + 1);
    const visitor = app.client();
    while (answered < 700 && (await visitor.get('/api/whoami')).status === 200) answered += 1;
    expect(answered).toBe(600 - 2);
    expect((await visitor.get('/api/whoami')).headers['retry-after']).toBe('60');
    clock.advance(60_000);
    expect((await client.get('/api/whoami')).status).toBe(200);
    await app.close();
  });

  test('when counting fails, codes are refused and everything else continues', async () => {
    const app = await createTestApp({
      rooms: sampleFeatures,
      clock,
      database: {
        ...database,
        client: { ...database.client, query: () => Promise.reject(new Error('down')) },
        close: async () => {},
      },
    });
    const refused = await app.client().post('/api/verify/echo', { name: 'Ana' });
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await app.client().get('/api/whoami')).status).toBe(200);
    await app.close();
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the address %s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
