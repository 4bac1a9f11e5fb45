// The insights of the coming days.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createLetters } from '#server/features/letter/index.ts';
import type { Route } from '#server/http/route.ts';
import { insightsRoutes } from './insights.routes.ts';
import { createInsightsService } from './insights.service.ts';

export function createInsightsRoutes(dependencies: FeatureDependencies): Route[] {
  const { almanac, clock } = dependencies;
  const letters = createLetters(dependencies);
  return insightsRoutes({ service: createInsightsService({ almanac, clock, letters }) });
}
