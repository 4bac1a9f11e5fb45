// Chooses which of several lines is due on a date. The choice depends on the date and a seed alone and needs no state:
// a date always gives the same line, and a user does not read the same line again within fourteen days. `day` is a date
// as the number of days since 1970-01-01; `seed` is any whole number, which makes kinds of lines begin at different
// places.

import { daysBetween } from '#shared/core/calendar-date.ts';

/** The least number of days before a user reads the same line again. */
export const REST_DAYS = 14;

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

/** The item at an index that may lie beyond the end or before the beginning. Throws on an empty list. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

/**
 * The line for a fact that holds for a few days in a row and then not for weeks (the Moon in a sign), or, with more
 * lines than `REST_DAYS`, for a fact of any day: the next line each day.
 */
export function pickDaily<Item>(items: readonly Item[], day: number, seed: number): Item {
  return itemAt(items, day + seed);
}

/**
 * The line for an event of one day. Each line is due for a period of several days, so long that the periods of the
 * other lines take `REST_DAYS` or more: two events of a kind get the same line only within one period (four days with
 * five lines) or after `REST_DAYS`.
 */
export function pickForEvent<Item>(items: readonly Item[], day: number, seed: number): Item {
  const periodDays = Math.max(1, Math.ceil(REST_DAYS / Math.max(1, items.length - 1)));
  return itemAt(items, Math.floor(day / periodDays) + seed);
}

/**
 * The line for a state that lasts weeks or years: each line is due on one day in `cycleDays` (more than `REST_DAYS`,
 * and at least as many as there are lines), evenly spread. On the other days the result is undefined, and the text is
 * about something else. `offset` moves the cycle by so many days.
 */
export function findCyclic<Item>(
  items: readonly Item[],
  day: number,
  offset: number,
  cycleDays: number,
): Item | undefined {
  const spacing = Math.floor(cycleDays / items.length);
  const place = (((day + offset) % cycleDays) + cycleDays) % cycleDays;
  return place % spacing === 0 ? items[place / spacing] : undefined;
}
