import { type Route, route } from '#server/http/route.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { readChart } from './chart-reading.service.ts';

/** What a user's birth chart means. */
export function chartReadingRoutes(): Route[] {
  return [route(getChartReadingEndpoint, ({ user }) => readChart(user))];
}
