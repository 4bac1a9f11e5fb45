// The form of all content. Folders and files below `en/` are its keys, down to the keys within a file.

import * as z from 'zod';
import { letterSchema } from './letter.ts';

export const contentSchema = z.strictObject({
  letter: letterSchema,
});

export type Content = z.output<typeof contentSchema>;
