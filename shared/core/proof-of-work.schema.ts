// The challenge of a proof of work, in the form of ALTCHA (altcha.org, version 2), and its proof.

import * as z from 'zod/mini';

/** Sent beside a `proof_needed` refusal; the page solves it unchanged. */
export const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    /** Iterations of each try. */
    cost: z.number(),
    keyLength: z.number(),
    /** The beginning of the key to find, hexadecimal. */
    keyPrefix: z.string(),
    /** Seconds since 1970 UTC. */
    expiresAt: z.number(),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A challenge with its solution. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});
