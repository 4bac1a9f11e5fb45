// The form of the lines for a year and a month without an exact contact of a slow planet.

import * as z from 'zod';
import { text } from './parts.ts';

const MONTHS = 12;

export const yearSchema = z.strictObject({
  quiet: z.strictObject({
    headline: text,
    /** January first. */
    months: z.array(text).length(MONTHS),
  }),
});
