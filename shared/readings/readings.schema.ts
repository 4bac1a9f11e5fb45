import * as z from 'zod/mini';
import { placementFactSchema } from '../chart-reading/chart-reading.schema.ts';

const readingSchema = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

export const readingOptionsSchema = z.array(readingSchema);

/** The beginning of a paragraph of a reading: its heading, and sentences about placements in the user's chart. */
const readingOpeningSchema = z.object({
  heading: z.string(),
  text: z.string(),
  facts: z.array(placementFactSchema),
});
export type ReadingOpening = z.infer<typeof readingOpeningSchema>;

/** `natal`: one opening for each of the five paragraphs. `general`: no birth date, and no openings. */
export const openedReadingSchema = z.extend(readingSchema, {
  basis: z.enum(['natal', 'general']),
  paragraphs: z.array(readingOpeningSchema),
});
export type OpenedReading = z.infer<typeof openedReadingSchema>;
