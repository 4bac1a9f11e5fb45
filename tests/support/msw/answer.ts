// Answers that a test puts before the application's: valid according to the shared schemas, with the common error body.

import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { ERROR_TABLE, type ErrorCode, errorBodySchema } from '#shared/core/errors.ts';
import type { Challenge } from '#shared/core/proof-of-work.schema.ts';

/** A response that its shared schema accepts; otherwise the test itself is wrong, and this throws. */
export function answer<T>(
  schema: z.ZodMiniType<T>,
  data: NoInfer<T>,
  init: { status?: number; headers?: Record<string, string> } = {},
) {
  z.parse(schema, data);
  // Sends the given data rather than the parsed data, so that changes made by the schema are not hidden.
  return HttpResponse.json(data as Record<string, unknown>, init);
}

type Refusal = {
  fields?: Record<string, string>;
  /** Replaces the default message of the error code. */
  sentence?: string;
  retryAfterSeconds?: number;
  challenge?: Challenge;
};

/** An error response like the server's. */
export function refuse(
  code: ErrorCode,
  { fields, sentence = ERROR_TABLE[code].sentence, retryAfterSeconds, challenge }: Refusal = {},
) {
  const requestId = 'test-request';
  const body = { code, error: sentence, message: sentence, fields, challenge, requestId };
  z.parse(errorBodySchema, body);
  return HttpResponse.json(body, {
    status: ERROR_TABLE[code].status,
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  });
}

/** No response: the connection was lost. */
export function breakOff() {
  return HttpResponse.error();
}
