// The sum behind the lucky number of a sign's horoscope: the server counts with it, and the page shows it.

import { getHouseOfSign } from '../sky/houses.ts';
import type { SkyFact } from '../sky/sky-fact.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

export const LUCKY_NUMBER_MIN = 1;
export const LUCKY_NUMBER_MAX = 99;
/** How many aspects are counted at most. */
export const LUCKY_ASPECTS_MAX = 2;
/** Factors coprime to the size of the range, so that neighboring places give numbers far apart. */
const PLACE_FACTOR = 37;
const SIGN_FACTOR = 8;
const MINUTES_PER_DEGREE = 60;

/** One part of the sum: `factor` × `count` for the Moon's place and sign, `count` minutes of arc for an aspect. */
export type LuckyTerm =
  | { kind: 'place' | 'sign'; sign: SignKey; factor: number; count: number }
  | { kind: 'orb'; factId: string; factor: 1; count: number };

/**
 * The parts of the sum of a user's sign, from the facts that the number stands on, the Moon's sign first: 37 × the
 * signs from the user's to hers, both counted, + 8 × her sign (Aries 1 … Pisces 12) + the minutes of arc by which the
 * aspects miss exactness at 12:00 UTC. Our choice: entertainment, but from the real sky. None where no fact says
 * where the Moon is.
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

/** The sum of the parts, before it is counted around. */
export function sumLuckyTerms(terms: readonly LuckyTerm[]): number {
  return terms.reduce((sum, { factor, count }) => sum + factor * count, 0);
}

/** The lucky number of the parts: their sum, counted around from 1 to 99 (99 is followed by 1). */
export function getLuckyNumber(terms: readonly LuckyTerm[]): number {
  const range = LUCKY_NUMBER_MAX - LUCKY_NUMBER_MIN + 1;
  return LUCKY_NUMBER_MIN + (sumLuckyTerms(terms) % range);
}
