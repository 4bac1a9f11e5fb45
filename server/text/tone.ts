// The tone of an aspect, by which horoscopes and insights choose their words.

import type { AspectKey } from '#shared/sky/aspects.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';

export type Tone = 'together' | 'easy' | 'tense';
export const TONE_OF_ASPECT = {
  conjunction: 'together',
  sextile: 'easy',
  trine: 'easy',
  square: 'tense',
  opposition: 'tense',
} as const satisfies Record<AspectKey, Tone>;

/** The tone of an aspect; undefined for every other kind of fact. */
export function toneOf(fact: SkyFact): Tone | undefined {
  return fact.kind === 'aspect' ? TONE_OF_ASPECT[fact.aspect] : undefined;
}
