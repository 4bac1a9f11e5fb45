// Cosmic insights: three to six cards on the sky of the coming days.

import * as z from 'zod/mini';
import { userDayField } from '../horoscope/horoscope.schema.ts';
import { skyFactSchema } from '../sky/sky-fact.ts';

export const insightsQuerySchema = z.object({ date: userDayField });

export const INSIGHT_ICONS = ['moon', 'venus', 'star'] as const;

export const insightSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(INSIGHT_ICONS),
  facts: z.array(skyFactSchema),
});
export type Insight = z.infer<typeof insightSchema>;

export const insightsSchema = z.array(insightSchema).check(z.minLength(3), z.maxLength(6));
