import { useEndpointQuery } from '#client/features/account/index.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import { getPlaceClockEndpoint } from '#shared/places/places.contract.ts';

export type BirthClockQuestion = { date: string; time: string; placeId: number | null };

/**
 * Whether the birth place's clock skipped or repeated the given time; undefined until date, time
 * and place are known.
 */
export function useBirthClock({ date, time, placeId }: BirthClockQuestion): PlaceClock | undefined {
  const isKnown = placeId !== null && isCalendarDate(date) && /^\d{2}:\d{2}$/.test(time);
  const { data } = useEndpointQuery(
    getPlaceClockEndpoint,
    isKnown ? { params: { id: String(placeId) }, query: { date, time } } : undefined,
  );
  return data;
}
