// The lucky number, a sum over the day's facts that users can repeat.

import type { Voice } from '#server/features/horoscope/words/voice.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import { LUCKY_NUMBER_MAX, LUCKY_NUMBER_MIN } from '#shared/horoscope/horoscope.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';

/** How many of the day's aspects are counted, the most important first. */
const ASPECTS_COUNTED = 2;
/** Multipliers coprime to the size of the range, so that neighboring houses give numbers far apart. */
const HOUSE_STEP = 37;
const SIGN_STEP = 8;

/**
 * 37 × the Moon's house + 8 × the Moon's sign (Aries 1 … Pisces 12) + the minutes of arc by which the day's two
 * most important aspects miss exactness at 12:00 UTC, wrapped into 1 to 99. Our choice: entertainment, but from
 * the real sky.
 */
export function findLuckyNumber(
  voice: Voice,
  facts: readonly RankedFact[],
): { value: number; facts: readonly SkyFact[] } {
  const { moon } = voice;
  const stood: SkyFact[] = [...moon.facts];
  let sum = HOUSE_STEP * moon.house + SIGN_STEP * (SIGN_KEYS.indexOf(moon.sign) + 1);
  for (const { fact } of facts) {
    if (fact.kind !== 'aspect' || stood.length >= moon.facts.length + ASPECTS_COUNTED) continue;
    sum += Math.round(fact.orb * 60);
    stood.push(fact);
  }
  const range = LUCKY_NUMBER_MAX - LUCKY_NUMBER_MIN + 1;
  return { value: LUCKY_NUMBER_MIN + (sum % range), facts: stood };
}
