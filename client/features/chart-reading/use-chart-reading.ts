import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';

/** What the user's chart means, in chapters; none without a birth date. */
export function useChartReading() {
  const user = useCurrentUser();
  return useEndpointQuery(getChartReadingEndpoint, { params: { userId: user.id } });
}
