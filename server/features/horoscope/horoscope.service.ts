// The daily horoscopes: composed on the first request, then cached while their date is current anywhere.

import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import { JsonText } from '#server/platform/json-text.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { composeHoroscope } from './horoscope.composer.ts';

export interface HoroscopeService {
  /**
   * The horoscope of a sign for a user's day (`YYYY-MM-DD`; the UTC day by default) as JSON text. Throws `bad_input`
   * unless the day is today somewhere on Earth.
   */
  getHoroscope(sign: SignKey, date: string | undefined): JsonText<Horoscope>;
}

export function createHoroscopeService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): HoroscopeService {
  const { almanac, clock } = dependencies;
  const cached = createDayCache<SignKey, JsonText<Horoscope>>((date, sign) =>
    JsonText.of(composeHoroscope(almanac, date, sign)),
  );
  return {
    getHoroscope: (sign, date) => cached.get(getUserDay(date, clock.now()), sign),
  };
}
