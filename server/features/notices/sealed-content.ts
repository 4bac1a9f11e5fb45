// What rows of notices keep sealed: where a device is reached, and which contacts ring for whom.

import { type DataCipher, UnknownKeyError } from '#server/platform/data-cipher.ts';
import type { NewSubscription } from '#shared/notices/notices.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { Candidate } from './candidates.ts';

/** A contact with a bell. */
export interface BellContact {
  /** Which contact it is, as `Candidate.key`. */
  key: string;
  moving: BodyKey;
  /** When it was to be exact when the bell was set, UTC milliseconds; a corrected birth moves it. */
  atUtcMs: number;
}

/** What is planned. */
export type PlannedNotice = Pick<
  Candidate,
  'key' | 'kind' | 'words' | 'telling' | 'ringAtMs' | 'untilMs'
>;

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

/** What a row says; undefined where the key that sealed it is gone from `DATA_KEY`. Throws when a byte changed. */
export function openContent<K extends ContentKind>(
  cipher: DataCipher,
  kind: K,
  userId: string,
  sealed: string,
): Contents[K] | undefined {
  try {
    // Only `sealContent` writes these rows, and the cipher refuses what was changed.
    return JSON.parse(cipher.open(sealed, contextOf(kind, userId))) as Contents[K];
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}

/** The keyed hashes by which a contact of a user is found among bells and notices; the first is the one to store. */
export function contactHashes(
  cipher: DataCipher,
  userId: string,
  key: string,
): readonly [string, ...string[]] {
  return cipher.hashesOf(key, `notices-contact:${userId}`);
}

/** The keyed hashes by which a device is found. */
export function endpointHashes(
  cipher: DataCipher,
  endpoint: string,
): readonly [string, ...string[]] {
  return cipher.hashesOf(endpoint, 'notices-endpoint');
}
