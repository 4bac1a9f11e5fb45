import { useEndpointQuery } from '#client/features/account/index.ts';
import { getZone } from '#client/lib/preferences.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';

/** The year that begins with a birthday (`YYYY-MM-DD`); for other text the one that began last. */
export function useYear(from: string | null) {
  const asked = from !== null && isCalendarDate(from) ? { from } : {};
  return useEndpointQuery(getYearEndpoint, { query: { ...asked, zone: getZone() } });
}
