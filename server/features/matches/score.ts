// The score of two charts: a ledger of the aspects between them, added up for love, friendship, communication and
// trust. It is the same whichever chart comes first.
//
// Our choice: the words stand on the ten bodies alone. The angles, which tell the minute and the place of a birth,
// are among the threads and not among the words.

import { FOUR_WORDS, type FourWord, MATCH_AREAS, type MatchArea } from '#shared/matches/matches.ts';
import {
  ASPECT_ANGLE_DEGREES,
  ASPECT_KEYS,
  type AspectKey,
  NATAL_ORB_DEGREES,
} from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { TENTHS } from './noon-table.ts';

/** Points of an exact aspect, before the weight of its two bodies; they fall evenly to 0 at the orb's edge. */
const ASPECT_POINTS = {
  conjunction: 100,
  sextile: 80,
  square: -100,
  trine: 100,
  opposition: -80,
} as const satisfies Record<AspectKey, number>;

type Pairs = readonly (readonly [one: BodyKey, other: BodyKey, times: number])[];

/** How much each pair of bodies counts for an area. */
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

/** Tenths of a degree of the ten bodies, in the order of charts. */
export type Tenths = ArrayLike<number>;

/** What the words of two charts say. */
export interface Outcome {
  flows: MatchArea;
  care: MatchArea;
  four: Readonly<Record<MatchArea, FourWord>>;
}

/** Points by tenths of a degree that two bodies are apart, the way round counted from the first; whole numbers. */
const POINTS_APART = Int32Array.from({ length: TENTHS }, (_, tenths) => {
  const apart = Math.min(tenths, TENTHS - tenths) / 10;
  return ASPECT_KEYS.reduce((sum, aspect) => {
    const off = Math.abs(apart - ASPECT_ANGLE_DEGREES[aspect]);
    const nearness = 1 - off / NATAL_ORB_DEGREES[aspect];
    return nearness > 0 ? sum + Math.round(ASPECT_POINTS[aspect] * nearness) : sum;
  }, 0);
});

/** A body of one chart and one of the other, and what they count in an area, in tenths: a sum must be exact. */
interface Weighed {
  area: number;
  one: number;
  other: number;
  weight: number;
}
const MOON = BODY_KEYS.indexOf('moon');
/** Both ways round, so that the score is symmetric. */
const WEIGHED: readonly Weighed[] = MATCH_AREAS.flatMap((name, area) =>
  WEIGHTS[name].flatMap(([oneKey, otherKey, times]): Weighed[] => {
    const [one, other] = [BODY_KEYS.indexOf(oneKey), BODY_KEYS.indexOf(otherKey)];
    const there = { area, one, other, weight: 10 * times };
    return one === other ? [there] : [there, { ...there, one: other, other: one }];
  }),
);
const WEIGHED_WITHOUT_MOON = WEIGHED.filter(({ one, other }) => one !== MOON && other !== MOON);

/**
 * The sums of an area over many pairs of charts, in tenths of a point: their mean and their spread. They make the four
 * areas comparable, so that none is always the one that flows.
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
/** How many spreads from the mean an area is high or low. */
const NOTABLE = 0.3;

/**
 * The outcomes of a chart with many others, as numbers. `others` has an array a body, in the order of charts, with the
 * tenths of a degree of each other chart. Without a birth time on one side the Moon counts for neither.
 */
export function scoreAll(one: Tenths, others: readonly Tenths[], withMoon: boolean): Uint16Array {
  const count = others[0]?.length ?? 0;
  // What a body of another chart adds, by where it stands: looked up for each chart instead of worked out anew.
  const added = MATCH_AREAS.map(() => BODY_KEYS.map((): Int32Array | undefined => undefined));
  for (const { area, one: mine, other: theirs, weight } of withMoon
    ? WEIGHED
    : WEIGHED_WITHOUT_MOON) {
    const ofArea = added[area];
    if (ofArea === undefined) continue;
    const byPlace = ofArea[theirs] ?? new Int32Array(TENTHS);
    ofArea[theirs] = byPlace;
    const from = one[mine] ?? 0;
    for (let tenths = 0; tenths < TENTHS; tenths += 1) {
      const apart = (tenths - from + TENTHS) % TENTHS;
      byPlace[tenths] = (byPlace[tenths] ?? 0) + weight * (POINTS_APART[apart] ?? 0);
    }
  }
  const sums = added.map((ofArea) => {
    const sum = new Int32Array(count);
    for (const [body, byPlace] of ofArea.entries()) {
      const row = others[body];
      if (byPlace === undefined || row === undefined) continue;
      for (let index = 0; index < count; index += 1) {
        sum[index] = (sum[index] ?? 0) + (byPlace[row[index] ?? 0] ?? 0);
      }
    }
    return sum;
  });
  const typical = TYPICAL[withMoon ? 'whole' : 'withoutMoon'];
  const heights = MATCH_AREAS.map(() => 0);
  const outcomes = new Uint16Array(count);
  for (let index = 0; index < count; index += 1) {
    for (const [area, { mean, spread }] of typical.entries()) {
      heights[area] = ((sums[area]?.[index] ?? 0) - mean) / spread;
    }
    outcomes[index] = encode(heights);
  }
  return outcomes;
}

/**
 * The four words are weighed against each other: what flows most is high and what needs most care is low, whatever the
 * sums, and the other two are high or low where they stand out. That leaves 108 answers where four free words with the
 * two of *Word* would have some hundreds, each of which fits fewer dates (and no two people are told of four lows).
 */
function encode(heights: readonly number[]): number {
  let flows = 0;
  let care = 0;
  for (const [area, height] of heights.entries()) {
    if (height > (heights[flows] ?? 0)) flows = area;
    // The later of two equal ones, so that the two are never the same area.
    if (height <= (heights[care] ?? 0)) care = area;
  }
  let four = 0;
  for (const [area, height] of heights.entries()) {
    const word =
      area === flows ? 2 : area === care ? 0 : height > NOTABLE ? 2 : height < -NOTABLE ? 0 : 1;
    four = four * FOUR_WORDS.length + word;
  }
  return four * WORD_OUTCOMES + flows * MATCH_AREAS.length + care;
}

/** Numbers of *Word*; twelve of them are used. */
const WORD_OUTCOMES = MATCH_AREAS.length ** 2;

/** The part of an outcome that *Word* shows. */
export function wordOf(outcome: number): number {
  return outcome % WORD_OUTCOMES;
}

/** What the number of an outcome says. */
export function readOutcome(outcome: number): Outcome {
  const word = wordOf(outcome);
  const four = Math.floor(outcome / WORD_OUTCOMES);
  const levelOf = (area: number) =>
    pick(FOUR_WORDS, Math.floor(four / FOUR_WORDS.length ** (3 - area)) % FOUR_WORDS.length);
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

/** The outcome of two charts, as its number; the same whichever comes first. */
export function scorePair(one: Tenths, other: Tenths, withMoon: boolean): number {
  const sums = MATCH_AREAS.map(() => 0);
  for (const row of withMoon ? WEIGHED : WEIGHED_WITHOUT_MOON) {
    const apart = ((other[row.other] ?? 0) - (one[row.one] ?? 0) + TENTHS) % TENTHS;
    sums[row.area] = (sums[row.area] ?? 0) + row.weight * (POINTS_APART[apart] ?? 0);
  }
  const typical = TYPICAL[withMoon ? 'whole' : 'withoutMoon'];
  return encode(typical.map(({ mean, spread }, area) => ((sums[area] ?? 0) - mean) / spread));
}

/** An aspect between two charts, as the ledger has it. */
export interface LedgerRow {
  area: MatchArea;
  /** A body of the first chart and one of the second. */
  bodies: readonly [BodyKey, BodyKey];
  /** Never 0; the rows of an area add up to its sum. */
  points: number;
}

/** The ledger of two charts: every aspect that counts, by area. */
export function listLedger(one: Tenths, other: Tenths, withMoon: boolean): LedgerRow[] {
  return (withMoon ? WEIGHED : WEIGHED_WITHOUT_MOON).flatMap((row): LedgerRow[] => {
    const apart = ((other[row.other] ?? 0) - (one[row.one] ?? 0) + TENTHS) % TENTHS;
    const points = (row.weight * (POINTS_APART[apart] ?? 0)) / 10;
    if (points === 0) return [];
    const bodies = [pick(BODY_KEYS, row.one), pick(BODY_KEYS, row.other)] as const;
    return [{ area: pick(MATCH_AREAS, row.area), bodies, points }];
  });
}
