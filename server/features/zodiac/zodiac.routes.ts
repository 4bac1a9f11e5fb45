import { sunSeasonsQuerySchema, sunSeasonsSchema } from '#shared/zodiac/sun-seasons.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { getSunSeasons } from './zodiac.service.ts';

/** The signs as the sky has them. */
export function zodiacRoutes(): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/zodiac/sun-seasons',
      access: 'user',
      summary: 'When the Sun enters and leaves each sign in a year, by the real sky',
      query: sunSeasonsQuerySchema,
      answer: sunSeasonsSchema,
      handler: ({ query }) => getSunSeasons(query.year),
    }),
  ];
}
