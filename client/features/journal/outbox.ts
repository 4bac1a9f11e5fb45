// Changes of the journal on their way to the server, in order. A change is removed when the server has it.

import { del, entries, set } from 'idb-keyval';
import { ApiError, ConnectionError, callEndpoint } from '#client/lib/api-client.ts';
import { OUTBOX_DATABASE } from '#client/lib/journal-outbox.ts';
import {
  deleteEntryEndpoint,
  importJournalEndpoint,
  putEntryEndpoint,
} from '#shared/journal/journal.contract.ts';
import type {
  ImportedEntry,
  JournalEdit,
  JournalImported,
} from '#shared/journal/journal.schema.ts';

export type Change =
  | { kind: 'put'; id: string; edit: JournalEdit; isNew: boolean }
  | { kind: 'delete'; id: string; markedAt: string }
  | { kind: 'import'; entries: readonly ImportedEntry[] };

export type Waiting = Change & {
  key: string;
  userId: string;
  /** Why the server will not take it, in its words. */
  refused?: string;
};

/** What waits where IndexedDB is missing, full or blocked: it lives as long as the page. */
const unstored = new Map<string, Waiting>();
let lastMs = 0;

/** Keys are in the order of the changes. */
function nextKey(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return String(lastMs).padStart(16, '0');
}

/** The result of work on IndexedDB; undefined where it is missing or blocked. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The changes of a user that wait, in order. Those of other users are removed. */
export async function listWaiting(userId: string): Promise<Waiting[]> {
  const stored = (await attempt(() => entries<string, Waiting>(OUTBOX_DATABASE))) ?? [];
  const all = [...stored.map(([, waiting]) => waiting), ...unstored.values()];
  for (const { key, userId: owner } of all) if (owner !== userId) await remove(key);
  return all
    .filter((waiting) => waiting.userId === userId)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Adds a change; an edit replaces one of the same entry that waits. */
export async function addChange(userId: string, change: Change): Promise<void> {
  const replaced =
    change.kind === 'import'
      ? []
      : (await listWaiting(userId)).filter(
          (waiting) => waiting.kind !== 'import' && waiting.id === change.id,
        );
  const isNew = replaced.some((waiting) => waiting.kind === 'put' && waiting.isNew);
  const kept = change.kind === 'put' && isNew ? { ...change, isNew } : change;
  await store({ ...kept, key: nextKey(), userId });
  for (const { key } of replaced) await remove(key);
}

async function store(waiting: Waiting): Promise<void> {
  try {
    await set(waiting.key, waiting, OUTBOX_DATABASE);
  } catch {
    unstored.set(waiting.key, waiting);
  }
}

async function remove(key: string): Promise<void> {
  unstored.delete(key);
  await attempt(() => del(key, OUTBOX_DATABASE));
}

export const discardChange = remove;

/** A change that was refused is sent again. */
export function retryChange({ refused: _, ...waiting }: Waiting): Promise<void> {
  return store(waiting);
}

export interface Sent {
  /** How many changes the server took. */
  count: number;
  /** Whether a new entry was among them. */
  hasNew: boolean;
  /** After how many seconds to try again; undefined when nothing is left to send. */
  retryAfterSeconds: number | undefined;
}

/** How long to wait for a server that cannot be reached. */
const RETRY_SECONDS = 30;

/**
 * Sends what waits, in order, until the server cannot be reached. What was written goes before what is imported;
 * `onImported` is told what became of each piece of an import.
 */
export async function sendWaiting(
  userId: string,
  onImported: (counts: JournalImported) => void,
): Promise<Sent> {
  const sent: Sent = { count: 0, hasNew: false, retryAfterSeconds: undefined };
  const waiting = (await listWaiting(userId)).filter(({ refused }) => refused === undefined);
  const inTurn = [
    ...waiting.filter(({ kind }) => kind !== 'import'),
    ...waiting.filter(({ kind }) => kind === 'import'),
  ];
  for (const change of inTurn) {
    try {
      const counts = await send(change);
      if (counts !== undefined) onImported(counts);
      sent.hasNew ||= change.kind === 'put' && change.isNew;
    } catch (error) {
      if (mayPass(error)) {
        const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
        return { ...sent, retryAfterSeconds: seconds ?? RETRY_SECONDS };
      }
      if (!(error instanceof ApiError)) throw error;
      // Another device has deleted the entry since.
      if (error.code !== 'not_found') {
        await store({ ...change, refused: error.sentence ?? error.message });
        continue;
      }
    }
    await remove(change.key);
    sent.count += 1;
  }
  return sent;
}

/** Whether the same call may succeed later: no answer, a server in trouble, too many calls, a session that ended. */
function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return (
    error instanceof ApiError && (error.status >= 500 || [401, 403, 429].includes(error.status))
  );
}

async function send(change: Waiting): Promise<JournalImported | undefined> {
  switch (change.kind) {
    case 'put': {
      const { id, edit } = change;
      await callEndpoint(putEntryEndpoint, { params: { id }, body: edit });
      return undefined;
    }
    case 'delete': {
      const { id, markedAt } = change;
      await callEndpoint(deleteEntryEndpoint, { params: { id }, query: { markedAt } });
      return undefined;
    }
    case 'import':
      return await callEndpoint(importJournalEndpoint, { body: { entries: [...change.entries] } });
  }
}
