// The contacts of moving bodies with a natal chart in a range of time: exact contacts with the interval in which they
// must happen, near misses, and contacts that are withheld.

import type { Almanac } from '#server/sky/almanac.ts';
import { ASPECT_KEYS, type AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import { type AspectMark, listMarks } from './aspect-marks.ts';
import { getShown, MOVING_ERROR_DEGREES, type Shown } from './certainty.ts';
import { getMotion, type Motion } from './motion.ts';
import type { NatalPoints } from './natal-points.ts';
import { getOccurrence } from './occurrence.ts';
import { covers, listTouches, type Passage, type Touch, type Wanted } from './passes.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A near miss: a body changes its direction at most this far from an exact aspect and does not reach it; degrees. */
export const NEAR_MISS_DEGREES = 20 / 60;
/** How far the instant of a near miss may be off; in fact it is a few minutes, but a near miss is printed as a day. */
const TURN_ERROR_MS = HOUR_MS;

/** A range of instants, UTC milliseconds since 1970: start included, end excluded. */
export interface InstantRange {
  startMs: number;
  endMs: number;
}

export interface Contact {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
  /**
   * UTC milliseconds, whole seconds: when the contact is exact for the minute of birth that is given; for a near miss,
   * when the body changes its direction.
   */
  atUtcMs: number;
  /** The earliest and the latest instant that `atUtcMs` can be; UTC milliseconds, whole seconds. */
  fromUtcMs: number;
  untilUtcMs: number;
  shown: Shown;
  /**
   * A retrograde loop passes the same longitude several times: which pass this is, from 1, and of how many; 1 of 1
   * without a loop. Both are null for a near miss.
   */
  pass: number | null;
  passes: number | null;
  /** How far from exact the body turns, degrees; null for a contact that is exact. */
  nearMissDegrees: number | null;
  /** Whole-sign house (1-12) of the moving body at that instant; null when the birth time does not determine it. */
  house: number | null;
  /** See `getOccurrence`. */
  occurrence: number;
}

/**
 * A contact that may be exact within the range and is withheld. `may-miss`: the body changes its direction within the
 * span in which the aspect may be exact, so it may not reach the aspect. `too-wide`: the interval is too wide.
 */
export interface Withheld {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
  why: 'may-miss' | 'too-wide';
}

/**
 * Computes what every chart's contacts of the days around an instant (UTC milliseconds) share: the bodies' tracks and
 * turns, a quarter of a second of work.
 */
export function warmUpContacts(almanac: Almanac, utcMs: number): void {
  const range = { startMs: utcMs - DAY_MS, endMs: utcMs + DAY_MS };
  searchContacts(almanac, { points: [], firstHouse: null }, range);
}

/** The contacts of some moving bodies that are exact in a range, near misses among them, in order of time. */
export function listContacts(
  almanac: Almanac,
  natal: NatalPoints,
  range: InstantRange,
  bodies: readonly BodyKey[] = BODY_KEYS,
): Contact[] {
  return search(almanac, natal, range, bodies, 'exact').contacts;
}

/** The contacts that are exact in a range, in order of time, and the withheld ones that may be exact in it. */
export function searchContacts(
  almanac: Almanac,
  natal: NatalPoints,
  range: InstantRange,
  bodies: readonly BodyKey[] = BODY_KEYS,
): { contacts: Contact[]; withheld: Withheld[] } {
  return search(almanac, natal, range, bodies, 'all');
}

function search(
  almanac: Almanac,
  natal: NatalPoints,
  range: InstantRange,
  bodies: readonly BodyKey[],
  wanted: Wanted,
): { contacts: Contact[]; withheld: Withheld[] } {
  const motion = getMotion(almanac);
  const fromTt = toJulianDayTt(range.startMs);
  const untilTt = toJulianDayTt(range.endMs);
  const contacts: Contact[] = [];
  const withheld = new Map<string, Withheld>();
  for (const moving of bodies) {
    for (const touch of listTouches(motion, moving, natal.points, fromTt, untilTt, wanted)) {
      if (touch.why !== null) {
        const it = { ...namesOf(moving, touch.mark), why: touch.why };
        withheld.set(`${moving} ${it.natal} ${it.aspect}`, it);
      } else if (touch.isExactHere && touch.passage !== null) {
        contacts.push(toContact(motion, natal, range, moving, touch, touch.passage));
      }
    }
    contacts.push(...listNearMisses(motion, natal, moving, fromTt, untilTt));
  }
  return {
    contacts: contacts.sort((one, other) => one.atUtcMs - other.atUtcMs),
    withheld: [...withheld.values()].sort(
      (one, other) =>
        BODY_KEYS.indexOf(one.moving) - BODY_KEYS.indexOf(other.moving) ||
        NATAL_POINT_KEYS.indexOf(one.natal) - NATAL_POINT_KEYS.indexOf(other.natal) ||
        ASPECT_KEYS.indexOf(one.aspect) - ASPECT_KEYS.indexOf(other.aspect),
    ),
  };
}

function namesOf(moving: BodyKey, { natal, offset }: AspectMark) {
  return { moving, natal: natal.key, aspect: offset.aspect };
}

function toContact(
  motion: Motion,
  natal: NatalPoints,
  range: InstantRange,
  moving: BodyKey,
  { mark, stretch }: Touch,
  passage: Passage,
): Contact {
  const { fromUtcMs, untilUtcMs } = toWholeSeconds(passage);
  const shown = getShown(moving, untilUtcMs - fromUtcMs);
  if (shown === null) throw new Error(`a contact of ${moving} that is too wide to be told`);
  // The longitudes at the ends of the range prove that the contact is exact within it. The root may be a few
  // milliseconds off and must not move the contact out of the range.
  const exactMs = Math.min(Math.max(toUtcMs(passage.atTt), range.startMs), range.endMs - 1);
  const atUtcMs = Math.floor(exactMs / SECOND_MS) * SECOND_MS;
  const loop = motion
    .listStretches(moving, passage.atTt, passage.atTt)
    .filter((neighbor) => covers(neighbor, mark));
  const index = loop.findIndex(({ fromTt }) => fromTt === stretch.fromTt);
  const pass = Math.max(0, index) + 1;
  return {
    ...namesOf(moving, mark),
    atUtcMs,
    fromUtcMs: Math.min(fromUtcMs, atUtcMs),
    untilUtcMs: Math.max(untilUtcMs, atUtcMs),
    shown,
    pass,
    passes: Math.max(1, loop.length),
    nearMissDegrees: null,
    house: findHouse(natal, mark.degrees),
    occurrence: getOccurrence(moving, mark, pass),
  };
}

/** The interval of a passage, widened to whole seconds. */
export function toWholeSeconds({ fromTt, untilTt }: Passage): {
  fromUtcMs: number;
  untilUtcMs: number;
} {
  return {
    fromUtcMs: Math.floor(toUtcMs(fromTt) / SECOND_MS) * SECOND_MS,
    untilUtcMs: Math.ceil(toUtcMs(untilTt) / SECOND_MS) * SECOND_MS,
  };
}

function findHouse({ firstHouse }: NatalPoints, degrees: number): number | null {
  return firstHouse === null ? null : getHouseOfSign(getSignKey(degrees), firstHouse);
}

/**
 * The near misses of a body in a range of Julian days in TT. An aspect that the body may reach, by the span of the
 * natal point, is no near miss.
 */
function listNearMisses(
  motion: Motion,
  natal: NatalPoints,
  moving: BodyKey,
  fromTt: number,
  untilTt: number,
): Contact[] {
  const misses: Contact[] = [];
  for (const turn of motion.listTurns(moving, fromTt, untilTt)) {
    const range = {
      lowDegrees: turn.isPeak ? turn.degrees : turn.degrees - NEAR_MISS_DEGREES,
      highDegrees: turn.isPeak ? turn.degrees + NEAR_MISS_DEGREES : turn.degrees,
    };
    for (const mark of listMarks(natal.points, range, MOVING_ERROR_DEGREES[moving], 0)) {
      const isTouched = mark.lowDegrees <= turn.degrees && turn.degrees <= mark.highDegrees;
      if (isTouched) continue;
      const atUtcMs = Math.floor(toUtcMs(turn.julianDayTt) / SECOND_MS) * SECOND_MS;
      misses.push({
        ...namesOf(moving, mark),
        atUtcMs,
        fromUtcMs: atUtcMs - TURN_ERROR_MS,
        untilUtcMs: atUtcMs + TURN_ERROR_MS,
        shown: 'day',
        pass: null,
        passes: null,
        nearMissDegrees: Math.abs(mark.degrees - turn.degrees),
        house: findHouse(natal, turn.degrees),
        occurrence: getOccurrence(moving, mark, 1),
      });
    }
  }
  return misses;
}
