// What the failure of a change says about whether it was done. Separate from api-client.ts, because few pages need it.

import { ApiError, ConnectionError } from './api-client.ts';

/** Whether the server may have done what a failed call asked for: there was no answer, or its deadline passed. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status === 503);
}

/** Catches the refusal of a removal whose object no longer exists: it is done. Throws every other error. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}
