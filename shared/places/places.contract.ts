// Places of birth, also for visitors who sign up.

import { endpoint } from '../core/endpoint.ts';
import {
  placeClockParamsSchema,
  placeClockQuerySchema,
  placeClockSchema,
} from './place-clock.schema.ts';
import { placesQuerySchema, placesSchema } from './places.schema.ts';

/** Private although the answers are the same for all callers: a shared cache must not store a visitor's searches. */
const CACHE_CONTROL = 'private, max-age=3600';

export const searchPlacesEndpoint = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'open',
  summary: 'Places that a text may mean (City; City, Country; City, Region, Country), best first',
  query: placesQuerySchema,
  answer: placesSchema,
  cacheControl: CACHE_CONTROL,
});

export const getPlaceClockEndpoint = endpoint({
  method: 'GET',
  path: '/api/places/{id}/clock',
  access: 'open',
  summary: 'What the clock of a place did at a local time: shown once, twice, or never',
  params: placeClockParamsSchema,
  query: placeClockQuerySchema,
  answer: placeClockSchema,
  errors: ['not_found'],
  cacheControl: CACHE_CONTROL,
});
