// What the device stores of a user's answers, by the query client that the page uses.

import type { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { entries } from 'idb-keyval';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

// jsdom has no IndexedDB, and the other page tests do without, as in a browser that forbids it. This file meets
// modules of its own, since the offline cache keeps its connection open for as long as it lives.
vi.resetModules();
vi.stubGlobal('indexedDB', new IDBFactory());
afterAll(() => vi.resetModules());

const { ConnectionError } = await import('#client/lib/api-client.ts');
const { clearOfflineCache, OFFLINE_DATABASE, showsOfflineAnswers } = await import(
  '#client/lib/offline-cache.ts'
);
const { createQueryClient, recomputeAllOf, replaceUser } = await import(
  '#client/lib/query-client.ts'
);
const { everyKeyOf, USER_KEY } = await import('#client/lib/query-keys.ts');
await clearOfflineCache();

const ADA = { id: 'ada', name: 'Ada' };
const NORA = { id: 'nora', name: 'Nora' };

/** Keys of the form that the contracts give them. */
const userKey = (id: string, path: string) => [...everyKeyOf(id), path, {}];
const dayKey = (id: string, date: string, path: string) => [...everyKeyOf(id), path, { date }];

afterEach(async () => {
  await clearOfflineCache();
  vi.useRealTimers();
});

const unreachable = () => Promise.reject(new ConnectionError('GET /somewhere', undefined));

function ask(
  client: QueryClient,
  queryKey: readonly unknown[],
  answer: () => unknown,
  offline: true | null = true,
) {
  return client.fetchQuery({
    queryKey,
    queryFn: async () => answer(),
    staleTime: 0,
    meta: { offline: offline ?? undefined },
  });
}

/** A page that has just been opened, with `user` signed in. */
async function openPage(user: typeof ADA): Promise<QueryClient> {
  const client = createQueryClient();
  await ask(client, USER_KEY, () => user);
  return client;
}

const stored = async () => JSON.stringify([await entries(OFFLINE_DATABASE), { ...localStorage }]);
/** What is stored is written just after the answer is there: waits until it stays as it is. */
async function settle(): Promise<void> {
  let before: string | undefined;
  for (let unchanged = 0; unchanged < 3; ) {
    await new Promise((done) => setTimeout(done, 20));
    const now = await stored();
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
  }
}

// req: OFFLINE-2
it('a stored answer is shown only when the server cannot be reached', async () => {
  const chart = userKey(ADA.id, 'chart');
  await ask(await openPage(ADA), chart, () => 'Leo');
  await settle();

  const next = await openPage(ADA);
  expect(await ask(next, chart, () => 'Virgo')).toBe('Virgo');
  expect(showsOfflineAnswers(next)).toBe(false);
  await settle();

  const offline = createQueryClient();
  expect(await ask(offline, USER_KEY, unreachable)).toEqual(ADA);
  expect(await ask(offline, chart, unreachable)).toBe('Virgo');
  expect(showsOfflineAnswers(offline)).toBe(true);

  expect(await ask(offline, chart, () => 'Libra')).toBe('Libra');
  await ask(offline, USER_KEY, () => ADA);
  expect(showsOfflineAnswers(offline)).toBe(false);
});

// req: OFFLINE-2
it('a refusal by the server is never replaced by a stored answer', async () => {
  const chart = userKey(ADA.id, 'chart');
  const client = await openPage(ADA);
  await ask(client, chart, () => 'Leo');
  await settle();
  const refused = ask(client, chart, () => Promise.reject(new Error('500: broken')));
  await expect(refused).rejects.toThrow('500: broken');
});

it('the answer of a call without `offline` is not stored', async () => {
  const secret = userKey(ADA.id, 'export');
  await ask(await openPage(ADA), secret, () => 'everything about Ada', null);
  await settle();
  expect(await stored()).not.toContain('everything about Ada');
  await expect(ask(createQueryClient(), secret, unreachable, null)).rejects.toBeInstanceOf(
    ConnectionError,
  );
});

it('only the last answer of a dated call is stored, and is shown on the next day', async () => {
  const client = await openPage(ADA);
  await ask(client, dayKey(ADA.id, '2026-11-20', 'horoscope'), () => 'Friday');
  await ask(client, dayKey(ADA.id, '2026-11-21', 'horoscope'), () => 'Saturday');
  await settle();
  const text = await ask(
    createQueryClient(),
    dayKey(ADA.id, '2026-11-22', 'horoscope'),
    unreachable,
  );
  expect(text).toBe('Saturday');
  expect(await stored()).not.toContain('Friday');
});

it('the answer to a change is stored as well', async () => {
  const progress = userKey(ADA.id, 'progress');
  const client = await openPage(ADA);
  await ask(client, progress, () => 'level 1');
  client.setQueryData(progress, 'level 2');
  await settle();
  expect(await ask(createQueryClient(), progress, unreachable)).toBe('level 2');
});

it('after a sign-out nothing is stored, not even an answer that was on its way', async () => {
  const client = await openPage(ADA);
  await ask(client, userKey(ADA.id, 'chart'), () => 'Leo');
  let give: (answer: string) => void = () => undefined;
  const late = ask(
    client,
    userKey(ADA.id, 'numbers'),
    () => new Promise((resolve) => (give = resolve)),
  ).catch(() => undefined);
  await settle();
  replaceUser(client, null);
  give('7 14 21');
  await late;
  await settle();
  expect(await stored()).toBe('[[],{}]');
});

it('the next user of the device removes everything stored for the last one', async () => {
  await ask(await openPage(ADA), userKey(ADA.id, 'chart'), () => 'chart of Ada');
  await settle();
  await ask(await openPage(NORA), userKey(NORA.id, 'chart'), () => 'chart of Nora');
  await settle();
  expect(await stored()).toContain('chart of Nora');
  expect(await stored()).not.toMatch(/ada/i);
});

it('a tab that still shows the last user stores nothing after another has signed in', async () => {
  const tabOfAda = await openPage(ADA);
  await openPage(NORA);
  await settle();
  await ask(tabOfAda, userKey(ADA.id, 'chart'), () => 'chart of Ada');
  await settle();
  expect(await stored()).not.toMatch(/ada/i);
});

it('new birth details remove what was computed from the old ones', async () => {
  const client = await openPage(ADA);
  await ask(client, userKey(ADA.id, 'chart'), () => 'Leo');
  await settle();
  recomputeAllOf(await openPage(ADA), ADA.id);
  await settle();
  expect(await stored()).not.toContain('Leo');
  expect(await stored()).toContain('Ada');
});

it('stored answers expire after fourteen days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1) });
  const chart = userKey(ADA.id, 'chart');
  await ask(await openPage(ADA), chart, () => 'Leo');
  await settle();
  vi.setSystemTime(Date.UTC(2026, 10, 15, 0, 0, 1));
  await expect(ask(createQueryClient(), chart, unreachable)).rejects.toBeInstanceOf(
    ConnectionError,
  );
  await settle();
  expect(await stored()).not.toContain('Leo');
});
