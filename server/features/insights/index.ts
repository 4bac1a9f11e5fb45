// The insights of the coming days.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createLetterRepository, createLetterService } from '#server/features/letter/index.ts';
import type { Route } from '#server/http/route.ts';
import { insightsRoutes } from './insights.routes.ts';
import { createInsightsService } from './insights.service.ts';

export function createInsightsRoutes({
  almanac,
  clock,
  database,
  cipher,
  logger,
}: FeatureDependencies): Route[] {
  const repository = createLetterRepository(database.db);
  const letters = createLetterService({ almanac, clock, repository, cipher, logger });
  return insightsRoutes({ service: createInsightsService({ almanac, clock, letters }) });
}
