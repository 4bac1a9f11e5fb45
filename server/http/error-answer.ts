// The one way in which a failed call is answered and logged.

import { AppError, ERROR_TABLE, type ErrorBody, type ErrorCode } from '#shared/core/errors.ts';
import { isDatabaseUnavailable, isOwnerGone } from '../db/faults.ts';
import { LimitsUnavailableError } from '../platform/limits.ts';

const RETRY_SOON_SECONDS = 2;

/** What went wrong in the terms of the table: itself, a dependency that is down, a caller who is gone, or a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof LimitsUnavailableError || isDatabaseUnavailable(error)) {
    return new AppError('unavailable', { cause: error });
  }
  if (isOwnerGone(error)) return new AppError('not_signed_in', { cause: error });
  return new AppError('internal', { cause: error });
}

/** `Retry-After` of a refusal, whole seconds; undefined where repeating does not help. */
export function findRetryAfterSeconds(error: AppError): number | undefined {
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
  return error.status === 503 || error.status === 429 ? RETRY_SOON_SECONDS : undefined;
}

/** The wire body of a refusal; `success: false` under `/api/verify/`. */
export function buildErrorBody(error: AppError, path: string, requestId: string): ErrorBody {
  return {
    ...(path.startsWith('/api/verify/') ? { success: false as const } : {}),
    code: error.code,
    error: error.message,
    message: error.message,
    ...(error.fields === undefined ? {} : { fields: { ...error.fields } }),
    requestId,
  };
}

/** The refusal of what is no request to the app: a header or a length that HTTP does not allow. */
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
