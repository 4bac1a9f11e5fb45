// The points of a natal chart that moving bodies come into aspect with, and how far off each may be: with a margin of
// the birth time, the Moon's place is uncertain by up to a quarter of a degree, the Ascendant's by several degrees.

import { type ApparentPosition, getApparentPosition } from '#server/sky/ephemeris.ts';
import { findRoot } from '#server/sky/events/crossings.ts';
import { type GeographicPlace, getAngles } from '#shared/sky/angles.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getSignIndex, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { getSignKeyAt, type SignKey } from '#shared/zodiac/signs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ARCSECOND = 1 / 3600;

/**
 * How far the ephemeris may be off at a birth, degrees: the largest difference from JPL DE431 from 1900 to 2050,
 * rounded up. That of the Moon includes half an arcsecond for the change of her speed within an hour.
 */
const NATAL_ERROR_DEGREES = {
  sun: 1 * ARCSECOND,
  moon: 2 * ARCSECOND,
  mercury: 2 * ARCSECOND,
  venus: 2 * ARCSECOND,
  mars: 2 * ARCSECOND,
  jupiter: 2 * ARCSECOND,
  saturn: 2 * ARCSECOND,
  uranus: 4 * ARCSECOND,
  neptune: 4 * ARCSECOND,
  pluto: 4 * ARCSECOND,
} as const satisfies Record<BodyKey, number>;
/** Sidereal time is computed from UTC instead of UT1; they differ by up to a second, while the Earth turns by 15″. */
const ANGLE_ERROR_DEGREES = 15 * ARCSECOND;

/** Up to this long before and after the birth a body's speed is treated as constant. */
const STEADY_MS = 90 * MINUTE_MS;
/**
 * A change of an angle within a minute that is no motion, degrees: beyond the polar circles the Ascendant jumps to the
 * other side of the sky.
 */
const LEAP_DEGREES = 60;

/** When a birth was: the instant for which its chart is drawn, and the earliest and latest possible instant. */
export interface BirthSpan {
  /** UTC milliseconds since 1970, all three. */
  utcMs: number;
  fromUtcMs: number;
  untilUtcMs: number;
}

export interface NatalPointSpan {
  key: NatalPointKey;
  /** At the instant of the chart, [0, 360), degrees. */
  longitudeDegrees: number;
  /** How far the point may lie behind and ahead of that, never negative, degrees. */
  behindDegrees: number;
  aheadDegrees: number;
}

export interface NatalPoints {
  /** Ten bodies, then Ascendant and Midheaven where time and place are known; in the order of charts. */
  points: readonly NatalPointSpan[];
  /** The sign of the first house; null without an Ascendant, and where the birth's span leaves its sign open. */
  firstHouse: SignKey | null;
}

/**
 * The natal points of a birth. Pass null for the place when the time or the place is not known; then the Ascendant and
 * the Midheaven are left out. Beyond the polar circles one of them that jumps within the span is left out.
 */
export function getNatalPoints(birth: BirthSpan, place: GeographicPlace | null): NatalPoints {
  const bodies = BODY_KEYS.map((body) => getBodySpan(body, birth));
  if (place === null) return { points: bodies, firstHouse: null };
  const angles = getAngleSpans(birth, place);
  const ascendant = angles.find(({ key }) => key === 'ascendant');
  return { points: [...bodies, ...angles], firstHouse: findFirstHouse(ascendant) };
}

function getBodySpan(body: BodyKey, { utcMs, fromUtcMs, untilUtcMs }: BirthSpan): NatalPointSpan {
  const { longitudeDegrees, speedDegreesPerDay } = getApparentPosition(body, utcMs);
  const isSteady = utcMs - fromUtcMs <= STEADY_MS && untilUtcMs - utcMs <= STEADY_MS;
  const reached = isSteady
    ? [
        (speedDegreesPerDay * (fromUtcMs - utcMs)) / DAY_MS,
        (speedDegreesPerDay * (untilUtcMs - utcMs)) / DAY_MS,
      ]
    : listReached(body, longitudeDegrees, fromUtcMs, untilUtcMs);
  const error = NATAL_ERROR_DEGREES[body];
  return {
    key: body,
    longitudeDegrees,
    behindDegrees: error - Math.min(0, ...reached),
    aheadDegrees: error + Math.max(0, ...reached),
  };
}

/**
 * Where a body is at both ends of the birth's span, and where it changes its direction within it; degrees from its
 * place at the instant of the chart.
 */
function listReached(
  body: BodyKey,
  longitudeDegrees: number,
  fromUtcMs: number,
  untilUtcMs: number,
): number[] {
  const from = getApparentPosition(body, fromUtcMs);
  const until = getApparentPosition(body, untilUtcMs);
  const offset = (position: ApparentPosition): number =>
    signedSeparationDegrees(longitudeDegrees, position.longitudeDegrees);
  const ends = [offset(from), offset(until)];
  if (from.speedDegreesPerDay < 0 === until.speedDegreesPerDay < 0) return ends;
  const turnUtcMs = findRoot(
    (day) => getApparentPosition(body, day * DAY_MS).speedDegreesPerDay,
    fromUtcMs / DAY_MS,
    untilUtcMs / DAY_MS,
  );
  return [...ends, offset(getApparentPosition(body, turnUtcMs * DAY_MS))];
}

/** The spans of Ascendant and Midheaven, whose values are computed for every minute of the birth's span. */
function getAngleSpans(birth: BirthSpan, place: GeographicPlace): NatalPointSpan[] {
  const minutes = Math.max(2, Math.ceil((birth.untilUtcMs - birth.fromUtcMs) / MINUTE_MS));
  const stepMs = (birth.untilUtcMs - birth.fromUtcMs) / minutes;
  const steps = Array.from({ length: minutes + 1 }, (_, index) =>
    getAngles(birth.fromUtcMs + index * stepMs, place),
  );
  const at = getAngles(birth.utcMs, place);
  return [
    getAngleSpan(
      'ascendant',
      at.ascendantDegrees,
      steps.map((angles) => angles.ascendantDegrees),
    ),
    getAngleSpan(
      'midheaven',
      at.midheavenDegrees,
      steps.map((angles) => angles.midheavenDegrees),
    ),
  ].filter((span) => span !== undefined);
}

/** Follows an angle through its values a minute apart; undefined when it jumps or covers half the zodiac. */
function getAngleSpan(
  key: 'ascendant' | 'midheaven',
  longitudeDegrees: number,
  values: readonly number[],
): NatalPointSpan | undefined {
  const [first = longitudeDegrees] = values;
  let offset = signedSeparationDegrees(longitudeDegrees, first);
  let [lowest, highest, longestStep] = [offset, offset, 0];
  let previous = first;
  let turns = false;
  for (const value of values) {
    const step = signedSeparationDegrees(previous, value);
    if (Math.abs(step) > LEAP_DEGREES) return undefined;
    turns ||= step < 0;
    longestStep = Math.max(longestStep, Math.abs(step));
    offset += step;
    lowest = Math.min(lowest, offset);
    highest = Math.max(highest, offset);
    previous = value;
  }
  if (highest - lowest >= 180) return undefined;
  // An angle that changes its direction between two values may have gone a little further than either.
  const error = ANGLE_ERROR_DEGREES + (turns ? longestStep : 0);
  return {
    key,
    longitudeDegrees,
    behindDegrees: error + Math.max(0, -lowest),
    aheadDegrees: error + Math.max(0, highest),
  };
}

/** The sign of the Ascendant, if it is the same in the whole span. */
function findFirstHouse(ascendant: NatalPointSpan | undefined): SignKey | null {
  if (ascendant === undefined) return null;
  const { longitudeDegrees, behindDegrees, aheadDegrees } = ascendant;
  const sign = getSignIndex(longitudeDegrees);
  const isCertain =
    getSignIndex(longitudeDegrees - behindDegrees) === sign &&
    getSignIndex(longitudeDegrees + aheadDegrees) === sign &&
    behindDegrees + aheadDegrees < 30;
  return isCertain ? getSignKeyAt(sign) : null;
}
