import * as z from 'zod/mini';
import { placementFactSchema } from '../chart-reading/chart-reading.schema.ts';

export const readingSchema = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

export const readingOptionsSchema = z.array(readingSchema);

/** What opens a paragraph of a reading: words on the reader's own placement, and the placement. */
export const readingParagraphSchema = z.object({
  text: z.string(),
  facts: z.array(placementFactSchema),
});
export type ReadingParagraph = z.infer<typeof readingParagraphSchema>;

/** `natal`: one opening for each of the five paragraphs. `general`: no birth date, and no openings. */
export const openedReadingSchema = z.extend(readingSchema, {
  basis: z.enum(['natal', 'general']),
  paragraphs: z.array(readingParagraphSchema),
});
export type OpenedReading = z.infer<typeof openedReadingSchema>;
