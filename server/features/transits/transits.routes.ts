import { type Route, route } from '#server/http/route.ts';
import {
  getTransitsEndpoint,
  getTransitsMonthEndpoint,
} from '#shared/transits/transits.contract.ts';
import type { TransitsService } from './transits.service.ts';

/** The routes of the contacts between the sky and the user's own chart. */
export function transitsRoutes({ service }: { service: TransitsService }): Route[] {
  return [
    route(getTransitsEndpoint, ({ user, query }) => service.getDay(user, query)),
    route(getTransitsMonthEndpoint, ({ user, query }) => service.getMonth(user, query)),
  ];
}
