import { type Route, route } from '#server/http/route.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import type { YearService } from './year.service.ts';

/** The year of the signed-in user. */
export function yearRoutes({ service }: { service: YearService }): Route[] {
  return [route(getYearEndpoint, ({ user, query }) => service.getYear(user, query))];
}
