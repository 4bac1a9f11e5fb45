import { type Route, route } from '#server/http/route.ts';
import { getApiDescriptionEndpoint } from '#shared/api-description/api-description.contract.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { describeApi } from './api-description.service.ts';

/** The description of all calls, generated on the first request. */
export function apiDescriptionRoutes(calls: readonly Endpoint[]): Route[] {
  let description: object | undefined;
  return [
    route(getApiDescriptionEndpoint, () => {
      description ??= describeApi([...calls, getApiDescriptionEndpoint]);
      return description as { openapi: string }; // what OpenAPI documents begin with
    }),
  ];
}
