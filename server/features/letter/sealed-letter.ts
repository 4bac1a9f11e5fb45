// A letter as it is stored: encrypted for one user and date, so that it cannot be opened as the letter of another.

import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';

/** Whose letter it is, and of which date (`YYYY-MM-DD`). */
export interface LetterKey {
  userId: string;
  date: string;
}

const contextOf = ({ userId, date }: LetterKey) => `letter:${userId}:${date}`;

/** Encrypts a letter to be stored. */
export function sealLetter(cipher: DataCipher, key: LetterKey, letter: WrittenLetter): string {
  return cipher.seal(JSON.stringify(letter), contextOf(key), 'letter');
}

/**
 * Decrypts a stored letter; undefined when the key that sealed it is no longer in `DATA_KEY`. Throws for the letter of
 * another user or date, and when a byte was changed.
 */
export function openLetter(
  cipher: DataCipher,
  key: LetterKey,
  sealed: string,
): WrittenLetter | undefined {
  try {
    // Safe to cast: only `sealLetter` makes such texts, and the cipher throws for one that was changed.
    return JSON.parse(cipher.open(sealed, contextOf(key))) as WrittenLetter;
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}
