// Finds the contacts of a moving body with natal points in a range of time. Each is computed for both ends of the span
// in which the natal point may lie, so that every contact has the interval in which it must happen.

import type { BodyKey } from '#shared/sky/bodies.ts';
import { type AspectMark, listMarks } from './aspect-marks.ts';
import { MOVING_ERROR_DEGREES, WIDEST_INTERVAL_MS } from './certainty.ts';
import { findPassage, type Motion, type Stretch } from './motion.ts';
import type { NatalPointSpan } from './natal-points.ts';

const DAY_MS = 86_400_000;
const WIDEST_INTERVAL_DAYS = WIDEST_INTERVAL_MS / DAY_MS;
/**
 * By how much the search for marks reaches beyond the range, degrees, so that rounding loses none at its ends; then
 * each mark is compared with the ends exactly.
 */
const ROUNDING_DEGREES = 1e-6;

/** A body passes all longitudes that an aspect to a natal point may have within one stretch; Julian days in TT. */
export interface Passage {
  fromTt: number;
  /** When the aspect is exact for the minute of birth that is given. */
  atTt: number;
  untilTt: number;
}

/** In the range asked for, a body is at a longitude at which an aspect may be exact. */
export interface Touch {
  mark: AspectMark;
  stretch: Stretch;
  /**
   * The passage of the contact; null when the contact is withheld. `may-miss`: the body changes its direction within
   * the longitudes that the aspect may have, so that it passes some of them and not others. `too-wide`: the interval is
   * wider than `WIDEST_INTERVAL_MS`.
   */
  passage: Passage | null;
  why: 'may-miss' | 'too-wide' | null;
  /** Whether it is exact, for the minute of birth that is given, within the range asked for. */
  isExactHere: boolean;
}

/** `exact` leaves out touches that are not exact within the range, which saves computing their passages. */
export type Wanted = 'all' | 'exact';

/**
 * Every touch of a body in a range of Julian days in TT, which includes its start and not its end. Of two ranges that
 * follow each other without a gap, each exact contact belongs to one and only one.
 */
export function* listTouches(
  motion: Motion,
  body: BodyKey,
  points: readonly NatalPointSpan[],
  fromTt: number,
  untilTt: number,
  wanted: Wanted = 'all',
): Generator<Touch> {
  for (const stretch of motion.listStretches(body, fromTt, untilTt)) {
    if (stretch.untilTt <= fromTt || stretch.fromTt >= untilTt) continue;
    const part = cutPart(motion, body, stretch, fromTt, untilTt);
    const range = {
      lowDegrees: Math.min(part.fromDegrees, part.untilDegrees),
      highDegrees: Math.max(part.fromDegrees, part.untilDegrees),
    };
    const reach = wanted === 'exact' ? ROUNDING_DEGREES : undefined;
    for (const mark of listMarks(points, range, MOVING_ERROR_DEGREES[body], reach)) {
      const forward = part.untilDegrees > part.fromDegrees;
      const { degrees } = mark;
      const isExactHere = forward
        ? part.fromDegrees <= degrees && degrees < part.untilDegrees
        : part.untilDegrees < degrees && degrees <= part.fromDegrees;
      if (!isExactHere && wanted === 'exact') continue;
      if (!covers(stretch, mark)) {
        yield { mark, stretch, passage: null, why: 'may-miss', isExactHere };
        continue;
      }
      const passage = findNarrowPassage(motion, body, stretch, part, mark);
      yield { mark, stretch, passage, why: passage === null ? 'too-wide' : null, isExactHere };
    }
  }
}

/** The part of a stretch that lies in a range of days. */
function cutPart(
  motion: Motion,
  body: BodyKey,
  stretch: Stretch,
  fromTt: number,
  untilTt: number,
): Stretch {
  const startsInside = stretch.fromTt > fromTt;
  const endsInside = stretch.untilTt < untilTt;
  return {
    fromTt: startsInside ? stretch.fromTt : fromTt,
    untilTt: endsInside ? stretch.untilTt : untilTt,
    fromDegrees: startsInside ? stretch.fromDegrees : motion.degreesAt(body, fromTt),
    untilDegrees: endsInside ? stretch.untilDegrees : motion.degreesAt(body, untilTt),
  };
}

/** Whether a body passes all longitudes that an aspect may have within a stretch, and so without turning. */
export function covers(
  { fromDegrees, untilDegrees }: Stretch,
  { lowDegrees, highDegrees }: AspectMark,
): boolean {
  return (
    Math.min(fromDegrees, untilDegrees) <= lowDegrees &&
    Math.max(fromDegrees, untilDegrees) >= highDegrees
  );
}

/**
 * The passage of a mark, or null when it takes longer than `WIDEST_INTERVAL_MS`. The stretch must cover the mark, and
 * `part`, a part of the stretch, must touch it.
 */
function findNarrowPassage(
  motion: Motion,
  body: BodyKey,
  stretch: Stretch,
  part: Stretch,
  mark: AspectMark,
): Passage | null {
  const forward = part.untilDegrees > part.fromDegrees;
  const entry = forward ? mark.lowDegrees : mark.highDegrees;
  const exit = forward ? mark.highDegrees : mark.lowDegrees;
  /** Whether a longitude lies beyond another in the direction of the motion. */
  const isBeyond = (one: number, other: number) => (forward ? one > other : one < other);

  let entryWithin = [part.fromTt, part.untilTt] as const;
  if (isBeyond(part.fromDegrees, entry)) {
    // The body reached the mark's longitudes before the part.
    entryWithin = [Math.max(part.fromTt - WIDEST_INTERVAL_DAYS, stretch.fromTt), part.fromTt];
    if (isBeyond(motion.degreesAt(body, entryWithin[0]), entry)) return null;
  }
  const fromTt = findPassage(motion, body, entry, ...entryWithin);
  const latestTt = Math.min(fromTt + WIDEST_INTERVAL_DAYS, stretch.untilTt);
  if (isBeyond(exit, motion.degreesAt(body, latestTt))) return null;
  const untilTt = findPassage(motion, body, exit, fromTt, latestTt);
  return { fromTt, atTt: findPassage(motion, body, mark.degrees, fromTt, untilTt), untilTt };
}

/** The passages of a mark in all stretches that cover it, in order: one, or three of a retrograde loop, rarely five. */
export function listPassages(
  motion: Motion,
  body: BodyKey,
  mark: AspectMark,
  stretches: readonly Stretch[],
): Passage[] {
  return stretches
    .filter((stretch) => covers(stretch, mark))
    .map((stretch) => {
      const find = (degrees: number) =>
        findPassage(motion, body, degrees, stretch.fromTt, stretch.untilTt);
      const ends = [find(mark.lowDegrees), find(mark.highDegrees)];
      return {
        fromTt: Math.min(...ends),
        atTt: find(mark.degrees),
        untilTt: Math.max(...ends),
      };
    });
}
