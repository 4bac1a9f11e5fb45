// The score of two charts: a ledger of the aspects between them, added up for love, friendship, communication and
// trust. The order of the charts does not matter.
//
// Our choice: only the ten bodies count. The angles would reveal the minute and the place of a birth, so they appear at
// the level *Threads* but count toward no rating.

import {
  AREA_RATINGS,
  type AreaRating,
  MATCH_AREAS,
  type MatchArea,
} from '#shared/matches/matches.ts';
import {
  ASPECT_ANGLE_DEGREES,
  ASPECT_KEYS,
  type AspectKey,
  NATAL_ORB_DEGREES,
} from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees } from '#shared/sky/longitude.ts';

/**
 * Points of an exact aspect, before they are multiplied by the weights of its two bodies. They fall linearly to 0 at
 * the widest orb.
 */
const ASPECT_POINTS = {
  conjunction: 100,
  sextile: 80,
  square: -100,
  trine: 100,
  opposition: -80,
} as const satisfies Record<AspectKey, number>;

type Pairs = readonly (readonly [one: BodyKey, other: BodyKey, times: number])[];

/** How much each pair of bodies counts in an area. */
const WEIGHTS: Readonly<Record<MatchArea, Pairs>> = {
  love: [
    ['venus', 'mars', 3],
    ['sun', 'venus', 2],
    ['moon', 'venus', 2],
    ['venus', 'venus', 2],
    ['moon', 'mars', 1.5],
    ['sun', 'mars', 1.5],
    ['venus', 'neptune', 1],
    ['venus', 'uranus', 1],
  ],
  friendship: [
    ['sun', 'moon', 2],
    ['sun', 'sun', 2],
    ['moon', 'moon', 2],
    ['sun', 'jupiter', 2],
    ['moon', 'jupiter', 2],
    ['venus', 'jupiter', 2],
    ['mars', 'jupiter', 1],
    ['sun', 'uranus', 1],
  ],
  communication: [
    ['mercury', 'mercury', 3],
    ['sun', 'mercury', 2],
    ['moon', 'mercury', 2],
    ['mercury', 'venus', 1.5],
    ['mercury', 'mars', 2],
    ['mercury', 'jupiter', 1.5],
    ['mercury', 'uranus', 1],
    ['mercury', 'neptune', 1],
  ],
  trust: [
    ['sun', 'saturn', 2],
    ['moon', 'saturn', 2],
    ['venus', 'saturn', 2],
    ['mercury', 'saturn', 1.5],
    ['mars', 'saturn', 2],
    ['mars', 'mars', 1.5],
    ['sun', 'pluto', 1],
    ['moon', 'pluto', 1],
    ['mars', 'pluto', 1],
  ],
};

/** How many tenths of a degree make a circle; positions are compared in tenths of a degree. */
const TENTHS = 3600;

/** The positions of the ten bodies in tenths of a degree, in the order of charts. */
export type Tenths = ArrayLike<number>;

/** Degrees as whole tenths in [0, 3600), rounded down, so that a body never moves into the next sign. */
export function toTenths(degrees: number): number {
  return Math.floor(normalizeDegrees(degrees) * 10) % TENTHS;
}

/**
 * The result of two charts: the area that is easiest, the area that needs most care, and the ratings of all four areas.
 */
export interface Outcome {
  flows: MatchArea;
  care: MatchArea;
  four: Readonly<Record<MatchArea, AreaRating>>;
}

/** Whole points, by how far the second body is ahead of the first, in tenths of a degree from 0 to 3599. */
const POINTS_APART = Int32Array.from({ length: TENTHS }, (_, tenths) => {
  const apart = Math.min(tenths, TENTHS - tenths) / 10;
  return ASPECT_KEYS.reduce((sum, aspect) => {
    const off = Math.abs(apart - ASPECT_ANGLE_DEGREES[aspect]);
    const nearness = 1 - off / NATAL_ORB_DEGREES[aspect];
    return nearness > 0 ? sum + Math.round(ASPECT_POINTS[aspect] * nearness) : sum;
  }, 0);
});

/** How much a body of one chart counts with a body of the other in an area. */
interface Weighed {
  /** Index in `MATCH_AREAS`. */
  area: number;
  /** Indexes in `BODY_KEYS`. */
  one: number;
  other: number;
  /** In tenths, as whole numbers, so that sums are exact in any order. */
  weight: number;
}
const MOON = BODY_KEYS.indexOf('moon');
/** Each pair of bodies in both directions, so that the order of the charts does not change the score. */
const WEIGHED: readonly Weighed[] = MATCH_AREAS.flatMap((name, area) =>
  WEIGHTS[name].flatMap(([oneKey, otherKey, times]): Weighed[] => {
    const [one, other] = [BODY_KEYS.indexOf(oneKey), BODY_KEYS.indexOf(otherKey)];
    const there = { area, one, other, weight: 10 * times };
    return one === other ? [there] : [there, { ...there, one: other, other: one }];
  }),
);
const WEIGHED_WITHOUT_MOON = WEIGHED.filter(({ one, other }) => one !== MOON && other !== MOON);

/**
 * The mean and the spread of the sums of each area over many pairs of charts, in tenths of a point, in the order of
 * `MATCH_AREAS`. They make the four areas comparable, so that no area is the highest too often.
 */
const TYPICAL: Readonly<
  Record<'whole' | 'withoutMoon', readonly { mean: number; spread: number }[]>
> = {
  whole: [
    { mean: 710, spread: 2180 },
    { mean: 660, spread: 1940 },
    { mean: 660, spread: 2120 },
    { mean: 730, spread: 2000 },
  ],
  withoutMoon: [
    { mean: 530, spread: 1900 },
    { mean: 380, spread: 1430 },
    { mean: 560, spread: 1940 },
    { mean: 550, spread: 1790 },
  ],
};
/** How many spreads above or below the mean make the sum of an area high or low. */
const NOTABLE = 0.3;

/**
 * The outcome of four heights, as a number. A height is how many spreads a sum is from the mean. The highest area is
 * rated high and the lowest is rated low, whatever their sums; `NOTABLE` rates the other two. So there are 108
 * outcomes. Four independent ratings would give several hundred outcomes. Each of those would fit fewer birth dates,
 * and all four ratings could be low.
 */
function encode(heights: readonly number[]): number {
  let flows = 0;
  let care = 0;
  for (const [area, height] of heights.entries()) {
    if (height > (heights[flows] ?? 0)) flows = area;
    // On a tie this is the later area, so that the highest and the lowest are never the same.
    if (height <= (heights[care] ?? 0)) care = area;
  }
  let four = 0;
  for (const [area, height] of heights.entries()) {
    const word =
      area === flows ? 2 : area === care ? 0 : height > NOTABLE ? 2 : height < -NOTABLE ? 0 : 1;
    four = four * AREA_RATINGS.length + word;
  }
  return four * WORD_OUTCOMES + flows * MATCH_AREAS.length + care;
}

/**
 * The number of codes for what the level *Word* shows (flows, care), which is the last part of an outcome's number.
 * Only 12 of the codes occur.
 */
const WORD_OUTCOMES = MATCH_AREAS.length ** 2;

/** Decodes the number of an outcome. */
export function readOutcome(outcome: number): Outcome {
  const word = outcome % WORD_OUTCOMES;
  const four = Math.floor(outcome / WORD_OUTCOMES);
  const levelOf = (area: number) =>
    pick(AREA_RATINGS, Math.floor(four / AREA_RATINGS.length ** (3 - area)) % AREA_RATINGS.length);
  return {
    flows: pick(MATCH_AREAS, Math.floor(word / MATCH_AREAS.length)),
    care: pick(MATCH_AREAS, word % MATCH_AREAS.length),
    four: {
      love: levelOf(0),
      friendship: levelOf(1),
      communication: levelOf(2),
      trust: levelOf(3),
    },
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

/** The outcome of two charts, as its number. The order of the charts does not matter. */
export function scorePair(one: Tenths, other: Tenths, withMoon: boolean): number {
  const sums = MATCH_AREAS.map(() => 0);
  for (const row of withMoon ? WEIGHED : WEIGHED_WITHOUT_MOON) {
    const apart = ((other[row.other] ?? 0) - (one[row.one] ?? 0) + TENTHS) % TENTHS;
    sums[row.area] = (sums[row.area] ?? 0) + row.weight * (POINTS_APART[apart] ?? 0);
  }
  const typical = TYPICAL[withMoon ? 'whole' : 'withoutMoon'];
  return encode(typical.map(({ mean, spread }, area) => ((sums[area] ?? 0) - mean) / spread));
}

/** An aspect between two charts and the points that it adds to an area. */
export interface LedgerRow {
  area: MatchArea;
  /** A body of the first chart and one of the second. */
  bodies: readonly [BodyKey, BodyKey];
  /** Never 0; the rows of an area add up to its sum. */
  points: number;
}

/** Every aspect between two charts that counts, by area. */
export function listLedger(one: Tenths, other: Tenths, withMoon: boolean): LedgerRow[] {
  return (withMoon ? WEIGHED : WEIGHED_WITHOUT_MOON).flatMap((row): LedgerRow[] => {
    const apart = ((other[row.other] ?? 0) - (one[row.one] ?? 0) + TENTHS) % TENTHS;
    const points = (row.weight * (POINTS_APART[apart] ?? 0)) / 10;
    if (points === 0) return [];
    const bodies = [pick(BODY_KEYS, row.one), pick(BODY_KEYS, row.other)] as const;
    return [{ area: pick(MATCH_AREAS, row.area), bodies, points }];
  });
}
