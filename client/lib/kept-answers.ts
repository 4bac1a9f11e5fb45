// Which of the answers on the page came out of what this device keeps, because the server was out of reach.

import { useSyncExternalStore } from 'react';
import { KEPT_AT_HEADER } from './kept-cache.ts';
import { hasSignedInCookie } from './signed-in-cookie.ts';

/** Path without its query → when the kept answer was read, ISO 8601. */
const keptAt = new Map<string, string>();
const listeners = new Set<() => void>();
let earliest: string | undefined;

function update(): void {
  const [first] = [...keptAt.values()].toSorted();
  if (first === earliest) return;
  earliest = first;
  for (const listener of listeners) listener();
}

const USER_PATH = '/api/user';
/** What a reader has read before there was a worker to keep it; of visitors nothing is kept. */
const readWithoutWorker = new Set<string>();

/** Told of every answer: a kept one is remembered until the server gives that answer again. */
export function noteAnswer(path: string, response: Response): void {
  // Only pages that are served safely have the container.
  if (navigator.serviceWorker?.controller === null && hasSignedInCookie()) {
    readWithoutWorker.add(path);
  }
  const bare = path.split('?')[0] ?? path;
  const moment = response.headers.get(KEPT_AT_HEADER);
  if (moment === null) keptAt.delete(bare);
  else keptAt.set(bare, moment);
  update();
}

/** Reads again what was read before the worker came, so that it is kept from the first visit on. */
export async function readAgainForWorker(): Promise<void> {
  if (readWithoutWorker.size === 0) return;
  // The user first, even if the page knows them from their sign-up alone: by that answer it is known whose
  // the others are.
  const paths = new Set([USER_PATH, ...readWithoutWorker]);
  readWithoutWorker.clear();
  for (const path of paths) await fetch(path, { credentials: 'same-origin' });
}

/** When somebody else is there, or nobody. */
export function forgetNotes(): void {
  keptAt.clear();
  readWithoutWorker.clear();
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the oldest of the kept answers on the page was read, ISO 8601; undefined when there are none. */
export function useKeptSince(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => earliest,
    () => undefined,
  );
}

/** Whether anything on the page is kept: then nothing is recorded by itself, for it was not read today. */
export function showsKeptAnswers(): boolean {
  return earliest !== undefined;
}
