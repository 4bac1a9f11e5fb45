// Compares secrets so that the duration reveals nothing about them.

import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal; takes the same time for all that have the same length. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
