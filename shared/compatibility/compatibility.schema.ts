// The compatibility of two signs, with the contributions that add up to the percentage.

import * as z from 'zod/mini';
import { signKeyField } from '../horoscope/horoscope.schema.ts';

export const compatibilityParamsSchema = z.object({ sign1: signKeyField, sign2: signKeyField });

const percentage = z.int().check(z.gte(0), z.lte(100));

export const compatibilitySchema = z.object({
  percentage,
  description: z.string(),
  /** What gets between the two. */
  hurts: z.string(),
  /** One thing that helps. */
  helps: z.string(),
  ratings: z.object({
    love: percentage,
    friendship: percentage,
    communication: percentage,
    trust: percentage,
  }),
  /** The points add up to the percentage. */
  contributions: z.array(z.object({ name: z.string(), points: z.int(), reason: z.string() })),
});
export type Compatibility = z.infer<typeof compatibilitySchema>;
