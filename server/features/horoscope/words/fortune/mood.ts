// One word for the day's mood, chosen by the Moon's sign and the tone of the strongest aspect that the text tells.

import type { Voice } from '#server/features/horoscope/words/voice.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import { itemAt } from '#server/text/rotation.ts';
import { toneOf } from '#server/text/tone.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

type Weather = 'together' | 'easy' | 'tense';

export const MOODS = {
  aries: {
    together: ['Eager', 'Ready', 'Forthright'],
    easy: ['Bold', 'Game', 'Brisk'],
    tense: ['Feisty', 'Restless', 'Headstrong'],
  },
  taurus: {
    together: ['Steady', 'Earthy', 'Settled'],
    easy: ['Content', 'Unhurried', 'Cozy'],
    tense: ['Stubborn', 'Deliberate', 'Unbudging'],
  },
  gemini: {
    together: ['Quick', 'Talkative', 'Curious'],
    easy: ['Witty', 'Breezy', 'Playful'],
    tense: ['Fidgety', 'Skeptical', 'Inquisitive'],
  },
  cancer: {
    together: ['Caring', 'Nostalgic', 'Sentimental'],
    easy: ['Tender', 'Homey', 'Snug'],
    tense: ['Wistful', 'Guarded', 'Protective'],
  },
  leo: {
    together: ['Warm', 'Bright', 'Bighearted'],
    easy: ['Radiant', 'Generous', 'Festive'],
    tense: ['Dramatic', 'Proud', 'Undaunted'],
  },
  virgo: {
    together: ['Careful', 'Practical', 'Observant'],
    easy: ['Capable', 'Tidy', 'Helpful'],
    tense: ['Exacting', 'Particular', 'Fastidious'],
  },
  libra: {
    together: ['Balanced', 'Sociable', 'Considerate'],
    easy: ['Gracious', 'Charming', 'Peaceable'],
    tense: ['Undecided', 'Diplomatic', 'Fair-minded'],
  },
  scorpio: {
    together: ['Deep', 'Watchful', 'Loyal'],
    easy: ['Magnetic', 'Devoted', 'Perceptive'],
    tense: ['Intense', 'Private', 'Searching'],
  },
  sagittarius: {
    together: ['Frank', 'Roaming', 'Expansive'],
    easy: ['Hopeful', 'Merry', 'Adventurous'],
    tense: ['Outspoken', 'Footloose', 'Impatient'],
  },
  capricorn: {
    together: ['Patient', 'Wry', 'Purposeful'],
    easy: ['Composed', 'Dependable', 'Ambitious'],
    tense: ['Serious', 'Determined', 'Tenacious'],
  },
  aquarius: {
    together: ['Independent', 'Airy', 'Friendly'],
    easy: ['Inventive', 'Open', 'Original'],
    tense: ['Contrary', 'Offbeat', 'Mischievous'],
  },
  pisces: {
    together: ['Soft', 'Imaginative', 'Receptive'],
    easy: ['Dreamy', 'Gentle', 'Musical'],
    tense: ['Pensive', 'Reflective', 'Adrift'],
  },
} as const satisfies Readonly<Record<SignKey, Readonly<Record<Weather, readonly string[]>>>>;

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
  const words = MOODS[sign][weather];
  return {
    value: itemAt(words, Math.floor(voice.fraction('mood') * words.length)),
    facts: strongest ? [...grounds, strongest] : grounds,
  };
}
