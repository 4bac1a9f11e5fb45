// Apart from the page, so that what calls and checks does not come before the first paint.

import { callApi } from '#client/lib/api-client.ts';
import { type SkyToday, skyTodaySchema } from '#shared/horoscope/horoscope.schema.ts';

/** Today's sky in one sentence with its facts, the same for everybody. */
export function fetchSkyToday(signal: AbortSignal): Promise<SkyToday> {
  return callApi({ path: '/api/sky/today', answer: skyTodaySchema, signal });
}
