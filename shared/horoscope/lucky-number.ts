// The sum from which the lucky number of a sign's horoscope is computed. The server computes it, and the page shows it.

import { getHouseOfSign } from '../sky/houses.ts';
import type { SkyFact } from '../sky/sky-fact.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

export const LUCKY_NUMBER_MIN = 1;
export const LUCKY_NUMBER_MAX = 99;
/** The most aspects that are counted. */
export const LUCKY_ASPECTS_MAX = 2;
/** Factors that are coprime to 99, the number of lucky numbers, so that neighboring signs give numbers far apart. */
const PLACE_FACTOR = 37;
const SIGN_FACTOR = 8;
const MINUTES_PER_DEGREE = 60;

/**
 * One part of the sum, `factor` × `count`. `place`: `count` is the Moon's place, her sign counted from the user's sign
 * (1 to 12). `sign`: her sign counted from Aries (1 to 12). `orb`: the minutes of arc between an aspect and exactness.
 */
export type LuckyTerm =
  | { kind: 'place' | 'sign'; sign: SignKey; factor: number; count: number }
  | { kind: 'orb'; factId: string; factor: 1; count: number };

/**
 * The parts of the sum for a user's sign, from the facts that the number is based on: 37 × the Moon's place + 8 × the
 * Moon's sign + for each aspect the minutes of arc between it and exactness at 12:00 UTC. Our choice: it is
 * entertainment, but from the real sky. Empty when no fact says which sign the Moon is in.
 */
export function listLuckyTerms(userSign: SignKey, facts: readonly SkyFact[]): LuckyTerm[] {
  const moon = facts.find(
    (fact) => (fact.kind === 'position' || fact.kind === 'ingress') && fact.bodies[0] === 'moon',
  );
  if (moon?.kind !== 'position' && moon?.kind !== 'ingress') return [];
  const { sign } = moon;
  const place = getHouseOfSign(sign, userSign);
  return [
    { kind: 'place', sign, factor: PLACE_FACTOR, count: place },
    { kind: 'sign', sign, factor: SIGN_FACTOR, count: SIGN_KEYS.indexOf(sign) + 1 },
    ...facts.flatMap((fact): LuckyTerm[] =>
      fact.kind === 'aspect'
        ? [
            {
              kind: 'orb',
              factId: fact.id,
              factor: 1,
              count: Math.round(fact.orb * MINUTES_PER_DEGREE),
            },
          ]
        : [],
    ),
  ];
}

/** The sum of the parts, before it is brought into the range of lucky numbers. */
export function sumLuckyTerms(terms: readonly LuckyTerm[]): number {
  return terms.reduce((sum, { factor, count }) => sum + factor * count, 0);
}

/** The lucky number, 1 to 99, of the parts: 1 plus the remainder of their sum divided by 99. */
export function getLuckyNumber(terms: readonly LuckyTerm[]): number {
  const range = LUCKY_NUMBER_MAX - LUCKY_NUMBER_MIN + 1;
  return LUCKY_NUMBER_MIN + (sumLuckyTerms(terms) % range);
}
