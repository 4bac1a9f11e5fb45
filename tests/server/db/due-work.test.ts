import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDueWork, createDueWorkStore, type WorkHandler } from '#server/due-work/index.ts';
import { systemRandom } from '#server/platform/random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const LEASE_MS = 60_000;
const START_MS = Date.parse('2026-11-22T08:00:00Z');
interface Kinds {
  atLeastOnce: readonly string[];
  atMostOnce: readonly string[];
}
const ONCE: Kinds = { atMostOnce: ['mail'], atLeastOnce: [] };
const AGAIN: Kinds = { atMostOnce: [], atLeastOnce: ['mail'] };

let database: TestDatabase;
let nowMs = START_MS;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  nowMs = START_MS;
  await database.client.query({ text: 'delete from due_work', values: [] });
});
afterAll(() => database.close());

const openStore = () => createDueWorkStore(database.client, async () => nowMs);
const mail = (key: string, dueAtMs = START_MS) => ({
  id: randomUUID(),
  kind: 'mail',
  key,
  userId: null,
  payload: { day: '2026-11-22' },
  dueAtMs,
});
const claim = (kinds = ONCE, limit = 10) =>
  openStore().claim(kinds, { claimId: randomUUID(), limit, leaseMs: LEASE_MS });
const readOutcomes = async () => {
  const text = 'select key, outcome from due_work order by key';
  return (await database.client.query({ text, values: [] })).rows;
};
const openLoop = (handle: WorkHandler['handle']) =>
  createDueWork({
    store: openStore(),
    handlers: [{ kind: 'mail', delivery: 'at-most-once', handle }],
    random: systemRandom,
    logger: pino({ level: 'silent' }),
    isOverloaded: () => false,
    metrics: undefined,
  });

test('work scheduled twice under one key exists once, and nobody gets it before its time', async () => {
  expect(await openStore().schedule(mail('a', START_MS + 5_000))).toBe(true);
  expect(await openStore().schedule(mail('a'))).toBe(false);
  expect(await claim()).toEqual([]);
  expect(await openStore().untilNext(ONCE)).toBe(5_000);
  nowMs += 5_000;
  expect(await claim()).toMatchObject([
    { key: 'a', payload: { day: '2026-11-22' }, dueAtMs: nowMs, attempts: 1 },
  ]);
});

test('eight claims at once share thirty pieces without giving one out twice', async () => {
  for (let n = 0; n < 30; n += 1) await openStore().schedule(mail(`m${n}`));
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(ONCE, 5)));
  const rest = await claim(ONCE, 100);
  const keys = [...claims.flat(), ...rest].map(({ key }) => key);
  expect(keys).toHaveLength(30);
  expect(new Set(keys).size).toBe(30);
});

test('work claimed by a process that ended before it began is taken over, and the old claim cannot begin', async () => {
  await openStore().schedule(mail('a'));
  const [first] = await claim();
  if (first === undefined) throw new Error('nothing was claimed');
  nowMs += LEASE_MS - 1;
  expect(await claim()).toEqual([]);
  nowMs += 1;
  const [second] = await claim();
  if (second === undefined) throw new Error('nothing was handed on');
  expect(second.attempts).toBe(2);
  expect(await openStore().begin(first)).toBe(false);
  expect(await openStore().begin(second)).toBe(true);
  expect(await openStore().begin(second)).toBe(false);
});

test('when a process ends after work has begun, at-most-once work is lost and at-least-once work is taken over', async () => {
  for (const kinds of [ONCE, AGAIN]) {
    await database.client.query({ text: 'delete from due_work', values: [] });
    await openStore().schedule(mail('a'));
    const [work] = await claim(kinds);
    if (work === undefined) throw new Error('nothing was claimed');
    expect(await openStore().begin(work)).toBe(true);
    nowMs += LEASE_MS;
    const isOnce = kinds === ONCE;
    expect(await claim(kinds)).toHaveLength(isOnce ? 0 : 1);
    expect(await openStore().giveUpLost(kinds)).toHaveLength(isOnce ? 1 : 0);
    expect(await readOutcomes()).toEqual([{ key: 'a', outcome: isOnce ? 'lost' : null }]);
  }
});

test('canceled work does not begin, even when it is claimed', async () => {
  await openStore().schedule(mail('a'));
  const [work] = await claim();
  if (work === undefined) throw new Error('nothing was claimed');
  expect(await openStore().cancel('mail', 'a')).toBe(true);
  expect(await openStore().begin(work)).toBe(false);
});

test('two loops do each piece once, retry failed ones, and close work whose sending broke off', async () => {
  const sent: string[] = [];
  const handle: WorkHandler['handle'] = async ({ key, attempts }, { begin }) => {
    if (!(await begin())) return 'dropped';
    if (key === 'later' && attempts === 1) return { retryInMs: 0 };
    sent.push(key);
    if (key === 'broken') throw new Error('the connection broke off');
    return 'done';
  };
  const loops = [openLoop(handle), openLoop(handle)];
  for (const key of ['broken', 'later', ...Array.from({ length: 25 }, (_, n) => `m${n}`)]) {
    await openStore().schedule(mail(key));
  }
  for (const loop of loops) loop.start();
  await expect.poll(() => openStore().untilNext(ONCE), { timeout: 20_000 }).toBe(undefined);
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(sent).toHaveLength(27);
  expect(new Set(sent).size).toBe(27);
  expect(await readOutcomes()).toContainEqual({ key: 'broken', outcome: 'failed' });
  expect(await readOutcomes()).toContainEqual({ key: 'later', outcome: 'done' });
});

test('a loop that is stopped finishes what it has begun and claims nothing more', async () => {
  const steps = new EventTarget();
  const step = (name: string) =>
    new Promise<void>((resolve) => steps.addEventListener(name, () => resolve(), { once: true }));
  const running = step('running');
  const loop = openLoop(async () => {
    const answered = step('answer');
    steps.dispatchEvent(new Event('running'));
    await answered;
    return 'done';
  });
  loop.start();
  await loop.schedule(mail('a'));
  await running;
  const stopped = loop.stop();
  await openStore().schedule(mail('b'));
  steps.dispatchEvent(new Event('answer'));
  await stopped;
  expect(await readOutcomes()).toEqual([
    { key: 'a', outcome: 'done' },
    { key: 'b', outcome: null },
  ]);
});
