// Where changes of the journal wait until the server has them: in IndexedDB, so that they outlive the page. Separate from
// the journal's own code, because every sign-out empties it.

import { clear, createStore } from 'idb-keyval';

export const OUTBOX_DATABASE = createStore('asteria-journal', 'outbox');

/** Removes every change that waits. */
export async function clearJournalOutbox(): Promise<void> {
  try {
    await clear(OUTBOX_DATABASE);
  } catch {
    // Without IndexedDB nothing waits there.
  }
}
