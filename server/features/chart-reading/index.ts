// What a user's birth chart means, in words.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { noteChartRead } from './chart-readers.repository.ts';
import { chartReadingRoutes } from './chart-reading.routes.ts';

export { hasReadChart, ownedTables } from './chart-readers.repository.ts';
export { readChart } from './chart-reading.service.ts';
export { ASKED_BY_SIGN, type Headline, headlinesEdition, listHeadlines } from './list-headlines.ts';
export { type Placement, type Placements, readPlacements } from './read-placements.ts';

export function createChartReadingRoutes({
  database,
}: Pick<FeatureDependencies, 'database'>): Route[] {
  return chartReadingRoutes({ noteRead: (userId) => noteChartRead(database.db, userId) });
}
