// The daily horoscopes: composed when first asked for, then kept for as long as their date is today anywhere.

import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDayCache } from '../../platform/day-cache.ts';
import { JsonText } from '../../platform/json-text.ts';
import { getReadersDay } from '../../platform/readers-day.ts';
import type { Almanac } from '../../sky/almanac.ts';
import { listDayFacts } from '../../sky/day-facts.ts';
import { composeHoroscope } from './horoscope.composer.ts';

export interface HoroscopeService {
  /**
   * The horoscope of a sign for a reader's day (`YYYY-MM-DD`; without one the UTC day) as JSON text.
   * Throws `bad_input` when the day is today nowhere on earth.
   */
  getHoroscope(sign: SignKey, date: string | undefined): JsonText<Horoscope>;
}

export function createHoroscopeService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): HoroscopeService {
  const { almanac, clock } = dependencies;
  const kept = createDayCache<SignKey, JsonText<Horoscope>>((date, sign) =>
    JsonText.of(composeHoroscope({ date, sign, facts: listDayFacts(almanac, date, sign) })),
  );
  return {
    getHoroscope: (sign, date) => kept.get(getReadersDay(date, clock.now()), sign),
  };
}
