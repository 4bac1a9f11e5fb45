import * as z from 'zod/mini';
import { BIRTH_TIME_FOLDS, BIRTH_TIME_MARGINS } from '#shared/core/birth.ts';
import { ATTRACTION_IDS } from '#shared/identity/account/attractions.ts';
import { SIGN_UP_STEPS } from './sign-up-steps.ts';

/** The values of the sign-up that a device stores. */
export const draftSchema = z.object({
  step: z.enum(SIGN_UP_STEPS),
  /** The number as typed. */
  phone: z.string(),
  /** The number, as sent to the API, to which a code was sent, and when (Unix milliseconds). */
  sent: z.nullable(z.object({ phoneNumber: z.string(), at: z.number() })),
  /** The number whose code was accepted. The server stores the proof and checks it again. */
  verifiedPhone: z.nullable(z.string()),
  birth: z.object({
    birthDate: z.string(),
    birthTime: z.string(),
    timeUnknown: z.boolean(),
    birthPlace: z.string(),
    birthPlaceId: z.nullable(z.number()),
    birthTimeFold: z.nullable(z.enum(BIRTH_TIME_FOLDS)),
    birthTimeMargin: z.nullable(z.literal(BIRTH_TIME_MARGINS)),
  }),
  attractions: z.array(z.enum(ATTRACTION_IDS)),
  personal: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Whether the newsletter may be sent to the address. */
    newsletter: z.boolean(),
  }),
});
export type StoredDraft = z.infer<typeof draftSchema>;
