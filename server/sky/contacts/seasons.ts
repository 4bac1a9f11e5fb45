// Seasons: the weeks in which a slow body is within a degree of an exact aspect to a natal point.

import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';
import { type AspectMark, listMarks } from './aspect-marks.ts';
import { isSlow, MOVING_ERROR_DEGREES, WIDEST_INTERVAL_MS } from './certainty.ts';
import { type InstantRange, NEAR_MISS_DEGREES, toWholeSeconds } from './contacts.ts';
import { findPassage, getMotion, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan, NatalPoints } from './natal-points.ts';
import { getOccurrence } from './occurrence.ts';
import { listPassages } from './passes.ts';

/** The orb within which a season lasts, degrees. */
export const SEASON_ORB_DEGREES = 1;
/** A natal point whose span is wider than this on either side (on average of both sides) has no seasons; degrees. */
const VAGUE_DEGREES = 40 / 60;

export interface SeasonPass {
  /** UTC milliseconds: when the aspect is exact for the minute of birth that is given, and the earliest and latest. */
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
  /** The first and the last day on which the body is within a degree, `YYYY-MM-DD` of the zone. */
  startDate: string;
  endDate: string;
  /** Which day of the season the date is, from 1, and how many days the season has. */
  day: number;
  days: number;
  /**
   * A body that turns back may leave the orb and come again, in up to three stays: the first day of the stay in which
   * the aspect is exact first, and the last day of the last stay. Where a body turns back before it is exact, that stay
   * lies before `startDate`. From `partingDate` on the body only moves away: that of the last pass, or of a later turn
   * within the orb that does not come as far as the aspect.
   */
  loop: { startDate: string; partingDate: string; endDate: string };
  /**
   * All passes of the loop that are certain, also those before the season's start and after its end; empty for a near
   * miss, where the body turns just short of the aspect.
   */
  passes: readonly SeasonPass[];
  /** See `getOccurrence`. */
  occurrence: number;
}

/** The time that a body spends within a season's orb, Julian days in TT. */
interface Stay {
  fromTt: number;
  untilTt: number;
  /** The unwrapped longitudes at which the body changes its direction in this time, degrees. */
  turns: readonly number[];
}

const SEASON_BODIES: readonly BodyKey[] = BODY_KEYS.filter(
  (body) => body === 'mars' || isSlow(body),
);

/**
 * The seasons that run on a date (`YYYY-MM-DD` of a zone; `range` are the instants of that date): of Jupiter to Pluto,
 * and of Mars where he changes his direction. In the order of bodies in charts.
 */
export function listSeasons(
  almanac: Almanac,
  natal: NatalPoints,
  day: { date: string; timeZone: string; range: InstantRange },
  bodies: readonly BodyKey[] = SEASON_BODIES,
): Season[] {
  const motion = getMotion(almanac);
  const points = listSeasonPoints(natal);
  return bodies.flatMap((body) => listSeasonsOf(motion, body, points, day));
}

/** The natal points that are known well enough to have seasons. */
export function listSeasonPoints({ points }: NatalPoints): readonly NatalPointSpan[] {
  return points.filter(
    ({ behindDegrees, aheadDegrees }) => (behindDegrees + aheadDegrees) / 2 <= VAGUE_DEGREES,
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
    for (const mark of listMarks(points, reached, error, SEASON_ORB_DEGREES)) {
      const key = `${mark.natal.key} ${mark.degrees}`;
      if (seasons.has(key)) continue;
      const stay = findStay(motion, moving, stretches, index, startTt, mark.degrees);
      const passages = listPassages(motion, moving, mark, stretches);
      if (!isSeason(moving, mark, stay, passages.length)) continue;
      const [startDate, endDate] = [stay.fromTt, stay.untilTt].map(
        (tt) => readWallClock(toUtcMs(tt), timeZone).localDate,
      ) as [string, string]; // two in, two out
      const [first] = passages;
      const opening =
        first === undefined || (stay.fromTt <= first.atTt && first.atTt <= stay.untilTt)
          ? stay
          : findStayOf(motion, moving, stretches, first.atTt, mark.degrees);
      const end = findLoopEnd(motion, moving, stretches, mark.degrees);
      const partingTt = Math.max(end.turnTt, passages.at(-1)?.atTt ?? stay.fromTt);
      const dateOf = (tt: number) => readWallClock(toUtcMs(tt), timeZone).localDate;
      seasons.set(key, {
        moving,
        natal: mark.natal.key,
        aspect: mark.offset.aspect,
        startDate,
        endDate,
        day: daysBetween(startDate, date) + 1,
        days: daysBetween(startDate, endDate) + 1,
        passes: passages.map((passage) => {
          const { fromUtcMs, untilUtcMs } = toWholeSeconds(passage);
          const shown = untilUtcMs - fromUtcMs <= WIDEST_INTERVAL_MS ? 'day' : 'about';
          return { atUtcMs: Math.floor(toUtcMs(passage.atTt)), fromUtcMs, untilUtcMs, shown };
        }),
        loop: {
          startDate: dateOf(opening.fromTt),
          partingDate: dateOf(partingTt),
          endDate: dateOf(Math.max(end.untilTt, stay.untilTt)),
        },
        occurrence: getOccurrence(moving, mark, 1),
      });
    }
  }
  return [...seasons.values()];
}

/**
 * Until when a body is within the orb of a mark, its last stay included, and when it turned there for the last time: an
 * unwrapped longitude is passed in one loop only. Negative infinity where it never is or does.
 */
function findLoopEnd(
  motion: Motion,
  body: BodyKey,
  stretches: readonly Stretch[],
  markDegrees: number,
): { turnTt: number; untilTt: number } {
  const low = markDegrees - SEASON_ORB_DEGREES;
  const high = markDegrees + SEASON_ORB_DEGREES;
  const isWithin = (degrees: number) => low <= degrees && degrees <= high;
  const last = stretches.findLast(
    ({ fromDegrees, untilDegrees }) =>
      Math.min(fromDegrees, untilDegrees) <= high && Math.max(fromDegrees, untilDegrees) >= low,
  );
  if (last === undefined)
    return { turnTt: Number.NEGATIVE_INFINITY, untilTt: Number.NEGATIVE_INFINITY };
  const { fromTt, untilTt, fromDegrees, untilDegrees } = last;
  // The stretches that are known end with a turn within the orb.
  if (isWithin(untilDegrees)) return { turnTt: untilTt, untilTt };
  return {
    turnTt: isWithin(fromDegrees) ? fromTt : Number.NEGATIVE_INFINITY,
    untilTt: findPassage(motion, body, untilDegrees < low ? low : high, fromTt, untilTt),
  };
}

/** The stay within the orb of a mark to which an instant within the orb belongs. */
function findStayOf(
  motion: Motion,
  body: BodyKey,
  stretches: readonly Stretch[],
  atTt: number,
  markDegrees: number,
): Stay {
  const index = stretches.findIndex(({ fromTt, untilTt }) => fromTt <= atTt && atTt <= untilTt);
  return findStay(motion, body, stretches, index, atTt, markDegrees);
}

/**
 * Jupiter to Pluto have a season with every aspect that they certainly reach or nearly miss. Mars, who is quick, has
 * one only if he changes his direction within the orb or passes the aspect more than once.
 */
function isSeason(moving: BodyKey, mark: AspectMark, stay: Stay, passes: number): boolean {
  if (passes > 0) return isSlow(moving) || passes > 1 || stay.turns.length > 0;
  return stay.turns.some((degrees) => {
    const mayTouch = mark.lowDegrees <= degrees && degrees <= mark.highDegrees;
    return !mayTouch && Math.abs(degrees - mark.degrees) <= NEAR_MISS_DEGREES;
  });
}

/**
 * The stay within the orb of a mark that touches the stretch `index` at or after `startTt`: follows the body backward
 * and forward, through its turns, until it is outside the orb.
 */
function findStay(
  motion: Motion,
  body: BodyKey,
  stretches: readonly Stretch[],
  index: number,
  startTt: number,
  markDegrees: number,
): Stay {
  const low = markDegrees - SEASON_ORB_DEGREES;
  const high = markDegrees + SEASON_ORB_DEGREES;
  /** The end of the orb that a longitude outside lies beyond; undefined for a longitude within the orb. */
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
