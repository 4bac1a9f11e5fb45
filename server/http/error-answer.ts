// Turns errors into refusals, and refusals into answers.

import { isDatabaseUnavailable, isOwnerGone } from '#server/db/pg-errors.ts';
import { UnknownKeyError } from '#server/platform/data-cipher.ts';
import { LimitsUnavailableError } from '#server/platform/limits.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { AppError, ERROR_TABLE, type ErrorBody, type ErrorCode } from '#shared/core/errors.ts';

const RETRY_SOON_SECONDS = 2;

/**
 * The AppError of any error: AppErrors unchanged; `unavailable` when a retry may succeed; `not_signed_in` when the user
 * was deleted meanwhile; else `internal`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // While a key is being replaced, a process may lack the new key until it is restarted with it.
  const isTransient = isUnreadable(error) || isDatabaseUnavailable(error);
  if (error instanceof LimitsUnavailableError || isTransient) {
    return new AppError('unavailable', { cause: error });
  }
  if (isOwnerGone(error)) return new AppError('not_signed_in', { cause: error });
  return new AppError('internal', { cause: error });
}

/** Whether a stored value is encrypted with a key that this process lacks. */
function isUnreadable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof UnknownKeyError) return true;
  }
  return false;
}

/** The `Retry-After` header of a refusal, whole seconds; undefined where a retry does not help. */
export function findRetryAfterSeconds(error: AppError): number | undefined {
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
  return error.status === 503 || error.status === 429 ? RETRY_SOON_SECONDS : undefined;
}

export type ErrorShape = Endpoint['errorShape'];

/** The JSON body of a refusal, in the shape that the endpoint declares. */
export function buildErrorBody(error: AppError, shape: ErrorShape, requestId: string): ErrorBody {
  return {
    ...(shape === 'verify' ? { success: false as const } : {}),
    code: error.code,
    error: error.message,
    message: error.message,
    ...(error.fields === undefined ? {} : { fields: { ...error.fields } }),
    ...(error.challenge === undefined ? {} : { challenge: error.challenge }),
    requestId,
  };
}

/** The refusal of a malformed request that never reaches the app, such as one with an invalid header. */
export function buildBareRefusal(
  code: ErrorCode,
  requestId: string,
): { status: number; headers: Readonly<Record<string, string>>; text: string } {
  const { status, sentence } = ERROR_TABLE[code];
  const body: ErrorBody = { code, error: sentence, message: sentence, requestId };
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { status, headers, text };
}
