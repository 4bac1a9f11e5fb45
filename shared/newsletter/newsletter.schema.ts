import * as z from 'zod/mini';
import { personalDetailsSchema } from '../identity/account/personal-details.schema.ts';

/** The subscribe payload: e-mail, first and last name (requirement CALL-5), and what the box says. */
export const subscribeSchema = z.extend(personalDetailsSchema, {
  /** Only true subscribes; false takes an earlier subscription of the caller back. */
  consent: z.optional(z.boolean()),
});
export type SubscribeRequest = z.infer<typeof subscribeSchema>;
