// Search for places of birth, and their clocks.

import type { RoomDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';

export function createPlacesRoutes({ places }: RoomDependencies): Route[] {
  return placesRoutes({ service: createPlacesService({ places }) });
}
