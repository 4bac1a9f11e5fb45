// Checks whether a block stops a person from answering an invitation. The account ids of both people identify a block.
// A person without an account is recognized only by the cookie of a device on which they have signed in.

import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { MatchesRepository } from './matches.repository.ts';
import type { PairHasher } from './pair-hash.repository.ts';

/** The person who opens or answers an invitation. */
export interface Answerer {
  /** Undefined for a guest. */
  userId: string | undefined;
  /**
   * Whether a phone number (E.164) has signed in on the device of the request; undefined when the device has no
   * signed-in number.
   */
  knowsNumber: ((phoneNumber: string) => boolean) | undefined;
}

const contextOf = (userId: string) => `match-block:${userId}`;

/** The id of the user whom `userId` has blocked, encrypted. */
export function sealBlocked(cipher: DataCipher, userId: string, blockedId: string): string {
  return cipher.seal(blockedId, contextOf(userId));
}

/** The inverse of `sealBlocked`. */
export function openBlocked(cipher: DataCipher, userId: string, sealed: string): string {
  return cipher.open(sealed, contextOf(userId));
}

/** No user has this id. It replaces the sender's id when the link does not exist. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the sender has blocked the person who answers, or that person has blocked the sender. Without a sender it
 * makes the same queries, so that a blocked link takes as long as an unknown one.
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
