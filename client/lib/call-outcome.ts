// What the failure of a change says of what was done. Apart from api-client.ts, since few pages need it.

import { ApiError, ConnectionError } from './api-client.ts';

/** Whether the server may have done what a failed call asked for: no answer came, or its deadline passed. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status === 503);
}

/** Catches the refusal of a removal whose object does not exist anymore: it is done. Throws every other error. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}
