// The game on this device, so that a reload or a lost connection loses no choice. It is stored with the answers for
// offline use, and so removed with them when the reader signs out or another signs in.

import { del, get, set } from 'idb-keyval';
import { OFFLINE_DATABASE } from '#client/lib/offline-cache.ts';
import type {
  Game,
  RevealedGame,
  RoundAnswer,
} from '#shared/find-yourself/find-yourself.schema.ts';

/** A game that was drawn, as far as it was played. */
export interface Play {
  game: Game;
  /** Whether the reader asked to be counted. */
  share: boolean;
  /** The rounds that were looked at, with the choice made in each. */
  answers: readonly RoundAnswer[];
  /** The index of the round on the screen; -1 before the first. */
  at: number;
  /** Whether the answers were sent, and so can no longer change. */
  isSent: boolean;
  revealed: RevealedGame | null;
}

const KEY = 'find-yourself';
type Stored = { userId: string; play: Play };

/** The user's game on this device; null if there is none. */
export async function readPlay(userId: string): Promise<Play | null> {
  try {
    const stored = await get<Stored>(KEY, OFFLINE_DATABASE);
    return stored?.userId === userId ? stored.play : null;
  } catch {
    // Without IndexedDB the game lasts as long as the page.
    return null;
  }
}

/** Stores the user's game; null removes it. */
export async function storePlay(userId: string, play: Play | null): Promise<void> {
  try {
    if (play === null) await del(KEY, OFFLINE_DATABASE);
    else await set(KEY, { userId, play } satisfies Stored, OFFLINE_DATABASE);
  } catch {
    // Without IndexedDB the game lasts as long as the page.
  }
}
