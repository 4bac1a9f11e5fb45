import type { Response } from 'express';
import { AppError } from '#shared/core/errors.ts';

/**
 * Throws `unavailable` when the deadline has answered this request, or the caller has gone. The last step of a
 * transaction that makes a secret which stands only in the answer: rolled back, the same call can be made again.
 */
export function requireUnanswered({ headersSent, destroyed }: Response): void {
  if (headersSent || destroyed) {
    throw new AppError('unavailable', { cause: new Error('nobody can receive the answer') });
  }
}
