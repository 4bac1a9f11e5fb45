import * as z from 'zod/mini';

export const readingSchema = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;

export const readingOptionsSchema = z.array(readingSchema);
