// What a user's birth chart means, in words.

import type { Route } from '#server/http/route.ts';
import { chartReadingRoutes } from './chart-reading.routes.ts';

export function createChartReadingRoutes(): Route[] {
  return chartReadingRoutes();
}
