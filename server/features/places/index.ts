// Search for places of birth, and their clocks.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';

export function createPlacesRoutes({ places }: FeatureDependencies): Route[] {
  return placesRoutes({ service: createPlacesService({ places }) });
}
