// The compatibility of two signs in numbers: a base for every pair, and points for element, quality, aspect
// and rulers. Every number shown is a sum over these tables, so that a user can check it.

import { ELEMENTS, QUALITIES, SIGN_KEYS, SIGNS, type SignKey } from '../zodiac/signs.ts';
import type { Compatibility } from './compatibility.schema.ts';
import { type PairKey, pairKey } from './pairs.ts';
import { weighRulers } from './ruler-pairs.ts';

type Weighed = { points: number; reason: string };

const BASE: Weighed = { points: 50, reason: 'Halfway, before the sky has a say' };

const ELEMENT_PAIRS: Readonly<Record<PairKey<typeof ELEMENTS>, Weighed>> = {
  'Fire + Fire': { points: 13, reason: 'Two fires: plenty of warmth, so somebody watch the stove' },
  'Earth + Earth': { points: 14, reason: 'Earth on Earth: what you build together stays up' },
  'Air + Air': { points: 12, reason: 'Air with Air: the conversation has no off switch' },
  'Water + Water': { points: 15, reason: 'Water meets Water: most of it needs no saying' },
  'Fire + Air': { points: 16, reason: 'Fire feeds on Air, and Air likes to be needed' },
  'Earth + Water': { points: 17, reason: 'Water softens Earth, and Earth gives Water a shore' },
  'Fire + Earth': { points: -6, reason: 'Fire wants to start, Earth wants to see the estimate' },
  'Earth + Air': { points: -7, reason: 'Air has the idea, Earth asks who will carry it' },
  'Air + Water': { points: -3, reason: 'Air explains the feeling, Water would rather have it' },
  'Fire + Water': {
    points: -8,
    reason: 'Fire and Water make steam: watch the valve, and it runs a train',
  },
};

const QUALITY_PAIRS: Readonly<Record<PairKey<typeof QUALITIES>, Weighed>> = {
  'Cardinal + Cardinal': {
    points: -2,
    reason: 'Both Cardinal: two drivers, so toss a coin for the wheel',
  },
  'Fixed + Fixed': { points: -5, reason: 'Both Fixed: loyal, and unmoved' },
  'Mutable + Mutable': { points: 1, reason: 'Both Mutable: easy company, and no table booked' },
  'Cardinal + Fixed': { points: 5, reason: 'Cardinal starts it, Fixed sees it through' },
  'Cardinal + Mutable': {
    points: 4,
    reason: 'Cardinal picks the road, Mutable finds the shortcut',
  },
  'Fixed + Mutable': { points: 3, reason: 'Fixed stays put, Mutable comes around' },
};

/** The index is the distance between the signs, the shorter way around the zodiac: 0 (the same sign) to 6. */
const ASPECTS_BY_DISTANCE: readonly Weighed[] = [
  { points: 4, reason: 'Conjunction, the same sign: you know this person from the mirror' },
  { points: -3, reason: 'Semisextile, one sign apart: neighbors who borrow a cup of sugar' },
  { points: 8, reason: 'Sextile, two signs apart: an open door, if somebody gets up to use it' },
  { points: -11, reason: 'Square, three signs apart: the same debate, better every year' },
  { points: 15, reason: 'Trine, four signs apart: nobody has to explain the joke' },
  { points: -7, reason: 'Quincunx, five signs apart: two maps, so agree on the café first' },
  { points: 9, reason: 'Opposition, six signs apart: you see what the other cannot' },
];

type RatingName = keyof Compatibility['ratings'];
type Weights = { element: number; quality: number; aspect: number; rulers: number };

/**
 * The weights of the contributions in each rating: 50 plus the weighted points, rounded to a whole number
 * within 0-100. Rulers and aspect weigh most in love, element and aspect in friendship, quality and element in
 * communication, rulers and quality in trust.
 */
export const RATING_WEIGHTS = {
  love: { element: 1, quality: 0.75, aspect: 1.25, rulers: 1.5 },
  friendship: { element: 1.25, quality: 0.5, aspect: 1.25, rulers: 0.5 },
  communication: { element: 1.25, quality: 1.5, aspect: 0.5, rulers: 0.5 },
  trust: { element: 0.5, quality: 1, aspect: 0.75, rulers: 1.5 },
} as const satisfies Record<RatingName, Weights>;

export type SignRatings = Omit<Compatibility, 'description' | 'hurts' | 'helps'>;

/** Percentage, ratings and contributions of two signs; the same for both orders of the signs. */
export function rateSigns(sign1: SignKey, sign2: SignKey): SignRatings {
  const [one, other] = [SIGNS[sign1], SIGNS[sign2]];
  const element = ELEMENT_PAIRS[pairKey(ELEMENTS, one.element, other.element)];
  const quality = QUALITY_PAIRS[pairKey(QUALITIES, one.quality, other.quality)];
  const aspect = weighAspect(sign1, sign2);
  const rulers = weighRulers(sign1, sign2);
  const contributions = [
    { name: 'Every pair begins with', ...BASE },
    { name: 'Element', ...element },
    { name: 'Quality', ...quality },
    { name: 'Aspect', ...aspect },
    { name: 'Rulers', ...rulers },
  ];
  const rate = (weights: Weights): number =>
    toPercentage(
      BASE.points +
        weights.element * element.points +
        weights.quality * quality.points +
        weights.aspect * aspect.points +
        weights.rulers * rulers.points,
    );
  return {
    percentage: contributions.reduce((sum, { points }) => sum + points, 0),
    ratings: {
      love: rate(RATING_WEIGHTS.love),
      friendship: rate(RATING_WEIGHTS.friendship),
      communication: rate(RATING_WEIGHTS.communication),
      trust: rate(RATING_WEIGHTS.trust),
    },
    contributions,
  };
}

function weighAspect(sign1: SignKey, sign2: SignKey): Weighed {
  const apart = Math.abs(SIGN_KEYS.indexOf(sign1) - SIGN_KEYS.indexOf(sign2));
  const weighed = ASPECTS_BY_DISTANCE[Math.min(apart, SIGN_KEYS.length - apart)];
  if (!weighed) throw new RangeError(`no aspect between ${sign1} and ${sign2}`);
  return weighed;
}

function toPercentage(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
