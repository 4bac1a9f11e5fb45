// Finds the instants at which a changing angle passes given marks, in a stretch of time between two nodes: instants at
// which the angle has been sampled.

import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';

/** Bisection stops below this: a hundredth of a second, far finer than any ephemeris. */
const PRECISION_DAYS = 1e-7;

/** An angle over time (Julian days in TT): degrees, not necessarily in [0, 360), and degrees a day. */
export interface MovingAngle {
  degreesAt(julianDayTt: number): number;
  speedAt(julianDayTt: number): number;
}

/** The state of a moving angle at one node: degrees, and degrees a day. */
export interface ScanNode {
  julianDayTt: number;
  degrees: number;
  speed: number;
}

export interface Crossing {
  julianDayTt: number;
  /** The mark that was passed, [0, 360), degrees. */
  markDegrees: number;
  /** Whether the angle was growing. */
  forwards: boolean;
}

/**
 * The Julian day at which a continuous function changes sign between the days `from` and `until`, by bisection to a
 * hundredth of a second. The caller makes sure that the sign differs at the two ends.
 */
export function findRoot(f: (day: number) => number, from: number, until: number): number {
  let low = from;
  let high = until;
  const risesThrough = f(from) < 0;
  while (high - low > PRECISION_DAYS) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === risesThrough) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The marks of a search: some of the multiples of one angle. */
export interface Marks {
  everyDegrees: number;
  /** Whether a multiple in [0, 360) is searched for; without it, all are. */
  includes?: (markDegrees: number) => boolean;
}

/**
 * All passages of the marks between two nodes, in order of time. The nodes are so close that the angle moves less than
 * 180° and reverses at most once between them. Where it reverses (a body that turns retrograde may pass a mark twice),
 * the stretch is divided at the turning point first. A mark met exactly at a node is reported from one side of the
 * node only, so that neighboring scans never both report it.
 */
export function findCrossings(
  angle: MovingAngle,
  from: ScanNode,
  until: ScanNode,
  marks: Marks,
): Crossing[] {
  if (from.speed < 0 !== until.speed < 0) {
    const turn = findRoot((day) => angle.speedAt(day), from.julianDayTt, until.julianDayTt);
    const turning = { julianDayTt: turn, degrees: angle.degreesAt(turn), speed: 0 };
    return [
      ...findMonotoneCrossings(angle, from, turning, marks),
      ...findMonotoneCrossings(angle, turning, until, marks),
    ];
  }
  return findMonotoneCrossings(angle, from, until, marks);
}

function findMonotoneCrossings(
  angle: MovingAngle,
  from: ScanNode,
  until: ScanNode,
  marks: Marks,
): Crossing[] {
  const start = from.degrees;
  const end = start + signedSeparationDegrees(start, until.degrees);
  // Bands are the stretches between neighboring marks, numbered upward; a mark is part of the band above it.
  const startBand = Math.floor(start / marks.everyDegrees);
  const endBand = Math.floor(end / marks.everyDegrees);
  if (startBand === endBand) return [];
  const forwards = endBand > startBand;
  const crossings: Crossing[] = [];
  const count = Math.abs(endBand - startBand);
  for (let passed = 0; passed < count; passed += 1) {
    const mark = (forwards ? startBand + 1 + passed : startBand - passed) * marks.everyDegrees;
    const markDegrees = normalizeDegrees(mark);
    if (marks.includes !== undefined && !marks.includes(markDegrees)) continue;
    const julianDayTt = findRoot(
      (day) => signedSeparationDegrees(mark, angle.degreesAt(day)),
      from.julianDayTt,
      until.julianDayTt,
    );
    crossings.push({ julianDayTt, markDegrees, forwards });
  }
  return crossings;
}
