// Solves the challenge of a `proof_needed` refusal, as the page does.

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { errorBodySchema } from '#shared/core/errors.ts';
import { challengeSchema } from '#shared/core/proof-of-work.schema.ts';
import type { Answer } from './http-client.ts';

/** The proof of work for the challenge of a refusal. */
export async function solveProof(refusal: Answer): Promise<string> {
  const challenge = challengeSchema.parse(refusal.read(errorBodySchema).challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
