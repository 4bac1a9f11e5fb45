// The readings on offer.

import type { Route } from '#server/http/route.ts';
import { readingsRoutes } from './readings.routes.ts';

export function createReadingsRoutes(): Route[] {
  return readingsRoutes();
}
