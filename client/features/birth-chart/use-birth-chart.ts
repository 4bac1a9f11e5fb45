import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import type { BirthChart, BirthChartAnswer } from '#shared/birth-chart/birth-chart.schema.ts';

/** The user's chart: complete, or only names and signs, or none if the server has no chart. */
export function useBirthChart() {
  const user = useCurrentUser();
  return useEndpointQuery(getBirthChartEndpoint, { params: { userId: user.id } });
}

/** Whether the answer is the complete chart, with longitudes, aspects and the birth moment. */
export function isWholeChart(answer: BirthChartAnswer): answer is BirthChart {
  return 'moment' in answer;
}
