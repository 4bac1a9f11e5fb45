// Seasons: the weeks in which a slow body stands within a degree of an aspect to a natal point.

import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { toJulianDayTt, toUtcMs } from '#server/sky/time-scales.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { type AspectLevel, listLevels } from './aspect-marks.ts';
import { isSlow, MOVING_ERROR_DEGREES, WIDEST_INTERVAL_MS } from './certainty.ts';
import { type InstantRange, NEAR_MISS_DEGREES, toWholeSeconds } from './contacts.ts';
import { findPassage, getMotion, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan, NatalPoints } from './natal-points.ts';
import { getOccurrence } from './occurrence.ts';
import { listPassages } from './passes.ts';

/** How near to exact a season reaches, degrees. */
const SEASON_ORB_DEGREES = 1;
/** A natal point that may be further off than this, on either side, has no seasons; degrees. */
const VAGUE_DEGREES = 40 / 60;

export interface SeasonPass {
  /** For the minute of birth that is given, and the earliest and latest; UTC milliseconds. */
  atUtcMs: number;
  fromUtcMs: number;
  untilUtcMs: number;
  /** `about` where the interval is wider than 36 hours on either side. */
  shown: 'day' | 'about';
}

export interface Season {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
  /** The days on which the body comes within a degree and leaves it, `YYYY-MM-DD` of the zone. */
  startDate: string;
  endDate: string;
  /** Which day of how many the date is, from 1. */
  day: number;
  days: number;
  /**
   * Every pass of the loop that is certain, those before the start and after the end too; empty where the body turns
   * just short of the aspect.
   */
  passes: readonly SeasonPass[];
  /** See `getOccurrence`. */
  occurrence: number;
}

/** When a body comes within a season's orb and leaves it, Julian days in TT, and how it goes there. */
interface Stay {
  fromTt: number;
  untilTt: number;
  /** The unwrapped longitudes at which it turns meanwhile, degrees. */
  turns: readonly number[];
}

/**
 * The seasons that run on a date (`YYYY-MM-DD` of a zone, with the range of instants that it is): Jupiter to Pluto, and
 * Mars where he turns. In the order of charts.
 */
export function listSeasons(
  almanac: Almanac,
  natal: NatalPoints,
  day: { date: string; timeZone: string; range: InstantRange },
): Season[] {
  const motion = getMotion(almanac);
  const points = natal.points.filter(
    ({ behindDegrees, aheadDegrees }) => (behindDegrees + aheadDegrees) / 2 <= VAGUE_DEGREES,
  );
  return BODY_KEYS.filter((body) => body === 'mars' || isSlow(body)).flatMap((body) =>
    listSeasonsOf(motion, body, points, day),
  );
}

function listSeasonsOf(
  motion: Motion,
  moving: BodyKey,
  points: readonly NatalPointSpan[],
  { date, timeZone, range }: { date: string; timeZone: string; range: InstantRange },
): Season[] {
  const fromTt = toJulianDayTt(range.startMs);
  const untilTt = toJulianDayTt(range.endMs);
  const stretches = motion.listStretches(moving, fromTt, untilTt);
  const seasons = new Map<string, Season>();
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.untilTt <= fromTt || stretch.fromTt >= untilTt) continue;
    const startTt = Math.max(stretch.fromTt, fromTt);
    const ends = [startTt, Math.min(stretch.untilTt, untilTt)].map((tt) =>
      motion.degreesAt(moving, tt),
    );
    const reached = { lowDegrees: Math.min(...ends), highDegrees: Math.max(...ends) };
    const error = MOVING_ERROR_DEGREES[moving];
    for (const level of listLevels(points, reached, error, SEASON_ORB_DEGREES)) {
      const key = `${level.natal.key} ${level.degrees}`;
      if (seasons.has(key)) continue;
      const stay = findStay(motion, moving, stretches, index, startTt, level.degrees);
      const passages = listPassages(motion, moving, level, stretches);
      if (!isSeason(moving, level, stay, passages.length)) continue;
      const [startDate, endDate] = [stay.fromTt, stay.untilTt].map(
        (tt) => readWallClock(toUtcMs(tt), timeZone).localDate,
      ) as [string, string]; // two in, two out
      seasons.set(key, {
        moving,
        natal: level.natal.key,
        aspect: level.offset.aspect,
        startDate,
        endDate,
        day: daysBetween(startDate, date) + 1,
        days: daysBetween(startDate, endDate) + 1,
        passes: passages.map((passage) => {
          const { fromUtcMs, untilUtcMs } = toWholeSeconds(passage);
          const shown = untilUtcMs - fromUtcMs <= WIDEST_INTERVAL_MS ? 'day' : 'about';
          return { atUtcMs: Math.floor(toUtcMs(passage.atTt)), fromUtcMs, untilUtcMs, shown };
        }),
        occurrence: getOccurrence(moving, level, 1),
      });
    }
  }
  return [...seasons.values()];
}

/**
 * Jupiter to Pluto have a season with every aspect that they touch for certain or miss nearly; Mars, who is quick, only
 * where he turns within it or comes back.
 */
function isSeason(moving: BodyKey, level: AspectLevel, stay: Stay, passes: number): boolean {
  if (passes > 0) return isSlow(moving) || passes > 1 || stay.turns.length > 0;
  return stay.turns.some((degrees) => {
    const mayTouch = level.lowDegrees <= degrees && degrees <= level.highDegrees;
    return !mayTouch && Math.abs(degrees - level.degrees) <= NEAR_MISS_DEGREES;
  });
}

/** Follows a body out of the orb of a level on both sides, through its turns. */
function findStay(
  motion: Motion,
  body: BodyKey,
  stretches: readonly Stretch[],
  index: number,
  startTt: number,
  levelDegrees: number,
): Stay {
  const low = levelDegrees - SEASON_ORB_DEGREES;
  const high = levelDegrees + SEASON_ORB_DEGREES;
  /** The edge of the orb between its inside and a longitude outside; undefined for one inside. */
  const edgeTowards = (degrees: number) =>
    degrees < low ? low : degrees > high ? high : undefined;
  const turns: number[] = [];
  const here = stretches[index];
  if (here === undefined) throw new RangeError(`no stretch ${index} of ${body}`);

  // An instant within the orb, at the beginning of the range or where the body enters.
  const atStart = edgeTowards(motion.degreesAt(body, startTt));
  const insideTt =
    atStart === undefined ? startTt : findPassage(motion, body, atStart, startTt, here.untilTt);

  let fromTt = insideTt;
  for (let at = index; atStart === undefined && at >= 0; at -= 1) {
    const stretch = stretches[at];
    if (stretch === undefined) break;
    const edge = edgeTowards(stretch.fromDegrees);
    if (edge !== undefined) {
      const inside = at === index ? insideTt : stretch.untilTt;
      fromTt = findPassage(motion, body, edge, stretch.fromTt, inside);
      break;
    }
    turns.push(stretch.fromDegrees);
    fromTt = stretch.fromTt;
  }

  let untilTt = insideTt;
  for (let at = index; at < stretches.length; at += 1) {
    const stretch = stretches[at];
    if (stretch === undefined) break;
    const edge = edgeTowards(stretch.untilDegrees);
    if (edge !== undefined) {
      const inside = at === index ? insideTt : stretch.fromTt;
      untilTt = findPassage(motion, body, edge, inside, stretch.untilTt);
      break;
    }
    turns.push(stretch.untilDegrees);
    untilTt = stretch.untilTt;
  }
  return { fromTt, untilTt, turns };
}
