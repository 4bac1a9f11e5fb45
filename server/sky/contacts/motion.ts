// How bodies move between their turns. A turn is the instant at which a body changes its direction (a station). Between
// two turns lies a stretch, in which the body moves one way and passes each longitude once, at an instant that a root
// search finds. Longitudes are unwrapped: they run on beyond 360° with each round instead of jumping back to 0°.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { findRoot } from '#server/sky/events/crossings.ts';
import { refineTurningDay } from '#server/sky/events/find-events.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { perAlmanac } from '../per-almanac.ts';

const JULIAN_DAY_2000 = 2_451_545;

/**
 * Mean longitude at J2000.0 (degrees) and its daily motion, mean equinox of date (Meeus, Astronomical Algorithms, 2nd
 * ed., chapters 25, 31 and 47; Pluto from its orbit of 2000). Seen from the Earth, Mercury and Venus accompany the
 * Sun. No body is ever seen 180° away from its mean longitude, so that the mean tells how many rounds it has made.
 */
const MEAN_LONGITUDE = {
  sun: [280.4665, 0.985_647_36],
  moon: [218.3165, 13.176_396_48],
  mercury: [280.4665, 0.985_647_36],
  venus: [280.4665, 0.985_647_36],
  mars: [355.433, 0.524_071_09],
  jupiter: [34.3515, 0.083_129_44],
  saturn: [50.0774, 0.033_497_91],
  uranus: [314.055, 0.011_769_04],
  neptune: [304.3487, 0.006_020_08],
  pluto: [238.929, 0.004_007_1],
} as const satisfies Record<BodyKey, readonly [degrees: number, degreesPerDay: number]>;

/** Bodies whose apparent motion changes its direction. */
type TurningBody = Exclude<BodyKey, 'sun' | 'moon'>;

interface TurnSearch {
  /** Step of the search, days: less than any stretch of the body. */
  stepDays: number;
  /** How many turns before and after the days asked for are searched too, to find all passes of a retrograde loop. */
  neighbors: number;
}
const TURN_SEARCH: Readonly<Record<TurningBody, TurnSearch>> = {
  mercury: { stepDays: 8, neighbors: 3 },
  venus: { stepDays: 16, neighbors: 3 },
  mars: { stepDays: 24, neighbors: 3 },
  jupiter: { stepDays: 40, neighbors: 3 },
  saturn: { stepDays: 40, neighbors: 5 },
  uranus: { stepDays: 40, neighbors: 5 },
  neptune: { stepDays: 40, neighbors: 5 },
  pluto: { stepDays: 40, neighbors: 5 },
};
/** Turns are searched and cached in windows of time; this is the number of search steps in a window. */
const STEPS_PER_WINDOW = 32;
/** Windows cached of each body: 35 years of Mercury, 180 of Pluto. */
const MAX_WINDOWS_PER_BODY = 50;
/** Half the span of the central difference that gives a body's speed in the search for turns, days. */
const SPEED_STEP_DAYS = 0.05;
/** A turn is narrowed down to this before it is refined, days. */
const NARROW_DAYS = 0.5;
/** A speed below this counts as zero, degrees a day. */
const STILL_DEGREES_PER_DAY = 1e-6;

/** A body changes its direction: its longitude is greater, or less, than shortly before and after. */
export interface Turn {
  /** Julian day in TT. */
  julianDayTt: number;
  /** Unwrapped longitude, degrees. */
  degrees: number;
  /** Whether the longitude is a maximum: from here the body is retrograde. */
  isPeak: boolean;
}

/** A stretch of time in which a body moves one way; for Sun and Moon, which never turn, all time. */
export interface Stretch {
  /** Julian days in TT; infinite for Sun and Moon, and so are the longitudes. */
  fromTt: number;
  untilTt: number;
  /** Unwrapped longitudes at its ends, degrees. */
  fromDegrees: number;
  untilDegrees: number;
}

export interface Motion {
  /** Unwrapped longitude at a Julian day in TT, degrees: continuous over the years. */
  degreesAt(body: BodyKey, julianDayTt: number): number;
  /** The body's turns from one Julian day in TT (closed) to another (open), in order. */
  listTurns(body: BodyKey, fromTt: number, untilTt: number): Turn[];
  /**
   * The stretches that meet a range of Julian days in TT, in order, with the neighbors on both sides in which the body
   * may pass the same longitudes again.
   */
  listStretches(body: BodyKey, fromTt: number, untilTt: number): readonly Stretch[];
}

const ENDLESS: readonly Stretch[] = [
  {
    fromTt: Number.NEGATIVE_INFINITY,
    untilTt: Number.POSITIVE_INFINITY,
    fromDegrees: Number.NEGATIVE_INFINITY,
    untilDegrees: Number.POSITIVE_INFINITY,
  },
];

/** The motion of an almanac's bodies; created once for each almanac. */
export const getMotion = perAlmanac(createMotion);

function createMotion(almanac: Almanac): Motion {
  const windows = new Map<TurningBody, LRUCache<number, readonly Turn[]>>();

  function getWindow(body: TurningBody, index: number): readonly Turn[] {
    let ofBody = windows.get(body);
    if (ofBody === undefined) {
      ofBody = new LRUCache({ max: MAX_WINDOWS_PER_BODY });
      windows.set(body, ofBody);
    }
    let turns = ofBody.get(index);
    if (turns === undefined) {
      turns = findTurns(body, index);
      ofBody.set(index, turns);
    }
    return turns;
  }

  const windowIndexAt = (body: TurningBody, tt: number): number =>
    Math.floor((tt - JULIAN_DAY_2000) / (TURN_SEARCH[body].stepDays * STEPS_PER_WINDOW));

  function listStretches(body: BodyKey, fromTt: number, untilTt: number): readonly Stretch[] {
    if (body === 'sun' || body === 'moon') return ENDLESS;
    const { neighbors } = TURN_SEARCH[body];
    let first = windowIndexAt(body, fromTt);
    let last = windowIndexAt(body, untilTt);
    const turns: Turn[] = [];
    for (let index = first; index <= last; index += 1) turns.push(...getWindow(body, index));
    const countBefore = () => turns.filter(({ julianDayTt }) => julianDayTt <= fromTt).length;
    const countAfter = () => turns.filter(({ julianDayTt }) => julianDayTt >= untilTt).length;
    while (countBefore() < neighbors) {
      first -= 1;
      turns.unshift(...getWindow(body, first));
    }
    while (countAfter() < neighbors) {
      last += 1;
      turns.push(...getWindow(body, last));
    }
    const stretches: Stretch[] = [];
    for (const [index, turn] of turns.entries()) {
      const next = turns[index + 1];
      if (next === undefined) break;
      stretches.push({
        fromTt: turn.julianDayTt,
        untilTt: next.julianDayTt,
        fromDegrees: turn.degrees,
        untilDegrees: next.degrees,
      });
    }
    return stretches;
  }

  return {
    degreesAt: (body, julianDayTt) =>
      unwrap(body, julianDayTt, almanac.getTrack(body).longitudeAt(julianDayTt)),
    listTurns(body, fromTt, untilTt) {
      if (body === 'sun' || body === 'moon') return [];
      const found: Turn[] = [];
      const last = windowIndexAt(body, untilTt);
      for (let index = windowIndexAt(body, fromTt); index <= last; index += 1) {
        for (const turn of getWindow(body, index)) {
          if (turn.julianDayTt >= fromTt && turn.julianDayTt < untilTt) found.push(turn);
        }
      }
      return found;
    },
    listStretches,
  };
}

/** The unwrapped longitude: `longitudeDegrees` plus 360° for each round that the body has made since 2000. */
export function unwrap(body: BodyKey, julianDayTt: number, longitudeDegrees: number): number {
  const [start, daily] = MEAN_LONGITUDE[body];
  const mean = start + daily * (julianDayTt - JULIAN_DAY_2000);
  return longitudeDegrees + 360 * Math.round((mean - longitudeDegrees) / 360);
}

/**
 * When a body passes an unwrapped longitude between two Julian days in TT, as a Julian day in TT. The body must pass it
 * between them, and must not turn between them.
 */
export function findPassage(
  motion: Motion,
  body: BodyKey,
  degrees: number,
  fromTt: number,
  untilTt: number,
): number {
  return findRoot((day) => motion.degreesAt(body, day) - degrees, fromTt, untilTt);
}

/** All turns of one window, found from the ephemeris itself: sampling years of the almanac's tracks takes longer. */
function findTurns(body: TurningBody, windowIndex: number): Turn[] {
  const { stepDays } = TURN_SEARCH[body];
  const start = JULIAN_DAY_2000 + windowIndex * STEPS_PER_WINDOW * stepDays;
  const turns: Turn[] = [];
  let before = start;
  let speedBefore = speedAt(body, before);
  for (let step = 1; step <= STEPS_PER_WINDOW; step += 1) {
    const after = start + step * stepDays;
    const speedAfter = speedAt(body, after);
    if (speedBefore < 0 !== speedAfter < 0) {
      const near = narrowTurn(
        body,
        { day: before, speed: speedBefore },
        { day: after, speed: speedAfter },
      );
      const julianDayTt = refineTurningDay(body, near);
      const degrees = unwrap(body, julianDayTt, getApparentLongitude(body, julianDayTt));
      turns.push({ julianDayTt, degrees, isPeak: speedAfter < 0 });
    }
    before = after;
    speedBefore = speedAfter;
  }
  return turns;
}

/** Approaches the day on which the speed is zero by the rule of false position; every third round bisects instead. */
function narrowTurn(
  body: TurningBody,
  from: { day: number; speed: number },
  until: { day: number; speed: number },
): number {
  let low = from;
  let high = until;
  for (let round = 0; high.day - low.day > NARROW_DAYS; round += 1) {
    const part = round % 3 === 2 ? 0.5 : low.speed / (low.speed - high.speed);
    const day = low.day + (high.day - low.day) * Math.min(Math.max(part, 0.02), 0.98);
    const middle = { day, speed: speedAt(body, day) };
    if (Math.abs(middle.speed) < STILL_DEGREES_PER_DAY) return day;
    if (middle.speed < 0 === low.speed < 0) low = middle;
    else high = middle;
  }
  return low.day + ((high.day - low.day) * low.speed) / (low.speed - high.speed);
}

/** Daily motion by the ephemeris, degrees a day; enough to tell which way a body moves. */
function speedAt(body: BodyKey, julianDayTt: number): number {
  const before = getApparentLongitude(body, julianDayTt - SPEED_STEP_DAYS);
  const after = getApparentLongitude(body, julianDayTt + SPEED_STEP_DAYS);
  return signedSeparationDegrees(before, after) / (2 * SPEED_STEP_DAYS);
}
