// The lucky number, a sum over the facts of the text that users can repeat.

import type { Voice } from '#server/features/horoscope/voice.ts';
import {
  getLuckyNumber,
  LUCKY_ASPECTS_MAX,
  listLuckyTerms,
} from '#shared/horoscope/lucky-number.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

/** The number and what it is counted from: where the Moon is, and the first aspects of the text (`told`). */
export function findLuckyNumber(
  voice: Voice,
  told: readonly SkyFact[],
): { value: number; facts: readonly SkyFact[] } {
  const aspects = new Map(
    told.flatMap((fact) => (fact.kind === 'aspect' ? [[fact.id, fact] as const] : [])),
  );
  const facts = [...voice.moon.facts, ...[...aspects.values()].slice(0, LUCKY_ASPECTS_MAX)];
  return { value: getLuckyNumber(listLuckyTerms(voice.userSign, facts)), facts };
}
