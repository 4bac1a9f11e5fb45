import { http } from 'msw';
import {
  horoscopeQuerySchema,
  horoscopeSchema,
  skyTodaySchema,
} from '#shared/horoscope/horoscope.schema.ts';
import { insightsSchema } from '#shared/insights/insights.schema.ts';
import { answer, refuse } from '../answer.ts';
import { buildHoroscope, buildSkyToday, SAMPLE_DAY, SAMPLE_INSIGHTS } from '../samples.ts';
import { world } from '../world.ts';

export const horoscopeHandlers = [
  http.get('/api/horoscope/daily', ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { data } = horoscopeQuerySchema.safeParse(query);
    return data === undefined
      ? refuse('bad_input')
      : answer(horoscopeSchema, buildHoroscope(data.sign, data.date ?? SAMPLE_DAY));
  }),
  http.get('/api/sky/today', () => answer(skyTodaySchema, buildSkyToday(SAMPLE_DAY))),
  http.get('/api/cosmic-insights', () =>
    world.user === null ? refuse('not_signed_in') : answer(insightsSchema, SAMPLE_INSIGHTS),
  ),
];
