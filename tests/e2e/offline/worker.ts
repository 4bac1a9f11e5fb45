// Helpers for the service worker and for the answers that the page stores for offline use.

import { expect, type Page } from '../journey.ts';

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** All stored answers of users: cache key → text of the stored entry. */
export function readStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const request = indexedDB.open('asteria-offline');
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      request.onsuccess = () => resolve(request.result);
      // Nothing has been stored yet; the database is the page's to make.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => resolve(undefined);
    });
    if (database === undefined) return {};
    const read = <T>(ask: (store: IDBObjectStore) => IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        const asked = ask(database.transaction('answers').objectStore('answers'));
        asked.onsuccess = () => resolve(asked.result);
      });
    const keys = await read((store) => store.getAllKeys());
    const values = await read<string[]>((store) => store.getAll());
    database.close();
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index] ?? '']));
  });
}

/** The user whose answers are stored, from `GET /api/user`. */
export async function readStoredUser(page: Page): Promise<{ id: string; username: string }> {
  const { 'asteria-offline-["user"]': entry = '' } = await readStored(page);
  return JSON.parse(entry).state.data;
}

/** Waits until the answers to the calls with these parts in their path are stored. */
export async function waitForStored(page: Page, parts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const keys = Object.keys(await readStored(page));
      return parts.filter((part) => !keys.some((key) => key.includes(part)));
    })
    .toEqual([]);
}
