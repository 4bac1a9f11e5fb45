import {
  horoscopeQuerySchema,
  horoscopeSchema,
  skyTodaySchema,
} from '#shared/horoscope/horoscope.schema.ts';
import { defineRoute, Reply, type Route } from '../../http/route.ts';
import type { HoroscopeService } from './horoscope.service.ts';
import type { SkyTodayService } from './sky-today.service.ts';

/** The daily horoscope of a sign, and, for everybody, the sky of the day. */
export function horoscopeRoutes({
  service,
  skyToday,
}: {
  service: HoroscopeService;
  skyToday: SkyTodayService;
}): Route[] {
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
    defineRoute({
      method: 'GET',
      path: '/api/sky/today',
      access: 'open',
      summary: 'One sentence on the sky of the UTC day, with what it stands on',
      answer: skyTodaySchema,
      handler: () =>
        new Reply(skyToday.getSkyToday(), {
          headers: { 'Cache-Control': `public, max-age=${skyToday.secondsLeft()}` },
        }),
    }),
  ];
}
