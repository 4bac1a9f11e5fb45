// Places of birth, also for visitors who sign up.

import { endpoint } from '../core/endpoint.ts';
import {
  placeClockParamsSchema,
  placeClockQuerySchema,
  placeClockSchema,
} from './place-clock.schema.ts';
import { placesQuerySchema, placesSchema } from './places.schema.ts';

export const searchPlacesEndpoint = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'open',
  summary:
    'Places that a text may mean (City; City, Country; City, Region, Country), best first; for a land, region or island its largest towns',
  query: placesQuerySchema,
  answer: placesSchema,
});

export const getPlaceClockEndpoint = endpoint({
  method: 'GET',
  path: '/api/places/{id}/clock',
  access: 'session',
  summary: 'What the clock of a place did at a local time: shown once, twice, or never',
  params: placeClockParamsSchema,
  query: placeClockQuerySchema,
  answer: placeClockSchema,
  errors: ['not_found'],
});
