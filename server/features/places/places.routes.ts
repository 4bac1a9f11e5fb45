import { getCallerHours } from '#server/http/caller-hours.ts';
import { type Route, route } from '#server/http/route.ts';
import { getPlaceClockEndpoint, searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import { PLACES_LIMITS } from './places.limits.ts';
import type { PlacesService } from './places.service.ts';

/** Places of birth, also for visitors who sign up. */
export function placesRoutes({ service }: { service: PlacesService }): Route[] {
  return [
    route(searchPlacesEndpoint, {
      limits: [{ rule: PLACES_LIMITS.address, by: 'address' }],
      handler: ({ query }) => service.suggestPlaces(query.q),
    }),
    route(getPlaceClockEndpoint, {
      limits: [{ rule: PLACES_LIMITS.address, by: 'address' }],
      handler: ({ params, query: { date, time }, ...caller }) =>
        service.readClock(params.id, { localDate: date, localTime: time }, getCallerHours(caller)),
    }),
  ];
}
