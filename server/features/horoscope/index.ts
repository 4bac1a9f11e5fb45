// The daily horoscopes, and the sky of the day.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { horoscopeRoutes } from './horoscope.routes.ts';
import { createHoroscopeService } from './horoscope.service.ts';
import { createSkyTodayService } from './sky-today.service.ts';

export function createHoroscopeRoutes({ almanac, clock }: FeatureDependencies): Route[] {
  return horoscopeRoutes({
    service: createHoroscopeService({ almanac, clock }),
    skyToday: createSkyTodayService({ almanac, clock }),
  });
}
