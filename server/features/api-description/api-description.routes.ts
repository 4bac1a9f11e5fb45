import * as z from 'zod/mini';
import { defineRoute, type Route } from '../../http/route.ts';
import { describeApi } from './api-description.service.ts';

/** The description of all other calls, made when it is first asked for. */
export function apiDescriptionRoutes(calls: readonly Route[]): Route[] {
  let description: object | undefined;
  const route: Route = defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'open',
    summary: 'This description, OpenAPI 3.1',
    answer: z.looseObject({ openapi: z.string() }),
    cacheControl: 'public, max-age=3600',
    handler: () => {
      description ??= describeApi([...calls, route]);
      return description as { openapi: string }; // what OpenAPI documents begin with
    },
  });
  return [route];
}
