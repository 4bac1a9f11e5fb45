// Who may not answer the invitations of whom. A block is found by the accounts of both. Without an account, the blocked
// person is recognized by the cookie of a device on which they have signed in, as far as it is there.

import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { MatchesRepository } from './matches.repository.ts';
import type { PairHasher } from './pair-hash.repository.ts';

/** Whoever opens or answers an invitation. */
export interface Answerer {
  /** Undefined for a guest. */
  userId: string | undefined;
  /** Whether a number (E.164) has signed in on the device of the request; undefined on a device that knows none. */
  knowsNumber: ((phoneNumber: string) => boolean) | undefined;
}

const contextOf = (userId: string) => `match-block:${userId}`;

/** The id of the user whom `userId` has blocked, sealed. */
export function sealBlocked(cipher: DataCipher, userId: string, blockedId: string): string {
  return cipher.seal(blockedId, contextOf(userId));
}

/** The inverse of `sealBlocked`. */
export function openBlocked(cipher: DataCipher, userId: string, sealed: string): string {
  return cipher.open(sealed, contextOf(userId));
}

/** No user has this id; it stands for the sender of a link that is not there. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whether an answerer is blocked by the sender of an invitation, or has blocked them. Without a sender it takes the same
 * queries, so that a link that is blocked costs what an unknown one does.
 */
export async function isBlocked(
  {
    repository,
    cipher,
    pairs,
  }: { repository: MatchesRepository; cipher: DataCipher; pairs: PairHasher },
  { userId, knowsNumber }: Answerer,
  senderId: string = NOBODY,
): Promise<boolean> {
  if (userId !== undefined) {
    return repository.isBlocked(undefined, pairs.formsOf('block', userId, senderId));
  }
  if (knowsNumber === undefined) return false;
  const blocked = await repository.listBlocked(senderId);
  const ids = blocked.map((sealed) => openBlocked(cipher, senderId, sealed));
  return (await repository.listNumbers([NOBODY, ...ids])).some(knowsNumber);
}
