// Births at random for the tests of contacts, the same every time.

import { type BirthSpan, getNatalPoints, type NatalPoints } from '#server/sky/contacts/index.ts';
import type { GeographicPlace } from '#shared/sky/angles.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface RandomBirth {
  utcMs: number;
  place: GeographicPlace;
}

/** A birth between 1930 and 2013, somewhere where people live. */
export function randomBirth(random: () => number): RandomBirth {
  const from = Date.UTC(1930, 0, 1);
  const minutes = Math.floor((random() * (Date.UTC(2013, 0, 1) - from)) / MINUTE_MS);
  return {
    utcMs: from + minutes * MINUTE_MS,
    place: {
      latitudeDegrees: -45 + random() * 105,
      longitudeDegrees: -180 + random() * 360,
    },
  };
}

/** The span of a birth that may be so many minutes off. */
export function spanOf(utcMs: number, minutes: number): BirthSpan {
  return { utcMs, fromUtcMs: utcMs - minutes * MINUTE_MS, untilUtcMs: utcMs + minutes * MINUTE_MS };
}

/** The natal points of a birth that is known to the instant. */
export function exactPointsOf({ utcMs, place }: RandomBirth): NatalPoints {
  return getNatalPoints(spanOf(utcMs, 0), place);
}
