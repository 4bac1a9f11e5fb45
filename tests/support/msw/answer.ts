// How the stand-in for the server answers: through the shared schemas, with the one error body.

import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { ERROR_TABLE, type ErrorCode, errorBodySchema } from '#shared/core/errors.ts';

/** An answer that its shared schema accepts; anything else is a fault of the test. */
export function answer<T>(
  schema: z.ZodMiniType<T>,
  data: NoInfer<T>,
  init: { status?: number; headers?: Record<string, string> } = {},
) {
  z.parse(schema, data);
  // As it is, not as parsed: what a schema would add or drop must not be hidden.
  return HttpResponse.json(data as Record<string, unknown>, init);
}

type Refusal = {
  fields?: Record<string, string>;
  /** Replaces the table's sentence. */
  sentence?: string;
  retryAfterSeconds?: number;
};

/** A refusal as the server gives it. */
export function refuse(
  code: ErrorCode,
  { fields, sentence = ERROR_TABLE[code].sentence, retryAfterSeconds }: Refusal = {},
) {
  const body = { code, error: sentence, message: sentence, fields, requestId: 'test-request' };
  z.parse(errorBodySchema, body);
  return HttpResponse.json(body, {
    status: ERROR_TABLE[code].status,
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  });
}

/** No answer: the network broke off. */
export function breakOff() {
  return HttpResponse.error();
}
