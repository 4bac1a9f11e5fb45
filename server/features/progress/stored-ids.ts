// How the ids of activities and of ledger entries are stored. Many hold a sign, mostly the user's own (`daily-leo-…`,
// `aries-leo`), so that the column by which a row is unique has a keyed hash, and the id stands encrypted beside it.

import { hashesOf, hashOfId, isUniform, toStored } from '#server/db/encryption.ts';

/** What the hash of an activity's id is made of. */
export const keyOfActivity = (userId: string, { type, id }: { type: string; id: string }) =>
  `activity:${userId}:${type}:${id}`;

/** What the hash of a ledger entry's source is made of. */
export const keyOfEntry = (userId: string, source: string, sourceKey: string) =>
  `points:${userId}:${source}:${sourceKey}`;

/** Under which texts a ledger entry may be stored: plain, as earlier versions do, and hashed with each key. */
export const keysOfEntry = (userId: string, source: string, sourceKey: string): string[] => [
  sourceKey,
  ...hashesOf(keyOfEntry(userId, source, sourceKey)),
];

/** What to store for an id: the hash of its `key` and the id encrypted for `column`, or the plain id and null. */
export function storeId(
  key: string,
  id: string,
  column: string,
): { id: string; sealed: string | null } {
  return isUniform() ? { id: hashOfId(key), sealed: toStored(id, column) } : { id, sealed: null };
}
