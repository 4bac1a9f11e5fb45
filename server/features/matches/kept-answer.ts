// What two users saw below *Threads*. It is stored after their match is deleted, so that a new match of the same two
// gives no second answer. Each of the two has their own row, encrypted for that user. The two rows have different
// hashes of the pair, so that a copy of the database does not reveal who the two are.

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
  /** Null for a side that could not be decrypted. */
  signs: { own: ChartSigns | null; theirs: ChartSigns | null };
}

const contextOf = (userId: string) => `match-answer:${userId}`;

export function sealAnswer(cipher: DataCipher, userId: string, answer: KeptAnswer): string {
  return cipher.seal(JSON.stringify(answer), contextOf(userId), 'matchAnswer');
}

/** Throws `UnknownKeyError`, and an Error when a byte was changed. */
export function openAnswer(cipher: DataCipher, userId: string, sealed: string): KeptAnswer {
  // Safe to cast: only `sealAnswer` creates such texts, and the cipher throws if one was changed.
  return JSON.parse(cipher.open(sealed, contextOf(userId))) as KeptAnswer;
}
