// Entries of a journal as they are stored: encrypted for one user and id, so that none can be opened as another's.

import { type DataCipher, openIfKeyKnown } from '#server/platform/data-cipher.ts';
import type { Mood } from '#shared/journal/journal-rules.ts';

/** Whose entry it is, and which. */
export interface EntryKey {
  userId: string;
  id: string;
}

/** What is stored encrypted of an entry. */
export interface EntryContent {
  zone: string;
  text: string;
  mood: Mood | null;
  tags: string[];
}

/** What is stored encrypted of an earlier version. */
export type VersionContent = EntryContent & { date: string };

const contextOf = ({ userId, id }: EntryKey) => `journal:${userId}:${id}`;
const versionContextOf = ({ userId, id }: EntryKey) => `journal-version:${userId}:${id}`;
const namespaceContextOf = (userId: string) => `journal-namespace:${userId}`;

export function sealEntry(cipher: DataCipher, key: EntryKey, content: EntryContent): string {
  const { zone, text, mood, tags } = content;
  return cipher.seal(JSON.stringify({ zone, text, mood, tags }), contextOf(key), 'journal');
}

/** Decrypts a stored entry; undefined when the key that sealed it is no longer in `DATA_KEY`. */
export function openEntry(
  cipher: DataCipher,
  key: EntryKey,
  sealed: string,
): EntryContent | undefined {
  const text = openIfKeyKnown(cipher, sealed, contextOf(key));
  // Safe to cast: only `sealEntry` makes such texts, and the cipher throws for one that was changed.
  return text === undefined ? undefined : (JSON.parse(text) as EntryContent);
}

export function sealVersion(cipher: DataCipher, key: EntryKey, content: VersionContent): string {
  const { date, zone, text, mood, tags } = content;
  const json = JSON.stringify({ date, zone, text, mood, tags });
  return cipher.seal(json, versionContextOf(key), 'journal');
}

/** The same as `openEntry` for an earlier version. */
export function openVersion(
  cipher: DataCipher,
  key: EntryKey,
  sealed: string,
): VersionContent | undefined {
  const text = openIfKeyKnown(cipher, sealed, versionContextOf(key));
  return text === undefined ? undefined : (JSON.parse(text) as VersionContent); // only `sealVersion` makes such texts
}

export function sealNamespace(cipher: DataCipher, userId: string, namespace: string): string {
  return cipher.seal(namespace, namespaceContextOf(userId));
}

/** The same as `openEntry` for the namespace of a user. */
export function openNamespace(
  cipher: DataCipher,
  userId: string,
  sealed: string,
): string | undefined {
  return openIfKeyKnown(cipher, sealed, namespaceContextOf(userId));
}
