// When a moving body has stood to a natal point before as it does now.

import type { Almanac } from '#server/sky/almanac.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { type AspectMark, listMarks } from './aspect-marks.ts';
import { MOVING_ERROR_DEGREES } from './certainty.ts';
import { type InstantRange, listContacts, toWholeSeconds } from './contacts.ts';
import { findPassage, getMotion, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan } from './natal-points.ts';
import { type ContactTone, getOccurrence, TONE_OF_CONTACT } from './occurrence.ts';
import { listPassages, type Passage } from './passes.ts';
import { SEASON_ORB_DEGREES } from './seasons.ts';

/** A moving body, a natal point, and how the one stands to the other. */
export interface ContactKind {
  moving: BodyKey;
  point: NatalPointSpan;
  tone: ContactTone;
}

/** An interval in which a contact was exact, or a stay within the orb of a season; UTC milliseconds. */
export interface EarlierPassage {
  fromUtcMs: number;
  untilUtcMs: number;
  /** The same number for all passes of one retrograde loop, and for no other passage of the kind. */
  loop: number;
}

/** The exact contacts of a kind in a range, in order of time; those that the birth time withholds are left out. */
export function listExactPassages(
  almanac: Almanac,
  { moving, point, tone }: ContactKind,
  range: InstantRange,
): (EarlierPassage & { atUtcMs: number })[] {
  const natal = { points: [point], firstHouse: null };
  return listContacts(almanac, natal, range, [moving])
    .filter(
      ({ aspect, nearMissDegrees }) => TONE_OF_CONTACT[aspect] === tone && nearMissDegrees === null,
    )
    .map(({ fromUtcMs, untilUtcMs, atUtcMs, occurrence, pass }) => ({
      fromUtcMs,
      untilUtcMs,
      atUtcMs,
      loop: loopOf({ occurrence, pass }),
    }));
}

/** Names the loop of a contact or season among those of its kind. */
export function loopOf({
  occurrence,
  pass = 1,
}: {
  occurrence: number;
  pass?: number | null;
}): number {
  return occurrence - ((pass ?? 1) - 1);
}

/**
 * The stays of a body from Jupiter to Pluto within the orb of a kind that meet a range, in order of time. A stay counts
 * where an exact contact within it is certain.
 */
export function listStays(
  almanac: Almanac,
  { moving, point, tone }: ContactKind,
  range: InstantRange,
): EarlierPassage[] {
  const motion = getMotion(almanac);
  const fromTt = toJulianDayTt(range.startMs);
  const untilTt = toJulianDayTt(range.endMs);
  const stretches = motion.listStretches(moving, fromTt, untilTt);
  const stays: EarlierPassage[] = [];
  for (const mark of listMarksOf(point, tone, moving, stretches)) {
    const passages = listPassages(motion, moving, mark, stretches);
    if (passages.length === 0) continue;
    for (const stay of listStaysAt(motion, moving, stretches, mark.degrees)) {
      const isMet = stay.fromTt < untilTt && stay.untilTt >= fromTt;
      if (!isMet || !passages.some(({ atTt }) => isWithin(stay, atTt))) continue;
      const { fromUtcMs, untilUtcMs } = toWholeSeconds(widen(stay, passages));
      stays.push({ fromUtcMs, untilUtcMs, loop: getOccurrence(moving, mark, 1) });
    }
  }
  return stays.sort((one, other) => one.fromUtcMs - other.fromUtcMs);
}

/** The marks of a tone that the body comes near in any of the stretches, each once. */
function listMarksOf(
  point: NatalPointSpan,
  tone: ContactTone,
  moving: BodyKey,
  stretches: readonly Stretch[],
): AspectMark[] {
  const marks = new Map<number, AspectMark>();
  for (const { fromDegrees, untilDegrees } of stretches) {
    const reached = {
      lowDegrees: Math.min(fromDegrees, untilDegrees),
      highDegrees: Math.max(fromDegrees, untilDegrees),
    };
    const error = MOVING_ERROR_DEGREES[moving];
    for (const mark of listMarks([point], reached, error, SEASON_ORB_DEGREES)) {
      if (TONE_OF_CONTACT[mark.offset.aspect] === tone) marks.set(mark.degrees, mark);
    }
  }
  return [...marks.values()];
}

interface Stay {
  fromTt: number;
  untilTt: number;
}

const isWithin = ({ fromTt, untilTt }: Stay, tt: number): boolean => fromTt <= tt && tt <= untilTt;

/** A stay with the whole intervals of the passages in it: an uncertain birth time moves them beyond the orb. */
function widen(stay: Stay, passages: readonly Passage[]): Passage {
  const within = passages.filter(({ atTt }) => isWithin(stay, atTt));
  return {
    fromTt: Math.min(stay.fromTt, ...within.map(({ fromTt }) => fromTt)),
    atTt: stay.fromTt,
    untilTt: Math.max(stay.untilTt, ...within.map(({ untilTt }) => untilTt)),
  };
}

/** The times that a body spends within the orb of a longitude; a turn within the orb does not end one. */
function listStaysAt(
  motion: Motion,
  body: BodyKey,
  stretches: readonly Stretch[],
  degrees: number,
): Stay[] {
  const stays: Stay[] = [];
  for (const stretch of stretches) {
    const { fromTt, untilTt, fromDegrees, untilDegrees } = stretch;
    const [low, high] = [degrees - SEASON_ORB_DEGREES, degrees + SEASON_ORB_DEGREES];
    if (Math.max(fromDegrees, untilDegrees) < low || Math.min(fromDegrees, untilDegrees) > high) {
      continue;
    }
    /** When the body is at the edge of the orb on the side of an end of the stretch; the end itself within the orb. */
    const edgeAt = (end: number, endTt: number): number => {
      const edge = end < low ? low : end > high ? high : undefined;
      return edge === undefined ? endTt : findPassage(motion, body, edge, fromTt, untilTt);
    };
    const stay = { fromTt: edgeAt(fromDegrees, fromTt), untilTt: edgeAt(untilDegrees, untilTt) };
    const last = stays.at(-1);
    if (last !== undefined && last.untilTt === stay.fromTt) last.untilTt = stay.untilTt;
    else stays.push(stay);
  }
  return stays;
}
