// Points, levels, streaks and badges.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { createProgressRepository } from './progress.repository.ts';
import { progressRoutes } from './progress.routes.ts';
import { createProgressService } from './progress.service.ts';

export { ownedTables } from './progress.repository.ts';
export { resealProgress } from './reseal-progress.repository.ts';

export function createProgressRoutes({ database, clock, random }: FeatureDependencies): Route[] {
  const repository = createProgressRepository(database);
  return progressRoutes({ service: createProgressService({ repository, clock, random }) });
}
