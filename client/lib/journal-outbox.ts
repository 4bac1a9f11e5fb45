// Where changes of the journal wait until the server has them: in IndexedDB, so that they outlive the page. Separate from
// the journal's own code, because every sign-out empties it.

import { clear, createStore } from 'idb-keyval';

export const OUTBOX_DATABASE = createStore('asteria-journal', 'outbox');

/** In local storage, which is synchronous: what is being written, and by whom. */
export const DRAFTS_KEY = 'asteria:drafts';

/** Removes every change that waits, and what is being written. */
export async function clearJournalOutbox(): Promise<void> {
  try {
    localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Local storage is blocked, and nothing is there.
  }
  try {
    await clear(OUTBOX_DATABASE);
  } catch {
    // Without IndexedDB nothing waits there.
  }
}
