// Sun seasons: the stretches of time that the Sun is in each sign, of which the printed date ranges are an
// approximation.

import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import { getSignKeyAt, SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';
import { getApparentLongitude } from './ephemeris.ts';
import { findRoot } from './events/crossings.ts';

const SIGN_WIDTH_DEGREES = 30;
const DAYS_PER_SIGN = 365.2422 / 12;
/**
 * The Sun, faster in January than in July, enters each sign within so many days of the guess, which takes its motion to
 * be even.
 */
const SEARCH_HALF_WIDTH_DAYS = 6;
/** The first sign that the Sun enters in a calendar year is Aquarius, on about 20 January. */
const FIRST_SIGN_INDEX = SIGN_KEYS.indexOf('aquarius');

export interface SunSeason {
  sign: SignKey;
  /** When the Sun enters the sign, UTC milliseconds since 1970. */
  fromUtcMs: number;
  /** When the Sun leaves the sign, UTC milliseconds since 1970. */
  untilUtcMs: number;
}

/** The twelve Sun seasons that begin in a calendar year (UTC), in order: Aquarius to Capricorn. */
export function listSunSeasons(year: number): SunSeason[] {
  const firstGuessTt = toJulianDayTt(Date.UTC(year, 0, 20));
  /** When the Sun enters the sign that is so many signs after Aquarius; 12 is Aquarius of the next year. */
  const enters = (count: number) => {
    const degrees = ((FIRST_SIGN_INDEX + count) % SIGN_KEYS.length) * SIGN_WIDTH_DEGREES;
    return toUtcMs(findSunAt(degrees, firstGuessTt + count * DAYS_PER_SIGN));
  };
  const seasons: SunSeason[] = [];
  let fromUtcMs = enters(0);
  for (let count = 0; count < SIGN_KEYS.length; count += 1) {
    const sign = getSignKeyAt((FIRST_SIGN_INDEX + count) % SIGN_KEYS.length);
    const untilUtcMs = enters(count + 1);
    seasons.push({ sign, fromUtcMs, untilUtcMs });
    fromUtcMs = untilUtcMs;
  }
  return seasons;
}

/** The Julian day in TT, within `SEARCH_HALF_WIDTH_DAYS` of a guess, at which the Sun reaches a longitude (degrees). */
function findSunAt(degrees: number, guessTt: number): number {
  return findRoot(
    (day) => signedSeparationDegrees(degrees, getApparentLongitude('sun', day)),
    guessTt - SEARCH_HALF_WIDTH_DAYS,
    guessTt + SEARCH_HALF_WIDTH_DAYS,
  );
}
