// Stores the signed-in user's last answers for use without a connection. TanStack's persister
// writes each query that is marked `meta: { offline: true }` to IndexedDB whenever it gets an
// answer. The stored answer is read only when the server cannot be reached.
//
// The server marks these answers `no-store`, which applies to every HTTP cache. The page stores the
// last of them deliberately, so the page also removes them: at a sign-out, at a 401, when another
// user signs in, when the account is deleted, with the next build, and after 14 days.

import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core';
import { notifyManager, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { IDLE_SESSION_MS } from '#shared/identity/session/session-rules.ts';
import { ConnectionError } from './fetch-text.ts';
import { forgetLetters } from './opened-letters.ts';
import { USER_KEY } from './query-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether a stored answer may be used while the server cannot be reached. */
      offline?: true | undefined;
    };
  }
}

const PREFIX = 'asteria-offline';
/** In local storage, which is synchronous: the id of the user whose answers are stored. */
const OWNER_KEY = `${PREFIX}.user`;
const DAY_IN_KEY = /"\d{4}-\d{2}-\d{2}"/g;

/** Queries whose key contains a day store only their latest answer. */
const withoutDay = (key: string) => key.replace(DAY_IN_KEY, '"day"');

/** The IndexedDB store of the answers; the game Find yourself keeps its choices here, to be removed with them. */
export const OFFLINE_DATABASE = createStore(PREFIX, 'answers');

/** The result of work on IndexedDB; undefined where it is full, blocked or missing. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    // The work is given up without an error: a page without stored answers still works online.
    return undefined;
  }
}

const persister = createQueryPersister<string>({
  prefix: PREFIX,
  maxAge: IDLE_SESSION_MS,
  buster: findBuild(),
  storage: {
    getItem: (key) => attempt(() => get<string>(withoutDay(key), OFFLINE_DATABASE)),
    // The user may have signed out since the answer came; then nothing is stored.
    setItem: (key, value) =>
      readOwner() === undefined
        ? undefined
        : attempt(() => set(withoutDay(key), value, OFFLINE_DATABASE)),
    removeItem: (key) => attempt(() => del(withoutDay(key), OFFLINE_DATABASE)),
    entries: async () => (await attempt(() => entries<string, string>(OFFLINE_DATABASE))) ?? [],
  },
});

/** The name of the page's entry script, which changes with every build; '' if there is none. */
function findBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.getAttribute('src') ?? '';
}

/** Query whose data was restored from storage → when the server answered, Unix milliseconds. */
const restoredAt = new WeakMap<object, number>();

/**
 * When the server gave the oldest of the restored answers that the page shows, Unix milliseconds; undefined if it shows
 * none. The user, which every page has, does not count. When a call failed, a single other answer does not count
 * either: it is the progress, which most pages also show.
 */
function findOldestShown(client: QueryClient): number | undefined {
  const active = client.getQueryCache().findAll({ type: 'active' });
  const shown = active.flatMap((query) =>
    query.queryKey[0] === USER_KEY[0] ? [] : (restoredAt.get(query) ?? []),
  );
  const hasFailed = active.some(({ state }) => state.error);
  return shown.length > Number(hasFailed) ? Math.min(...shown) : undefined;
}

/** When the server gave the oldest of the restored answers that the page shows, ISO 8601; undefined if there is none. */
export function useOfflineSince(client: QueryClient): string | undefined {
  const oldest = useSyncExternalStore(
    // Batched, because the cache may report an event while a component renders.
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => findOldestShown(client),
    () => undefined,
  );
  return oldest === undefined ? undefined : new Date(oldest).toISOString();
}

/** Whether the page shows restored data. Activities are then not recorded automatically. */
export function showsOfflineAnswers(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .getAll()
    .some((query) => restoredAt.has(query));
}

/**
 * Asks the server first, and restores the stored answer only if no answer comes (ConnectionError). This is the
 * `persister` of every query; a query that is not marked `offline`, or has no stored answer, fails with the error.
 */
export const answerOrRestore: QueryPersister = async (queryFn, context, query) => {
  try {
    const data = await queryFn(context);
    restoredAt.delete(query);
    return data;
  } catch (error) {
    if (!(error instanceof ConnectionError) || query.meta?.offline !== true) throw error;
    const stored = await readStored(query.queryHash);
    // A query that was cancelled meanwhile belongs to a previous user.
    if (stored === undefined || context.signal.aborted) throw error;
    restoredAt.set(query, stored.answeredAtMs);
    return stored.data as Awaited<ReturnType<typeof queryFn>>;
  }
};

async function readStored(
  queryHash: string,
): Promise<{ data: unknown; answeredAtMs: number } | undefined> {
  let answeredAtMs = 0;
  const data = await persister.retrieveQuery<unknown>(queryHash, ({ state }) => {
    answeredAtMs = state.dataUpdatedAt;
  });
  if (data === undefined) return undefined;
  // The library reports the answer's time in a separate task, right after this one.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  return { data, answeredAtMs };
}

/**
 * From now on stores each new answer of a client's marked queries, and removes all stored answers when the user
 * changes.
 */
export function storeAnswersOf(client: QueryClient): void {
  void persister.persisterGc();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // Data from a mutation is newer than the restored data; a reset removes them.
    if (action.type === 'setState' || (action.type === 'success' && action.manual === true)) {
      restoredAt.delete(query);
    }
    if (action.type !== 'success') return;
    const data: unknown = query.state.data;
    if (query.queryKey[0] === USER_KEY[0]) removeAllBut(findId(data));
    const isEmpty = data === null || data === undefined;
    if (query.meta?.offline !== true || isEmpty || restoredAt.has(query)) return;
    // Another tab may have signed in another user meanwhile.
    if (readOwner() !== findId(client.getQueryData(USER_KEY))) return;
    void persister.persistQuery(query);
  });
}

function readOwner(): string | undefined {
  try {
    return localStorage.getItem(OWNER_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeOwner(userId: string | undefined): void {
  try {
    if (userId === undefined) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Local storage is blocked. Without an owner no answer is stored either.
  }
}

function findId(user: unknown): string | undefined {
  return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : undefined;
}

/**
 * Removes the stored answers of all users but `userId` (undefined: of all users), so that there are
 * never answers of two users.
 */
function removeAllBut(userId: string | undefined): void {
  if (userId !== undefined && readOwner() === userId) return;
  void clearOfflineCache();
  forgetLetters();
  writeOwner(userId);
}

/** Removes every stored answer. What is written after this call stays. */
export async function clearOfflineCache(): Promise<void> {
  writeOwner(undefined);
  await attempt(() => clear(OFFLINE_DATABASE));
}

/** Removes the stored answers under a query key, which a change by the user has made outdated. */
export function removeOfflineAnswers(queryKey: readonly unknown[]): void {
  void persister.removeQueries({ queryKey });
}
