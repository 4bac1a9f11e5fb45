// The insights of the coming days.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { insightsRoutes } from './insights.routes.ts';
import { createInsightsService } from './insights.service.ts';

export function createInsightsRoutes({ almanac, clock }: FeatureDependencies): Route[] {
  return insightsRoutes({ service: createInsightsService({ almanac, clock }) });
}
