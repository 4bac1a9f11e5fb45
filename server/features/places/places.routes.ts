import {
  placeClockParamsSchema,
  placeClockQuerySchema,
  placeClockSchema,
} from '#shared/places/place-clock.schema.ts';
import { placesQuerySchema, placesSchema } from '#shared/places/places.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { LIMITS } from '../../platform/limits.ts';
import type { PlacesService } from './places.service.ts';

/** Places of birth, for everybody who fills in the sign-up. */
export function placesRoutes({ service }: { service: PlacesService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/places',
      access: 'open',
      summary:
        'Places that a text may mean (City; City, Country; City, Region, Country), best first',
      query: placesQuerySchema,
      answer: placesSchema,
      limits: [{ rule: LIMITS.placesAddress, by: 'address' }],
      // The same for everybody, but what somebody asked is nobody else's business.
      cacheControl: 'private, max-age=3600',
      handler: ({ query }) => service.suggestPlaces(query.q),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/places/{id}/clock',
      access: 'open',
      summary: 'What the clock of a place did at a local time: shown once, twice, or never',
      params: placeClockParamsSchema,
      query: placeClockQuerySchema,
      answer: placeClockSchema,
      errors: ['not_found'],
      limits: [{ rule: LIMITS.placesAddress, by: 'address' }],
      cacheControl: 'private, max-age=3600',
      handler: ({ params, query }) => service.readClock(params.id, query.date, query.time),
    }),
  ];
}
