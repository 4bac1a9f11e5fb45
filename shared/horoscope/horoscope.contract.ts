// The daily horoscope of a sign for users, and the sky of the day for visitors too.

import { endpoint } from '../core/endpoint.ts';
import {
  horoscopeQuerySchema,
  horoscopeSchema,
  skyTodayQuerySchema,
  skyTodaySchema,
} from './horoscope.schema.ts';
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

/**
 * The route sets `Cache-Control`: the answer for a date may be cached for a day, the answer to a call without a date
 * until the UTC day ends.
 */
export const getSkyTodayEndpoint = endpoint({
  method: 'GET',
  path: SKY_TODAY_PATH,
  access: 'open',
  summary:
    'The sky of a day that is today somewhere on earth: a sentence, its facts, and where the bodies are',
  query: skyTodayQuerySchema,
  answer: skyTodaySchema,
  offline: true,
});
