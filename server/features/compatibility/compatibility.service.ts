import { content } from '#server/content/index.ts';
import type { Compatibility } from '#shared/compatibility/compatibility.schema.ts';
import { rateSigns } from '#shared/compatibility/rules.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

const { pairs } = content.compatibility;

/** The compatibility of two signs, the same in either order. */
export function getCompatibility(sign1: SignKey, sign2: SignKey): Compatibility {
  const { percentage, ratings, contributions } = rateSigns(sign1, sign2);
  return { percentage, ...findPair(sign1, sign2), ratings, contributions };
}

/** The text on a pair; its key begins with the sign that comes first in the zodiac. */
function findPair(sign1: SignKey, sign2: SignKey): (typeof pairs)[keyof typeof pairs] {
  const inOrder = SIGN_KEYS.indexOf(sign1) <= SIGN_KEYS.indexOf(sign2);
  const [first, second] = inOrder ? [sign1, sign2] : [sign2, sign1];
  return pairs[`${first}-and-${second}` as const];
}
