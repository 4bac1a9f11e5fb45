// The operator of the installation, for the legal pages.

import type { FeatureDependencies } from '#server/dependencies.ts';
import type { Route } from '#server/http/route.ts';
import { lawRoutes } from './law.routes.ts';

export function createLawRoutes({ env }: FeatureDependencies): Route[] {
  return lawRoutes(env);
}
