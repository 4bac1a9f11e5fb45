// What a signed-in user sends to prove again who they are.

import * as z from 'zod/mini';
import { passkeyAssertionSchema } from '../passkeys/passkeys.schema.ts';
import { codeField } from '../verification/verification.schema.ts';

/** The user proves who they are: by the password, the code that was sent to their phone number, or a passkey. */
export const freshProofSchema = z.union([
  z.object({ password: z.string().check(z.maxLength(128)) }),
  z.object({ code: codeField }),
  z.object({ passkey: passkeyAssertionSchema }),
]);
export type FreshProof = z.infer<typeof freshProofSchema>;
