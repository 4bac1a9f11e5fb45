// Liveness and readiness of the process.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { healthRoutes } from './health.routes.ts';

export function createHealthRoutes({ lifecycle, database, clock }: FeatureDependencies): Route[] {
  return healthRoutes({ lifecycle, database, clock });
}
