// A letter as it is kept: encrypted, and opened for its user and date alone.

import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';

/** Whose letter it is, and of which date (`YYYY-MM-DD`). */
export interface LetterKey {
  userId: string;
  date: string;
}

const contextOf = ({ userId, date }: LetterKey) => `letter:${userId}:${date}`;

/** Encrypts a letter to be kept. */
export function sealLetter(cipher: DataCipher, key: LetterKey, letter: WrittenLetter): string {
  return cipher.seal(JSON.stringify(letter), contextOf(key));
}

/**
 * What a kept letter says; undefined where the key that sealed it is gone from `DATA_KEY`. Throws for the letter of
 * another user or date, and when a byte changed.
 */
export function openLetter(
  cipher: DataCipher,
  key: LetterKey,
  sealed: string,
): WrittenLetter | undefined {
  try {
    // Only `sealLetter` writes these rows, and the cipher refuses what was changed.
    return JSON.parse(cipher.open(sealed, contextOf(key))) as WrittenLetter;
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}
