// The lucky number, a sum over the facts of the text that users can repeat.

import type { RankedFact } from '#server/sky/day-facts.ts';
import {
  getLuckyNumber,
  LUCKY_ASPECTS_MAX,
  listLuckyTerms,
} from '#shared/horoscope/lucky-number.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

/** The number and what it is counted from: where the Moon is, and the first aspects of the text (`told`). */
export function findLuckyNumber(
  userSign: SignKey,
  facts: readonly RankedFact[],
  told: readonly SkyFact[],
): { value: number; facts: readonly SkyFact[] } {
  const moon = facts.flatMap(({ fact }) =>
    fact.kind === 'position' && fact.bodies[0] === 'moon' ? [fact] : [],
  );
  const aspects = told.filter(({ kind }) => kind === 'aspect').slice(0, LUCKY_ASPECTS_MAX);
  const cited = [...moon, ...aspects];
  return { value: getLuckyNumber(listLuckyTerms(userSign, cited)), facts: cited };
}
