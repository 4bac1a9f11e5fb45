// Letters and a reader's memory as they are stored: encrypted for one user, a letter also for its date, so that neither
// can be opened in place of another's.

import { type DataCipher, openIfKeyKnown } from '#server/platform/data-cipher.ts';
import { createMemory, type Memory, packMemory, unpackMemory } from '#server/writing/memory.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { LetterGist } from './letter.composer.ts';

/** Whose letter it is, and of which date (`YYYY-MM-DD`). */
export interface LetterKey {
  userId: string;
  date: string;
}

/** A letter with what the server needs to know about it later. Old letters have only the letter. */
export interface StoredLetter {
  letter: WrittenLetter;
  gist: LetterGist;
  /** Identifies the birth that it was written for; null for letters stored without it. */
  birth: string | null;
  /** The season moments in it that the reader has not opened yet. */
  unopened: readonly string[];
  /** Whether the reader's page has asked for it; true of letters that were stored without it. */
  isOpened: boolean;
}

const contextOf = ({ userId, date }: LetterKey) => `letter:${userId}:${date}`;
const memoryContextOf = (userId: string) => `letter-memory:${userId}`;

/** Encrypts a letter to be stored. */
export function sealLetter(cipher: DataCipher, key: LetterKey, stored: StoredLetter): string {
  const { letter, ...about } = stored;
  return cipher.seal(JSON.stringify({ ...letter, about }), contextOf(key), 'letter');
}

/**
 * Decrypts a stored letter; undefined when the key that sealed it is no longer in `DATA_KEY`. Throws for the letter of
 * another user or date, and when a byte was changed.
 */
export function openLetter(
  cipher: DataCipher,
  key: LetterKey,
  sealed: string,
): StoredLetter | undefined {
  const text = openIfKeyKnown(cipher, sealed, contextOf(key));
  if (text === undefined) return undefined;
  // Safe to cast: only `sealLetter` makes such texts, and the cipher throws for one that was changed. A letter of the
  // previous version has neither a thread nor the data about it.
  const { about, ...letter } = JSON.parse(text) as Omit<WrittenLetter, 'thread' | 'rewritten'> &
    Partial<WrittenLetter> & { about?: Omit<StoredLetter, 'letter'> };
  return {
    letter: { ...letter, thread: letter.thread ?? null, rewritten: letter.rewritten ?? false },
    ...{ gist: { lead: null, tags: [] }, birth: null, unopened: [], isOpened: true },
    ...about,
  };
}

/** Encrypts a reader's memory to be stored, in one length. */
export function sealMemory(cipher: DataCipher, userId: string, memory: Memory): string {
  return cipher.seal(packMemory(memory), memoryContextOf(userId), 'letterMemory');
}

/** Decrypts a stored memory; an empty one when there is none, or its key is no longer in `DATA_KEY`. */
export function openMemory(cipher: DataCipher, userId: string, sealed: string | null): Memory {
  const text =
    sealed === null ? undefined : openIfKeyKnown(cipher, sealed, memoryContextOf(userId));
  return text === undefined ? createMemory() : unpackMemory(text);
}
