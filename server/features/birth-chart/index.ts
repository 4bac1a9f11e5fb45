// A user's birth chart.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { createBirthChartRepository } from './birth-chart.repository.ts';
import { birthChartRoutes } from './birth-chart.routes.ts';
import { createBirthChartService } from './birth-chart.service.ts';

export { ownedTables } from './birth-chart.repository.ts';
export { type Birth, getBirthMoment, readBirthClock } from './birth-moment.ts';
export { readBirthsFile } from './births-file.ts';
export {
  type ChartOwner,
  getBirth,
  getNatalPointsOf,
  type OwnedNatalPoints,
} from './chart-owner.ts';

export function createBirthChartRoutes({ database, clock }: FeatureDependencies): Route[] {
  const repository = createBirthChartRepository(database);
  return birthChartRoutes({ service: createBirthChartService({ repository, clock }) });
}
