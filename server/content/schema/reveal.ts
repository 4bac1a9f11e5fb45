// The form of the lines that a reader is told first of a chart, right after the sign-up.

import * as z from 'zod';
import { bySign, text } from './parts.ts';

export const revealSchema = z.strictObject({
  sun: bySign(text),
  moon: bySign(text),
  ascendant: bySign(text),
});
