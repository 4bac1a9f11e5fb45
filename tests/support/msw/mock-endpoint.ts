// A mock handler for a declared endpoint, at its path and method, with responses that its schema accepts.

import {
  type HttpResponse,
  type HttpResponseResolver,
  http,
  type RequestHandlerOptions,
} from 'msw';
import { type Endpoint, type EndpointAnswer, listRefusals } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { answer } from './answer.ts';

type Info = Parameters<HttpResponseResolver>[0];
type Mocked<E extends Endpoint> = EndpointAnswer<E> | Response;

/**
 * Handles a declared endpoint with the given data, or with a resolver's result. The schema checks the data, which is
 * sent with the declared status; a Response (an error, a lost connection) is sent unchanged.
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  mocked: EndpointAnswer<E> | ((info: Info) => Mocked<E> | Promise<Mocked<E>>),
  options?: RequestHandlerOptions,
) {
  const method = METHODS[endpoint.method];
  return method(
    endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    async (info) => {
      const given: unknown =
        typeof mocked === 'function' ? await (mocked as (info: Info) => unknown)(info) : mocked;
      if (given instanceof Response) {
        await expectDeclared(endpoint, given);
        return given as HttpResponse<null>; // any body is sent unchanged
      }
      return answer(endpoint.answer, given, { status: endpoint.status ?? 200 });
    },
    options,
  );
}

/** Throws if a mock refuses with a code that the real call never returns. */
async function expectDeclared(endpoint: Endpoint, refusal: Response): Promise<void> {
  if (!refusal.headers.get('content-type')?.includes('json')) return;
  const { data } = errorBodySchema.safeParse(await refusal.clone().json());
  if (data === undefined || data.code === 'internal') return;
  if (!listRefusals(endpoint).includes(data.code))
    throw new Error(`${endpoint.method} ${endpoint.path} never answers ${data.code}`);
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const satisfies Record<Endpoint['method'], unknown>;
