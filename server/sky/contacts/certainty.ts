// How certain the time of a contact is, and how exactly it is printed accordingly.

import type { BodyKey } from '#shared/sky/bodies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ARCSECOND = 1 / 3600;

/** How exactly a time is printed: "12:24 PM", "about 4 PM", "today". */
export type Shown = 'minute' | 'hour' | 'day';

/** The greatest half width of a contact's interval with which its time is printed in each way. */
const HALF_WIDTH_MS = {
  minute: 10 * MINUTE_MS,
  hour: 3 * HOUR_MS,
  day: 36 * HOUR_MS,
} as const satisfies Record<Shown, number>;

/** A contact with a wider interval is withheld. */
export const WIDEST_INTERVAL_MS = 2 * HALF_WIDTH_MS.day;

/**
 * From Jupiter outward a body needs about an hour to move by the angle in which ephemerides differ, so its contacts are
 * never printed to the minute.
 */
const SLOW_BODIES: ReadonlySet<BodyKey> = new Set([
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]);
export const isSlow = (body: BodyKey): boolean => SLOW_BODIES.has(body);

/**
 * How far the ephemeris of a moving body may be off, degrees. From the Sun to Mars: the largest difference from JPL
 * DE431, rounded up. From Jupiter outward: the largest difference between two independent ephemerides from 1900 to
 * 2050, so that by both of them the contact lies within its interval.
 */
export const MOVING_ERROR_DEGREES = {
  sun: 1 * ARCSECOND,
  moon: 1 * ARCSECOND,
  mercury: 1 * ARCSECOND,
  venus: 1 * ARCSECOND,
  mars: 1.5 * ARCSECOND,
  jupiter: 10 * ARCSECOND,
  saturn: 13 * ARCSECOND,
  uranus: 13 * ARCSECOND,
  neptune: 18 * ARCSECOND,
  pluto: 8 * ARCSECOND,
} as const satisfies Record<BodyKey, number>;

/** How exactly the time of a contact is printed, by the width of its interval; null when it is withheld. */
export function getShown(moving: BodyKey, widthMs: number): Shown | null {
  const half = widthMs / 2;
  if (half <= HALF_WIDTH_MS.minute && !isSlow(moving)) return 'minute';
  if (half <= HALF_WIDTH_MS.hour) return 'hour';
  return half <= HALF_WIDTH_MS.day ? 'day' : null;
}
