import { horoscopeQuerySchema, horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { HoroscopeService } from './horoscope.service.ts';

/** The daily horoscope of a sign. */
export function horoscopeRoutes({ service }: { service: HoroscopeService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/horoscope/daily',
      access: 'user',
      summary: 'The horoscope of a sign for a day that is today somewhere on earth',
      query: horoscopeQuerySchema,
      answer: horoscopeSchema,
      handler: ({ query }) => service.getHoroscope(query.sign, query.date),
    }),
  ];
}
