import type { Response } from 'express';
import { AppError } from '#shared/core/errors.ts';

/**
 * Throws `unavailable` when the deadline has already answered this request, or the caller is gone. It is the last step
 * of a transaction that creates a secret which only the answer contains: after the rollback, the same call can be made
 * again.
 */
export function requireUnanswered({ headersSent, destroyed }: Response): void {
  if (headersSent || destroyed) {
    throw new AppError('unavailable', { cause: new Error('nobody can receive the answer') });
  }
}
