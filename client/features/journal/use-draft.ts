// What somebody is writing, stored on the device with each letter, so that neither a way back nor a reload loses it. In
// local storage: what is written to IndexedDB when the page goes may not arrive.

import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { DRAFTS_KEY } from '#client/lib/journal-outbox.ts';

type Drafts = { userId: string; drafts: Readonly<Record<string, unknown>> };

/** The user's drafts by name; those of somebody else are removed. */
function readDrafts(userId: string): Drafts['drafts'] {
  try {
    // Only `storeDraft` writes there.
    const stored = JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? 'null') as Drafts | null;
    if (stored?.userId === userId) return stored.drafts;
    localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Without storage a draft lives as long as its form.
  }
  return {};
}

/** Stores a draft; undefined removes it. */
function storeDraft(userId: string, name: string, draft: unknown): void {
  const drafts = { ...readDrafts(userId), [name]: draft };
  try {
    localStorage.setItem(DRAFTS_KEY, JSON.stringify({ userId, drafts }));
  } catch {
    // Local storage is full or blocked.
  }
}

/** A state that begins with the stored draft of that name, and a function that stores another, or none. */
export function useDraft<D>(name: string) {
  const { id: userId } = useCurrentUser();
  const [draft, setDraft] = useState(() => readDrafts(userId)[name] as D | undefined);
  return { draft, setDraft, store: (next?: D) => storeDraft(userId, name, next) };
}
