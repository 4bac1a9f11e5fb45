// The sky of a birth: bodies, angles, houses and aspects at one instant. Callers resolve civil time to an
// instant first, and pass null for an unknown place.

import type { GeographicPlace } from '#shared/sky/angles.ts';
import { ASPECT_KEYS, type AspectKey, NATAL_ORB_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey, type BodyName, getBodyName } from '#shared/sky/bodies.ts';
import { getWholeSignHouse } from '#shared/sky/houses.ts';
import { getSignName, toZodiacPosition, type ZodiacPosition } from '#shared/sky/longitude.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import type { SignName } from '#shared/zodiac/signs.ts';
import { getOrbDegrees, isApplying } from './aspects.ts';
import { type ApparentPosition, getApparentLongitude, getApparentPosition } from './ephemeris.ts';
import { findCrossings, type MovingAngle } from './events/crossings.ts';
import { getHouses } from './houses.ts';

const DAY_MS = 86_400_000;
const SIGN_WIDTH_DEGREES = 30;
/** Longitudes are given to a millionth of a degree, 0.004″, which is finer than any ephemeris. */
const LONGITUDE_STEPS_PER_DEGREE = 1e6;

/** No body ever moves faster than this in apparent geocentric longitude, in either direction, degrees a day. */
const TOP_SPEED_DEGREES_PER_DAY = {
  sun: 1.03,
  moon: 15.5,
  mercury: 2.3,
  venus: 1.3,
  mars: 0.85,
  jupiter: 0.27,
  saturn: 0.16,
  uranus: 0.09,
  neptune: 0.06,
  pluto: 0.07,
} as const satisfies Record<BodyKey, number>;

export interface NatalPoint extends ZodiacPosition {
  /** Apparent geocentric ecliptic longitude, true equinox of date, [0, 360), degrees. */
  longitudeDegrees: number;
}

export interface NatalBody extends NatalPoint {
  key: BodyKey;
  name: BodyName;
  retrograde: boolean;
  /** Whole-sign house, 1-12; null where there is no Ascendant. */
  house: number | null;
}

export interface NatalAspect {
  bodies: readonly [BodyName, BodyName];
  aspect: AspectKey;
  /** Distance from exact, degrees, never negative. */
  orbDegrees: number;
  /** Whether the two are still closing in on the exact angle. */
  applying: boolean;
}

export interface NatalSky {
  /** The ten bodies in the order of charts (Sun to Pluto). */
  bodies: readonly NatalBody[];
  /** In the order of their first body, then of their second. */
  aspects: readonly NatalAspect[];
  /** Null when `getNatalSky` was given no place. */
  angles: NatalAngles | null;
}

export interface NatalAngles {
  ascendant: NatalPoint;
  midheaven: NatalPoint;
  /** The signs of the twelve whole-sign houses, the Ascendant's first. */
  wholeSign: readonly SignName[];
  /** The twelve Placidus cusps from the first house on, [0, 360), degrees; null from the polar circle on. */
  placidusDegrees: readonly number[] | null;
}

/**
 * The sky at an instant (UTC milliseconds since 1970, years 1900-2100). With a place, angles and
 * houses too; give null for it when the time or the place of birth is not known.
 */
export function getNatalSky(utcMs: number, place: GeographicPlace | null): NatalSky {
  const positions = Object.fromEntries(
    BODY_KEYS.map((body) => [body, getApparentPosition(body, utcMs)]),
  ) as Record<BodyKey, ApparentPosition>;
  const angles = place === null ? null : getNatalAngles(utcMs, place);
  return {
    bodies: BODY_KEYS.map((key): NatalBody => {
      const { longitudeDegrees, speedDegreesPerDay } = positions[key];
      const point = toPoint(longitudeDegrees);
      return {
        key,
        name: getBodyName(key),
        ...point,
        retrograde: speedDegreesPerDay < 0,
        house:
          angles === null
            ? null
            : getWholeSignHouse(point.longitudeDegrees, angles.ascendant.longitudeDegrees),
      };
    }),
    aspects: listNatalAspects(positions),
    angles,
  };
}

function getNatalAngles(utcMs: number, place: GeographicPlace): NatalAngles {
  const houses = getHouses(utcMs, place);
  return {
    ascendant: toPoint(houses.ascendantDegrees),
    midheaven: toPoint(houses.midheavenDegrees),
    wholeSign: houses.wholeSign,
    placidusDegrees: houses.placidusDegrees?.map(cutLongitude) ?? null,
  };
}

function listNatalAspects(positions: Readonly<Record<BodyKey, ApparentPosition>>): NatalAspect[] {
  return BODY_KEYS.flatMap((one, index) =>
    BODY_KEYS.slice(index + 1).flatMap((other) =>
      ASPECT_KEYS.flatMap((aspect): NatalAspect[] => {
        const orbDegrees = getOrbDegrees(positions[one], positions[other], aspect);
        if (orbDegrees > NATAL_ORB_DEGREES[aspect]) return [];
        const applying = isApplying(positions[one], positions[other], aspect);
        return [{ bodies: [getBodyName(one), getBodyName(other)], aspect, orbDegrees, applying }];
      }),
    ),
  );
}

/** The longitude to six decimals, truncated: rounded up, it could be in the next sign. */
function cutLongitude(degrees: number): number {
  return Math.floor(degrees * LONGITUDE_STEPS_PER_DEGREE) / LONGITUDE_STEPS_PER_DEGREE;
}

function toPoint(degrees: number): NatalPoint {
  const longitudeDegrees = cutLongitude(degrees);
  return { ...toZodiacPosition(longitudeDegrees), longitudeDegrees };
}

export interface SignChange {
  body: BodyName;
  from: SignName;
  to: SignName;
  /** The instant of the change, UTC milliseconds since 1970. */
  atUtcMs: number;
}

/**
 * The changes of sign between two instants (UTC milliseconds since 1970, a few days apart at most), in order of time.
 * They are the signs of a chart that are uncertain when the moment of birth is known only as that range.
 */
export function listSignChanges(fromUtcMs: number, untilUtcMs: number): SignChange[] {
  const fromTt = toJulianDayTt(fromUtcMs);
  const untilTt = toJulianDayTt(untilUtcMs);
  return BODY_KEYS.flatMap((body) =>
    mayChangeSign(body, fromUtcMs, untilUtcMs) ? findSignChanges(body, fromTt, untilTt) : [],
  ).sort((one, other) => one.atUtcMs - other.atUtcMs);
}

/**
 * Whether the body could get to the border of a sign between the instants, from its longitude in the middle of them.
 */
function mayChangeSign(body: BodyKey, fromUtcMs: number, untilUtcMs: number): boolean {
  const longitude = getApparentLongitude(body, toJulianDayTt((fromUtcMs + untilUtcMs) / 2));
  const intoSign = longitude % SIGN_WIDTH_DEGREES;
  const toBorder = Math.min(intoSign, SIGN_WIDTH_DEGREES - intoSign);
  const reachDays = (untilUtcMs - fromUtcMs) / 2 / DAY_MS;
  return toBorder <= TOP_SPEED_DEGREES_PER_DAY[body] * reachDays;
}

function findSignChanges(body: BodyKey, fromTt: number, untilTt: number): SignChange[] {
  const angle: MovingAngle = {
    degreesAt: (day) => getApparentLongitude(body, day),
    speedAt: (day) => getApparentPosition(body, toUtcMs(day)).speedDegreesPerDay,
  };
  const nodeAt = (day: number) => ({
    julianDayTt: day,
    degrees: angle.degreesAt(day),
    speed: angle.speedAt(day),
  });
  const marks = { everyDegrees: SIGN_WIDTH_DEGREES };
  return findCrossings(angle, nodeAt(fromTt), nodeAt(untilTt), marks).map((crossing) => {
    const ahead = getSignName(crossing.markDegrees + 1);
    const behind = getSignName(crossing.markDegrees - 1);
    return {
      body: getBodyName(body),
      from: crossing.forwards ? behind : ahead,
      to: crossing.forwards ? ahead : behind,
      atUtcMs: toUtcMs(crossing.julianDayTt),
    };
  });
}
