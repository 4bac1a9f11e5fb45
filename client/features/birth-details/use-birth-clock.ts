import { useQuery } from '@tanstack/react-query';
import { callApi } from '#client/lib/api-client.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { type PlaceClock, placeClockSchema } from '#shared/places/place-clock.schema.ts';

export type BirthClockQuestion = { date: string; time: string; placeId: number | null };

/** What the clock of the birth place did at the given time; undefined until all three are known. */
export function useBirthClock({ date, time, placeId }: BirthClockQuestion): PlaceClock | undefined {
  const { data } = useQuery({
    queryKey: ['place-clock', placeId, date, time],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/places/${placeId}/clock?date=${date}&time=${encodeURIComponent(time)}`,
        answer: placeClockSchema,
        signal,
      }),
    enabled: placeId !== null && isCalendarDate(date) && /^\d{2}:\d{2}$/.test(time),
  });
  return data;
}
