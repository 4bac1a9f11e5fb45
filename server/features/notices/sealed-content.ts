// The encrypted parts of the rows of notices: the address of a device, the contact of a bell, and a planned notice.

import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { Candidate } from './candidates.ts';

/** A contact with a bell. */
export interface BellContact {
  /** Which contact it is, as `Candidate.key`. */
  key: string;
  moving: BodyKey;
  /** Its instant as computed when the bell was set, UTC milliseconds; a correction of the birth moves the contact. */
  atUtcMs: number;
}

/** A notice that is planned for a reader. */
export type PlannedNotice = Pick<
  Candidate,
  'key' | 'kind' | 'words' | 'telling' | 'ringAtMs' | 'untilMs'
>;

/** What is encrypted, by the kind of row. */
export interface Contents {
  device: NewSubscription;
  bell: BellContact;
  notice: PlannedNotice;
}
export type ContentKind = keyof Contents;

const contextOf = (kind: ContentKind, userId: string) => `notices-${kind}:${userId}`;

export function sealContent<K extends ContentKind>(
  cipher: DataCipher,
  kind: K,
  userId: string,
  content: Contents[K],
): string {
  return cipher.seal(JSON.stringify(content), contextOf(kind, userId));
}

/**
 * Decrypts a row's content; undefined when the key that sealed it is no longer in `DATA_KEY`. Throws for another user
 * or kind, and when a byte was changed.
 */
export function openContent<K extends ContentKind>(
  cipher: DataCipher,
  kind: K,
  userId: string,
  sealed: string,
): Contents[K] | undefined {
  try {
    // Safe to cast: only `sealContent` makes such texts, and the cipher throws for one that was changed.
    return JSON.parse(cipher.open(sealed, contextOf(kind, userId))) as Contents[K];
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}

/**
 * The keyed hashes by which a user's contact is found among bells and notices, one for each key; the first is to be
 * stored. `key` is `Candidate.key`.
 */
export function contactHashes(
  cipher: DataCipher,
  userId: string,
  key: string,
): readonly [string, ...string[]] {
  return cipher.hashesOf(key, `notices-contact:${userId}`);
}

/** The keyed hashes by which a device is found, one for each key of `DATA_KEY`; the first is to be stored. */
export function endpointHashes(
  cipher: DataCipher,
  endpoint: string,
): readonly [string, ...string[]] {
  return cipher.hashesOf(endpoint, 'notices-endpoint');
}
