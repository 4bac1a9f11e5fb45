import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { useToday } from '#client/lib/today.ts';
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
 * The positions of the Moon and the planets today. They are decoration, so a failed load is not
 * shown.
 */
export function useSkyToday() {
  const today = useToday();
  return useEndpointQuery(getSkyTodayEndpoint, {}, { day: today });
}
