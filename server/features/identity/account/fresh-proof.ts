// The fresh proof that a call requires when somebody who got hold of another person's session must not make it.

import type { OwnerSession } from '#server/features/identity/session/owner-session.ts';
import { AppError } from '#shared/core/errors.ts';

/** How long a proof counts as fresh. */
const FRESH_MS = 10 * 60_000;

/** Whether the user has signed in or proven who they are in the last ten minutes. */
export function isFresh({ proof }: Pick<OwnerSession, 'proof'>, nowMs: number): boolean {
  return proof !== undefined && nowMs - proof.atMs <= FRESH_MS;
}

/** Throws `fresh_proof_needed` unless the session is fresh. */
export function assertFresh(session: Pick<OwnerSession, 'proof'>, nowMs: number): void {
  if (!isFresh(session, nowMs)) throw new AppError('fresh_proof_needed');
}
