// The sky over time, computed once and shared by all users: sampled positions, events, and what is derived
// from them (void of course, retrogrades). Everything is computed on first use and cached; memory is bounded.

import { LRUCache } from 'lru-cache';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey, SIGN_WIDTH_DEGREES, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { type ApparentPosition, getApparentLongitude } from './ephemeris.ts';
import { findCrossings, type MovingAngle, type ScanNode } from './events/crossings.ts';
import { findEvents, findTurningDay, type Tracks } from './events/find-events.ts';
import type { SkyEvent } from './events/sky-event.ts';
import { createSampledTrack, type SampledTrack } from './sampled-track.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often each body is sampled: the interpolation is then within 0.01″ of the ephemeris (the Moon
 * within 0.05″ for a few hours every 32 days, where the pieces of its ephemeris meet).
 */
const SAMPLE_STEP_DAYS = {
  sun: 1,
  moon: 0.25,
  mercury: 0.5,
  venus: 1,
  mars: 1,
  jupiter: 2,
  saturn: 2,
  uranus: 2,
  neptune: 2,
  pluto: 2,
} as const satisfies Record<BodyKey, number>;

/** Blocks of samples cached for each body (11 years of the Moon, more of the others); 3 MB when all are full. */
const MAX_BLOCKS_PER_BODY = 256;

/** Events are searched and cached in windows of this length. */
const WINDOW_DAYS = 16;
const WINDOW_ORIGIN_JULIAN_DAY = 2_451_544.5;
/** Eleven years of events, about 4 MB. */
const MAX_WINDOWS = 256;

/** The Moon stays in a sign for less than this. */
const LONGEST_MOON_TRANSIT_MS = 3 * DAY_MS;
/** A planet's retrograde lasts less than this (Pluto's 162 days are the longest). */
const LONGEST_RETROGRADE_DAYS = 200;

/**
 * The step of the search for the ingresses before and after an instant, days: so short that no body changes its
 * direction twice within a step.
 */
const STAY_SPAN_DAYS = {
  sun: 10,
  moon: 1,
  mercury: 8,
  venus: 10,
  mars: 10,
  jupiter: 60,
  saturn: 60,
  uranus: 60,
  neptune: 60,
  pluto: 60,
} as const satisfies Record<BodyKey, number>;
/** A body stays in a sign for less than this (Pluto in Taurus: 32 years). */
const LONGEST_STAY_DAYS = 33 * 366;
/** Half the span of the central difference that gives a slow planet's speed in the search for a stay, days. */
const STAY_SPEED_STEP_DAYS = 0.5;

/** A range of time, UTC milliseconds since 1970; its start is included, its end is not. */
export interface Period {
  fromUtcMs: number;
  untilUtcMs: number;
}

export interface VoidPeriod extends Period {
  /** The sign that the Moon is about to leave. */
  sign: SignKey;
}

export interface Almanac {
  /** Apparent longitude and daily motion of a body at an instant, UTC milliseconds since 1970. */
  getPosition(body: BodyKey, utcMs: number): ApparentPosition;
  /** A body's longitude (degrees) and daily motion (degrees a day) over time, by Julian day in TT. */
  getTrack(body: BodyKey): SampledTrack;
  /** All events from one instant (included) to another (excluded), UTC milliseconds, in order of time. */
  listEvents(fromUtcMs: number, untilUtcMs: number): readonly SkyEvent[];
  /**
   * The Moon's void-of-course periods that overlap a stretch of time (UTC milliseconds), in order. Void of course: from
   * the Moon's last exact conjunction, sextile, square, trine or opposition with any body from the
   * Sun to Pluto before it leaves a sign, until it leaves it; where it makes none in the whole sign,
   * from its entry. Our choice: the modern bodies count, as in common almanacs.
   */
  listVoidPeriods(fromUtcMs: number, untilUtcMs: number): readonly VoidPeriod[];
  /**
   * The body's stay in the sign in which it is at an instant (UTC milliseconds), from the ingress before the instant to
   * the one after it. When a planet has moved back out of a sign and returned, its stay begins with the return.
   */
  findStay(body: BodyKey, utcMs: number): Period;
  /** The retrograde period, from station to station, that contains an instant; null while the body moves forward. */
  findRetrograde(body: BodyKey, utcMs: number): Period | null;
}

/** An almanac with empty caches; it computes from the ephemeris alone and needs no clock. */
export function createAlmanac(): Almanac {
  const tracks = Object.fromEntries(
    BODY_KEYS.map((body): [BodyKey, SampledTrack] => [
      body,
      createSampledTrack(
        (julianDayTt) => getApparentLongitude(body, julianDayTt),
        SAMPLE_STEP_DAYS[body],
        MAX_BLOCKS_PER_BODY,
      ),
    ]),
  ) as Tracks;
  const windows = new LRUCache<number, readonly SkyEvent[]>({ max: MAX_WINDOWS });
  const retrogrades = new Map<BodyKey, Period[]>();
  const stays = new Map<BodyKey, Period[]>();

  function getWindow(index: number): readonly SkyEvent[] {
    const cached = windows.get(index);
    if (cached !== undefined) return cached;
    const fromTt = WINDOW_ORIGIN_JULIAN_DAY + index * WINDOW_DAYS;
    const events = findEvents(tracks, fromTt, fromTt + WINDOW_DAYS);
    windows.set(index, events);
    return events;
  }

  const windowIndexAt = (utcMs: number): number =>
    Math.floor((toJulianDayTt(utcMs) - WINDOW_ORIGIN_JULIAN_DAY) / WINDOW_DAYS);

  function listEvents(fromUtcMs: number, untilUtcMs: number): readonly SkyEvent[] {
    const found: SkyEvent[] = [];
    // An hour's margin: a refined instant may lie a moment outside the window of its search.
    const last = windowIndexAt(untilUtcMs + HOUR_MS);
    for (let index = windowIndexAt(fromUtcMs - HOUR_MS); index <= last; index += 1) {
      for (const event of getWindow(index)) {
        if (event.atUtcMs >= fromUtcMs && event.atUtcMs < untilUtcMs) found.push(event);
      }
    }
    return found;
  }

  function listVoidPeriods(fromUtcMs: number, untilUtcMs: number): readonly VoidPeriod[] {
    const events = listEvents(
      fromUtcMs - 2 * LONGEST_MOON_TRANSIT_MS,
      untilUtcMs + LONGEST_MOON_TRANSIT_MS,
    );
    const periods: VoidPeriod[] = [];
    let lastUtcMs: number | undefined;
    for (const event of events) {
      const isMoonAspect =
        event.kind === 'phase' || (event.kind === 'aspect' && event.bodies[0] === 'moon');
      if (isMoonAspect && lastUtcMs !== undefined) lastUtcMs = event.atUtcMs;
      if (event.kind !== 'ingress' || event.body !== 'moon') continue;
      if (lastUtcMs !== undefined && lastUtcMs < untilUtcMs && event.atUtcMs > fromUtcMs) {
        periods.push({
          fromUtcMs: lastUtcMs,
          untilUtcMs: event.atUtcMs,
          sign: getSignKey(tracks.moon.longitudeAt(toJulianDayTt(event.atUtcMs - HOUR_MS))),
        });
      }
      lastUtcMs = event.atUtcMs;
    }
    return periods;
  }

  /** The station nearest to a day on one side of it (`towards` −1 before, 1 after), UTC milliseconds. */
  function findStation(body: BodyKey, fromTt: number, towards: -1 | 1): number {
    const track = tracks[body];
    const step = SAMPLE_STEP_DAYS[body] * towards;
    let inside = fromTt;
    for (let gone = 0; gone < LONGEST_RETROGRADE_DAYS; gone += SAMPLE_STEP_DAYS[body]) {
      const outside = inside + step;
      if (track.speedAt(outside) >= 0) {
        const [from, until] = towards < 0 ? [outside, inside] : [inside, outside];
        return toUtcMs(findTurningDay(body, track, from, until));
      }
      inside = outside;
    }
    throw new Error(`no station of ${body} within ${LONGEST_RETROGRADE_DAYS} days of ${fromTt}`);
  }

  function findRetrograde(body: BodyKey, utcMs: number): Period | null {
    const julianDayTt = toJulianDayTt(utcMs);
    if (tracks[body].speedAt(julianDayTt) >= 0) return null;
    const known = retrogrades.get(body) ?? [];
    const cached = known.find((period) => period.fromUtcMs <= utcMs && utcMs < period.untilUtcMs);
    if (cached !== undefined) return cached;
    const period = {
      fromUtcMs: findStation(body, julianDayTt, -1),
      untilUtcMs: findStation(body, julianDayTt, 1),
    };
    // Moments before or after a station, the track's speed and the station's refined instant may disagree on whether
    // the body is retrograde.
    if (utcMs < period.fromUtcMs || utcMs >= period.untilUtcMs) return null;
    retrogrades.set(body, [...known, period].slice(-MAX_WINDOWS));
    return period;
  }

  /**
   * The ingress nearest to a day on one side of it (`towards` −1 before, 1 after), UTC milliseconds. The slow
   * planets' stays are years, so their search asks the ephemeris instead of sampling those years.
   */
  function findIngress(body: BodyKey, fromTt: number, towards: -1 | 1): number {
    const span = STAY_SPAN_DAYS[body];
    const angle = span > STAY_SPAN_DAYS.mars ? angleOfEphemeris(body) : angleOfTrack(tracks[body]);
    let near = nodeOf(angle, fromTt);
    for (let gone = 0; gone < LONGEST_STAY_DAYS; gone += span) {
      const far = nodeOf(angle, near.julianDayTt + towards * span);
      const [from, until] = towards < 0 ? [far, near] : [near, far];
      const crossings = findCrossings(angle, from, until, { everyDegrees: SIGN_WIDTH_DEGREES });
      const nearest = towards < 0 ? crossings.at(-1) : crossings[0];
      if (nearest !== undefined) return toUtcMs(nearest.julianDayTt);
      near = far;
    }
    throw new Error(`no ingress of ${body} within ${LONGEST_STAY_DAYS} days of ${fromTt}`);
  }

  function findStay(body: BodyKey, utcMs: number): Period {
    const known = stays.get(body) ?? [];
    const cached = known.find((period) => period.fromUtcMs <= utcMs && utcMs < period.untilUtcMs);
    if (cached !== undefined) return cached;
    const julianDayTt = toJulianDayTt(utcMs);
    const period = {
      fromUtcMs: findIngress(body, julianDayTt, -1),
      untilUtcMs: findIngress(body, julianDayTt, 1),
    };
    stays.set(body, [...known, period].slice(-MAX_WINDOWS));
    return period;
  }

  return {
    getPosition(body, utcMs) {
      const julianDayTt = toJulianDayTt(utcMs);
      return {
        longitudeDegrees: tracks[body].longitudeAt(julianDayTt),
        speedDegreesPerDay: tracks[body].speedAt(julianDayTt),
      };
    },
    getTrack: (body) => tracks[body],
    listEvents,
    listVoidPeriods,
    findStay,
    findRetrograde,
  };
}

function angleOfTrack(track: SampledTrack): MovingAngle {
  return {
    degreesAt: (day) => track.longitudeAt(day),
    speedAt: (day) => track.speedAt(day),
  };
}

function angleOfEphemeris(body: BodyKey): MovingAngle {
  return {
    degreesAt: (day) => getApparentLongitude(body, day),
    speedAt: (day) =>
      signedSeparationDegrees(
        getApparentLongitude(body, day - STAY_SPEED_STEP_DAYS),
        getApparentLongitude(body, day + STAY_SPEED_STEP_DAYS),
      ) /
      (2 * STAY_SPEED_STEP_DAYS),
  };
}

function nodeOf(angle: MovingAngle, julianDayTt: number): ScanNode {
  return {
    julianDayTt,
    degrees: angle.degreesAt(julianDayTt),
    speed: angle.speedAt(julianDayTt),
  };
}
