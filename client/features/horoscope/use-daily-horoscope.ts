import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { getSkyAt, type SkyNow } from '#client/features/sky-facts/index.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';

/** Today's horoscope for the user's sign; disabled without a birth date. */
export function useDailyHoroscope() {
  const user = useCurrentUser();
  const today = useToday();
  const sign = findSignOfDate(user.birthDate);
  return useEndpointQuery(getHoroscopeEndpoint, sign && { query: { sign, date: today } });
}

/**
 * The sky of the user's day at this minute: the Moon and the planets. They are decoration, so a failed
 * load is not shown.
 */
export function useSkyNow(): { sky: SkyNow | undefined; isPending: boolean } {
  const today = useToday();
  const nowMs = useNow();
  const { data, isPending } = useEndpointQuery(getSkyTodayEndpoint, { query: { date: today } });
  return { sky: data && getSkyAt(data, nowMs), isPending };
}
