// What a user's birth chart means, in words.

import type { Route } from '#server/http/route.ts';
import { chartReadingRoutes } from './chart-reading.routes.ts';

export { readChart } from './chart-reading.service.ts';
export { type Headline, headlinesEdition, listHeadlines } from './list-headlines.ts';
export { type Placement, type Placements, readPlacements } from './read-placements.ts';

export function createChartReadingRoutes(): Route[] {
  return chartReadingRoutes();
}
