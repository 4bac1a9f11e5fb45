import { type Route, route } from '#server/http/route.ts';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import type { BirthChartService } from './birth-chart.service.ts';

/** A user's birth chart. */
export function birthChartRoutes({ service }: { service: BirthChartService }): Route[] {
  return [route(getBirthChartEndpoint, ({ user }) => service.getChart(user))];
}
