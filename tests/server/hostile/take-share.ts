import { isExhaustive } from '#tests/support/exhaustive.ts';

/**
 * Every so many of the items, another share for each position, so that in one run each item meets some of the calls; at
 * night all of them, so that each item meets each call.
 */
export function takeShare<T>(items: readonly T[], position: number, shares: number): T[] {
  return items.filter((_, at) => isExhaustive || (at + position) % shares === 0);
}
