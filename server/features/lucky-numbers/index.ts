// The lucky numbers of a day, and those that users save.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { createLuckyNumbersRepository } from './lucky-numbers.repository.ts';
import { luckyNumbersRoutes } from './lucky-numbers.routes.ts';
import { createLuckyNumbersService } from './lucky-numbers.service.ts';

export { ownedTables } from './lucky-numbers.repository.ts';

export function createLuckyNumbersRoutes({
  database,
  almanac,
  clock,
}: FeatureDependencies): Route[] {
  const repository = createLuckyNumbersRepository(database.db);
  const service = createLuckyNumbersService({ repository, almanac, clock });
  return luckyNumbersRoutes({ service, clock });
}
