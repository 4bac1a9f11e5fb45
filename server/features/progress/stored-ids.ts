// How the ids of activities and of ledger entries are stored. Many contain a sign, usually the user's own
// (`daily-leo-…`, `aries-leo`). So the unique column contains a keyed hash, and another column contains the encrypted
// id.

import { hashesOf, hashOfId, isUniform, toStored } from '#server/db/encryption.ts';

/** The text from which the hash of an activity's id is computed. */
export const keyOfActivity = (userId: string, { type, id }: { type: string; id: string }) =>
  `activity:${userId}:${type}:${id}`;

/** The text from which the hash of a ledger entry's source is computed. */
export const keyOfEntry = (userId: string, source: string, sourceKey: string) =>
  `points:${userId}:${source}:${sourceKey}`;

/** The texts that a ledger entry can be stored as: plain, as in earlier versions, and hashed with each key. */
export const keysOfEntry = (userId: string, source: string, sourceKey: string): string[] => [
  sourceKey,
  ...hashesOf(keyOfEntry(userId, source, sourceKey)),
];

/** What is stored for an id: the hash of its `key` and the id encrypted for `column`, or the plain id and null. */
export function storeId(
  key: string,
  id: string,
  column: string,
): { id: string; sealed: string | null } {
  return isUniform() ? { id: hashOfId(key), sealed: toStored(id, column) } : { id, sealed: null };
}
