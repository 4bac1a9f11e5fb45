import * as z from 'zod/mini';
import { personalDetailsSchema } from '../identity/account/personal-details.schema.ts';
import { NEWSLETTER_FIELD_COPY } from './newsletter.copy.ts';

/** The subscribe payload: email, first and last name (requirement CALL-5), and the state of the checkbox. */
export const subscribeSchema = z.extend(personalDetailsSchema, {
  /** Only true subscribes; false cancels an earlier subscription of the caller. */
  consent: z.optional(z.boolean()),
});
export type SubscribeRequest = z.infer<typeof subscribeSchema>;

/** An id of 16 bytes and a secret of 160 bits, in base64url. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{49}$/;
const tokenField = z
  .string(NEWSLETTER_FIELD_COPY.token)
  .check(z.regex(TOKEN_FORM, NEWSLETTER_FIELD_COPY.token));

/** The token of a mail. The page reads it from the fragment of the link, so a preview of the link confirms nothing. */
export const linkSchema = z.object({ token: tokenField });
