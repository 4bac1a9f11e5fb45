// One word for the day's mood, chosen by the Moon's sign and the tone of the strongest aspect that the text tells.

import { content } from '#server/content/index.ts';
import type { Voice } from '#server/features/horoscope/voice.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import { itemAt } from '#server/text/rotation.ts';
import { toneOf } from '#server/text/tone.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

/**
 * The day's mood, and the facts of the text (`told`) that it is based on: the Moon's sign, or the new or full Moon that
 * stands for it, and the most important exact aspect, if one is told.
 */
export function findMood(
  voice: Voice,
  facts: readonly RankedFact[],
  told: readonly SkyFact[],
): { value: string; facts: readonly SkyFact[] } {
  const isTold = (fact: SkyFact): boolean => told.some(({ id }) => id === fact.id);
  const exact = facts.filter(({ fact }) => fact.kind === 'aspect' && fact.exactAt !== null);
  const strongest = exact.find(({ fact }) => isTold(fact))?.fact;
  const phase = facts.find(({ fact }) => fact.kind === 'phase' && isTold(fact));
  const place = voice.moon.facts.filter(isTold);
  const sign = place.length > 0 ? voice.moon.sign : (phase?.signs[0] ?? voice.moon.sign);
  const grounds = place.length > 0 ? place : phase ? [phase.fact] : [];
  const weather = (strongest && toneOf(strongest)) ?? 'together';
  const words = content.horoscope.moods[sign][weather];
  return {
    value: itemAt(words, Math.floor(voice.fraction('mood') * words.length)),
    facts: strongest ? [...grounds, strongest] : grounds,
  };
}
