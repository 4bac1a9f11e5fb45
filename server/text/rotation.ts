// How a text is picked when several are due: the number of a day, a hash, and lists that start over.

import { daysBetween } from '#shared/core/calendar-date.ts';

/** Days since 1970-01-01 of a date `YYYY-MM-DD`. */
export function dayNumberOf(date: string): number {
  return daysBetween('1970-01-01', date);
}

/** A whole number from 0 to 2³²−1 that depends on every character of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

/** The item at an index that may lie before the beginning or beyond the end. Throws on an empty list. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
