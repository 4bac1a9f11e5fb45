import { type Route, route } from '#server/http/route.ts';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import { getReading, listReadings } from './readings.service.ts';

/** The readings on offer. */
export function readingsRoutes(): Route[] {
  return [
    route(listReadingsEndpoint, listReadings),
    route(getReadingEndpoint, ({ params }) => getReading(params.id)),
  ];
}
