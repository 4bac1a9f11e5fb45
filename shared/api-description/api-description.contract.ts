// The call that returns the OpenAPI description of all calls.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const getApiDescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'open',
  summary: 'This description, OpenAPI 3.1',
  answer: z.looseObject({ openapi: z.string() }),
  cacheControl: 'public, max-age=3600',
});
