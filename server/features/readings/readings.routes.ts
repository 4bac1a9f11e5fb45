import { getCallerHours } from '#server/http/caller-hours.ts';
import { type Route, route } from '#server/http/route.ts';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import { listReadings, openReading } from './readings.service.ts';

/** The readings on offer, and one of them as it opens for the user. */
export function readingsRoutes(): Route[] {
  return [
    route(listReadingsEndpoint, listReadings),
    route(getReadingEndpoint, ({ params, user, request }) =>
      openReading(params.id, user, getCallerHours({ user, request })),
    ),
  ];
}
