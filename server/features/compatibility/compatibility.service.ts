import type { Compatibility } from '#shared/compatibility/compatibility.schema.ts';
import { pairKey } from '#shared/compatibility/pairs.ts';
import { rateSigns } from '#shared/compatibility/rules.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';
import { getPairDescription } from './pair-descriptions.ts';
import { PAIR_FRICTIONS } from './pair-frictions.ts';

/** The compatibility of two signs, the same in either order. */
export function getCompatibility(sign1: SignKey, sign2: SignKey): Compatibility {
  const { percentage, ratings, contributions } = rateSigns(sign1, sign2);
  return {
    percentage,
    description: getPairDescription(sign1, sign2),
    ...PAIR_FRICTIONS[pairKey(SIGN_KEYS, sign1, sign2)],
    ratings,
    contributions,
  };
}
