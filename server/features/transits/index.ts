// The contacts between the moving sky and the user's own chart.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { transitsRoutes } from './transits.routes.ts';
import { createTransitsService } from './transits.service.ts';

export { tellContact } from './transits.copy.ts';
export { createTransitsService } from './transits.service.ts';
export { dateOf, getDate, getZone, type ZoneOwner } from './user-zone.ts';

export function createTransitsRoutes({ almanac, clock }: FeatureDependencies): Route[] {
  return transitsRoutes({ service: createTransitsService({ almanac, clock }) });
}
