// Points, levels, streaks and badges.

import type { FeatureDependencies } from '#server/dependencies.ts';
import { createHasPlayed } from '#server/features/find-yourself/index.ts';
import { createHasWrittenOn } from '#server/features/journal/index.ts';
import type { Route } from '#server/http/route.ts';
import { createProgressRepository } from './progress.repository.ts';
import { progressRoutes } from './progress.routes.ts';
import { createProgressService } from './progress.service.ts';

export { ownedTables } from './progress.repository.ts';
export { resealProgress } from './reseal-progress.repository.ts';

export function createProgressRoutes({
  database,
  clock,
  random,
  cipher,
}: FeatureDependencies): Route[] {
  const repository = createProgressRepository(database);
  const hasWrittenOn = createHasWrittenOn({ database });
  const hasPlayed = createHasPlayed({ database, cipher });
  const service = createProgressService({ repository, clock, random, hasWrittenOn, hasPlayed });
  return progressRoutes({ service });
}
