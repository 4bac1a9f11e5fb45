// Proofs of work (ALTCHA): when the limits would refuse a visitor, the visitor's browser computes for a second or more
// and may then continue. The work is PBKDF2, which a browser does about as fast as an attacker's program.

import { createHmac } from 'node:crypto';
import { type Challenge as AltchaChallenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Clock } from '#server/platform/clock.ts';
import { type Challenge, challengeSchema, proofSchema } from '#shared/core/proof-of-work.schema.ts';

/** PBKDF2 iterations of one try at the lowest difficulty, about 2 ms. */
export const PROOF_ITERATIONS = 4_000;
/** What a derived key must begin with, in hexadecimal. 256 tries on average: 0.5 s on a computer, 2-3 s on a phone. */
const KEY_PREFIX = '00';
const LIFETIME_SECONDS = 10 * 60;
/** At most 2⁶ = 64 times the lowest difficulty: with more, phones would not finish before the challenge expires. */
const MAX_DOUBLINGS = 6;

export interface ProofOfWork {
  /** A challenge for sending a code to this number (E.164); each of the `doublings` doubles the work. */
  challenge(phoneNumber: string, doublings: number): Promise<Challenge>;
  /**
   * The id of a valid proof for this number, to be counted so that it works only once; undefined for any other proof.
   */
  verify(phoneNumber: string, proof: string): Promise<string | undefined>;
}

export function createProofOfWork(settings: {
  /** The first secret signs; each of them verifies. */
  secrets: readonly [string, ...string[]];
  clock: Clock;
  iterations: number;
}): ProofOfWork {
  const { secrets, clock, iterations } = settings;
  const keyOf = (secret: string) =>
    createHmac('sha256', secret).update('proof-of-work').digest('base64url');
  const hashNumber = (secret: string, phoneNumber: string) =>
    createHmac('sha256', secret).update(`proof:${phoneNumber}`).digest('base64url');

  return {
    async challenge(phoneNumber, doublings) {
      const [secret] = secrets;
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations * 2 ** Math.min(doublings, MAX_DOUBLINGS),
        keyPrefix: KEY_PREFIX,
        expiresAt: Math.floor(clock.now() / 1000) + LIFETIME_SECONDS,
        data: { for: hashNumber(secret, phoneNumber) },
        deriveKey,
        hmacSignatureSecret: keyOf(secret),
      });
      return challengeSchema.parse(challenge);
    },

    async verify(phoneNumber, proof) {
      const parsed = proofSchema.safeParse(readJson(proof));
      if (!parsed.success) return undefined;
      const { challenge, solution } = parsed.data;
      for (const secret of secrets) {
        const data = challenge.parameters['data'];
        const isForNumber =
          data instanceof Object && 'for' in data && data.for === hashNumber(secret, phoneNumber);
        if (!isForNumber) continue;
        const { verified } = await verifySolution({
          challenge: challenge as AltchaChallenge, // its signature is checked before anything is used
          solution,
          deriveKey,
          hmacSignatureSecret: keyOf(secret),
        });
        return verified ? challenge.signature : undefined;
      }
      return undefined;
    },
  };
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
