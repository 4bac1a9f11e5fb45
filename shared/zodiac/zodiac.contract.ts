// The signs as the sky has them.

import { endpoint } from '../core/endpoint.ts';
import { sunSeasonsQuerySchema, sunSeasonsSchema } from './sun-seasons.schema.ts';

export const getSunSeasonsEndpoint = endpoint({
  method: 'GET',
  path: '/api/zodiac/sun-seasons',
  access: 'user',
  summary: 'When the Sun enters and leaves each sign in a year, by the real sky',
  query: sunSeasonsQuerySchema,
  answer: sunSeasonsSchema,
});
