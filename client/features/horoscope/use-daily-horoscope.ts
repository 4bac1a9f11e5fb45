import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { dayKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { horoscopeSchema, skyTodaySchema } from '#shared/horoscope/horoscope.schema.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';

/** Today's horoscope of the reader's sign; asked for only when they have a birth date. */
export function useDailyHoroscope() {
  const user = useCurrentUser();
  const today = useToday();
  const sign = findSignOfDate(user.birthDate);
  return useQuery({
    queryKey: dayKey(user.id, today, 'horoscope', sign ?? 'none'),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/horoscope/daily?sign=${sign}&date=${today}`,
        answer: horoscopeSchema,
        signal,
      }),
    enabled: sign !== undefined,
  });
}

/** Where the Moon and the planets are today; ornament, so that its absence is no failure. */
export function useSkyToday() {
  const user = useCurrentUser();
  const today = useToday();
  return useQuery({
    queryKey: dayKey(user.id, today, 'sky'),
    queryFn: ({ signal }) => callApi({ path: '/api/sky/today', answer: skyTodaySchema, signal }),
  });
}
