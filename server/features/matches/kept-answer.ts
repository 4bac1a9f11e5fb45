// What two users were told below *Threads*, kept after their match is deleted, so that a new match of the same two gives
// no second answer. Each of the two has a row of their own. It is sealed for that user, and its hash of the pair is
// another than the one in the other's row, so that a copy of the database does not tell who the two are.

import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { MatchArea } from '#shared/matches/matches.ts';
import type { ChartSigns } from './match-chart.ts';

/** The words of a match as they are stored. */
export interface StoredWords {
  flows: MatchArea;
  care: MatchArea;
  /** The ratings of the four areas, as digits. */
  four: string;
  withoutMoon: boolean;
}

export interface KeptAnswer {
  /** The id of the other user. */
  otherId: string;
  words: StoredWords;
  /** Null for a side that could not be read. */
  signs: { own: ChartSigns | null; theirs: ChartSigns | null };
}

const contextOf = (userId: string) => `match-answer:${userId}`;

export function sealAnswer(cipher: DataCipher, userId: string, answer: KeptAnswer): string {
  return cipher.seal(JSON.stringify(answer), contextOf(userId), 'matchAnswer');
}

/** Throws `UnknownKeyError`, and an Error when a byte was changed. */
export function openAnswer(cipher: DataCipher, userId: string, sealed: string): KeptAnswer {
  // Safe to cast: only `sealAnswer` makes such texts, and the cipher throws for one that was changed.
  return JSON.parse(cipher.open(sealed, contextOf(userId))) as KeptAnswer;
}
