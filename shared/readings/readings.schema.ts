import * as z from 'zod/mini';
import { READING_IDS } from './readings.ts';

export const readingIdField = z.enum(READING_IDS);

export const readingSchema = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

export const readingOptionsSchema = z.array(readingSchema);
