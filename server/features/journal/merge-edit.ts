// Which of two edits of an entry stands. Devices send their edits in any order, and more than once; the entry is the same
// in the end.

import type { EntryContent } from './sealed-entry.ts';

/** An edit of an entry. */
export interface Edit extends EntryContent {
  date: string;
  /** When it was made, milliseconds since 1970 UTC. */
  markedAtMs: number;
}

/** An entry as it is stored. */
export type StoredEntry = Edit | { deletedAtMs: number };

/**
 * `new` and `wins`: the edit is stored, and `aside` is the version put aside for it. `loses`: the stored entry stays,
 * and the edit itself is put aside. `same`: both say the same; the later instant counts. `gone`: the entry was deleted
 * after the edit.
 */
export type Outcome =
  | { kind: 'new' | 'gone' }
  | { kind: 'same'; markedAtMs: number }
  | { kind: 'wins' | 'loses'; aside: Edit };

export function mergeEdit(stored: StoredEntry | undefined, edit: Edit): Outcome {
  if (stored === undefined) return { kind: 'new' };
  if ('deletedAtMs' in stored) {
    return { kind: edit.markedAtMs > stored.deletedAtMs ? 'new' : 'gone' };
  }
  const [before, now] = [stored, edit].map(textOf) as [string, string]; // two in, two out
  if (before === now) {
    return { kind: 'same', markedAtMs: Math.max(stored.markedAtMs, edit.markedAtMs) };
  }
  // Of two edits of one instant the text decides, which every device sees alike.
  const isLater =
    edit.markedAtMs > stored.markedAtMs || (edit.markedAtMs === stored.markedAtMs && now > before);
  return isLater ? { kind: 'wins', aside: stored } : { kind: 'loses', aside: edit };
}

/** All that a reader sees of an edit; the zone in which it was made is no change. */
function textOf({ date, text, mood, tags }: Edit): string {
  return JSON.stringify([date, text, mood, tags]);
}
