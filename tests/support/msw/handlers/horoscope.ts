import { getHoroscopeEndpoint, getSkyTodayEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { horoscopeQuerySchema } from '#shared/horoscope/horoscope.schema.ts';
import { getInsightsEndpoint } from '#shared/insights/insights.contract.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { buildHoroscope, buildSkyToday, SAMPLE_DAY, SAMPLE_INSIGHTS } from '../samples.ts';
import { world } from '../world.ts';

export const horoscopeHandlers = [
  mockEndpoint(getHoroscopeEndpoint, ({ request }) => {
    if (world.user === null) return refuse('not_signed_in');
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { data } = horoscopeQuerySchema.safeParse(query);
    return data === undefined
      ? refuse('bad_input')
      : buildHoroscope(data.sign, data.date ?? SAMPLE_DAY);
  }),
  mockEndpoint(getSkyTodayEndpoint, ({ request }) =>
    buildSkyToday(new URL(request.url).searchParams.get('date') ?? SAMPLE_DAY),
  ),
  mockEndpoint(getInsightsEndpoint, () =>
    world.user === null ? refuse('not_signed_in') : SAMPLE_INSIGHTS,
  ),
];
