// The signed-in user as calls return it.

import * as z from 'zod/mini';
import { BIRTH_TIME_FOLDS, BIRTH_TIME_MARGINS } from '../../core/birth.ts';
import { zoneOffsetsSchema } from '../../core/zone-offsets.schema.ts';
import { placeSchema } from '../../places/places.schema.ts';
import { attractionsSchema } from './attractions.schema.ts';
import { NEWSLETTER_STATES } from './newsletter-states.ts';
import { preferencesSchema } from './preferences.schema.ts';

export const FREE_PLAN = 'Free Plan';
/** The fixed traits of every registration (requirement SIGNUP-24). */
export const PERSONALITY_TRAITS = ['creative', 'ambitious', 'caring'] as const;

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Masked: `+1 ••• ••• 0123`. */
  phoneNumber: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.nullable(z.string()),
  /** `HH:MM` as the clocks showed it at the birth place. */
  birthTime: z.nullable(z.string()),
  /**
   * Minutes that the birth time may be off in either direction; null without a birth time, and until the user says
   * (then 15).
   */
  birthTimeMargin: z.nullable(z.literal(BIRTH_TIME_MARGINS)),
  /** Which of two instants is meant when the clocks showed the birth time twice; otherwise null. */
  birthTimeFold: z.nullable(z.enum(BIRTH_TIME_FOLDS)),
  birthPlace: z.nullable(z.string()),
  birthPlaceDetails: z.nullable(placeSchema),
  attractions: attractionsSchema,
  personalityTraits: z.array(z.string()),
  hasPassword: z.boolean(),
  plan: z.literal(FREE_PLAN),
  newsletter: z.enum(NEWSLETTER_STATES),
  preferences: preferencesSchema,
  /**
   * The offsets of the preferences' zone, from two years before the account's first day to three years ahead, which
   * covers everything that the page shows. Empty without a zone.
   */
  zoneOffsets: zoneOffsetsSchema,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;
