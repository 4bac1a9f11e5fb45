// The compatibility of two signs.

import type { Route } from '#server/http/route.ts';
import { compatibilityRoutes } from './compatibility.routes.ts';

export function createCompatibilityRoutes(): Route[] {
  return compatibilityRoutes();
}
