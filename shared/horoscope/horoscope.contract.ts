// The daily horoscope of a sign for users, and the sky of the day for visitors too.

import { endpoint } from '../core/endpoint.ts';
import { horoscopeQuerySchema, horoscopeSchema, skyTodaySchema } from './horoscope.schema.ts';
import { SKY_TODAY_PATH } from './sky-today.path.ts';

export const getHoroscopeEndpoint = endpoint({
  method: 'GET',
  path: '/api/horoscope/daily',
  access: 'user',
  summary: 'The horoscope of a sign for a day that is today somewhere on earth',
  query: horoscopeQuerySchema,
  answer: horoscopeSchema,
  offline: true,
});

/** The route sets `Cache-Control` for each answer: it may be cached until the end of the UTC day. */
export const getSkyTodayEndpoint = endpoint({
  method: 'GET',
  path: SKY_TODAY_PATH,
  access: 'open',
  summary: 'One sentence on the sky of the UTC day, with what it stands on',
  answer: skyTodaySchema,
  offline: true,
});
