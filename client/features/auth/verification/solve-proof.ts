import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challengeSchema } from '#shared/core/proof-of-work.schema.ts';

/** Longer than the slowest phone needs at the usual difficulty. */
const TIMEOUT_MS = 60_000;

/**
 * Solves a challenge of `verify/send`: half a second to a few seconds, most of it off the page's main thread. Undefined
 * when it takes too long, or on a page without TLS, which has no Web Crypto.
 */
export async function solveProof(given: unknown): Promise<string | undefined> {
  const { data: challenge } = challengeSchema.safeParse(given);
  if (challenge === undefined || globalThis.crypto?.subtle === undefined) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
