// The positions of the ten bodies at 12:00 UTC on every day from 1950 to 2008. Somebody who searches for another
// person's birth date would search among these dates.

import { toTenths } from '#server/features/matches/score.ts';
import { getApparentLongitude } from '#server/sky/ephemeris.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';

/** Noon (UTC) of 1950-01-01; the last of the days is 2008-12-31. */
export const FIRST_NOON_MS = Date.UTC(1950, 0, 1, 12);
export const DAY_MS = 86_400_000;
/** The number of days from 1950 to 2008. Each is examined at noon. */
export const COUNTED_DAYS = 21_550;

/**
 * The days from one computed position of a body to the next. Positions in between are interpolated by the polynomial
 * through the six nearest ones, with an error of less than 0.05°, the largest for Mercury and Uranus.
 */
const STEP_DAYS = {
  sun: 32,
  moon: 2,
  mercury: 5,
  venus: 8,
  mars: 12,
  jupiter: 32,
  saturn: 32,
  uranus: 64,
  neptune: 64,
  pluto: 64,
} as const satisfies Record<BodyKey, number>;
/** The number of computed positions that an interpolation uses, and how many of them precede the position. */
const NODES = 6;
const NODES_BEFORE = 2;

/** For each body, in the order of charts, its position in tenths of a degree at each noon. */
export type NoonTable = readonly Uint16Array[];

let table: NoonTable | undefined;

/** The table. The first call takes almost a second. */
export function getNoonTable(): NoonTable {
  table ??= BODY_KEYS.map((body) => fillBody(body, STEP_DAYS[body]));
  return table;
}

function fillBody(body: BodyKey, step: number): Uint16Array {
  // From two nodes before the first day to three after the last day.
  const nodes = new Float64Array(Math.ceil(COUNTED_DAYS / step) + NODES);
  for (let node = 0; node < nodes.length; node += 1) {
    const noonMs = FIRST_NOON_MS + (node - NODES_BEFORE) * step * DAY_MS;
    const degrees = getApparentLongitude(body, toJulianDayTt(noonMs));
    // Continued beyond 360°, so that the polynomial does not cross the jump from 360° to 0°.
    const previous = nodes[node - 1] ?? degrees;
    nodes[node] =
      node === 0
        ? degrees
        : previous + signedSeparationDegrees(normalizeDegrees(previous), degrees);
  }
  return Uint16Array.from({ length: COUNTED_DAYS }, (_, day) =>
    toTenths(interpolate(nodes, day / step)),
  );
}

/** Lagrange's polynomial through the six nodes around a position, in steps from the first day. */
function interpolate(nodes: Float64Array, position: number): number {
  const at = Math.floor(position);
  const x = position - at + NODES_BEFORE;
  let sum = 0;
  for (let node = 0; node < NODES; node += 1) {
    let weight = 1;
    for (let other = 0; other < NODES; other += 1) {
      if (other !== node) weight *= (x - other) / (node - other);
    }
    sum += weight * (nodes[at + node] ?? 0);
  }
  return sum;
}
