// The OpenAPI description of all calls.

import type { Route } from '#server/http/route.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { apiDescriptionRoutes } from './api-description.routes.ts';

export function createApiDescriptionRoutes(calls: readonly Endpoint[]): Route[] {
  return apiDescriptionRoutes(calls);
}
