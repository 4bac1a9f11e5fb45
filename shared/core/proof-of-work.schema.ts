// A proof of work, in the form of ALTCHA (altcha.org, version 2): the challenge, and the proof that it was solved.

import * as z from 'zod/mini';

/** Sent with the error `proof_needed`. The page solves it, and sends it back unchanged as a part of the proof. */
export const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    /** How many iterations of the key derivation each try takes. */
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
