// Cosmic insights: cards about the day. For a reader with a birth date they are about the reader's own chart, as far as
// the letter leaves something to say.

import * as z from 'zod/mini';
import { userDayField } from '../horoscope/horoscope.schema.ts';
import { contactFactSchema } from '../sky/contact-fact.ts';
import { skyFactSchema } from '../sky/sky-fact.ts';
import { zoneField } from '../transits/transits.schema.ts';

export const insightsQuerySchema = z.object({ date: userDayField, zone: zoneField });

export const INSIGHT_ICONS = ['moon', 'venus', 'star'] as const;

const insightSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(INSIGHT_ICONS),
  facts: z.array(z.union([contactFactSchema, skyFactSchema])),
  /**
   * Only on a card about a contact with the reader's own chart: the earliest, the computed and the latest instant at
   * which it can be exact, ISO 8601 in UTC.
   */
  from: z.optional(z.string()),
  exactAt: z.optional(z.string()),
  until: z.optional(z.string()),
});
export type Insight = z.infer<typeof insightSchema>;

export const insightsSchema = z.array(insightSchema).check(z.minLength(3), z.maxLength(6));
