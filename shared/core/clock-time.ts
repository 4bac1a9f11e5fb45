import * as z from 'zod/mini';
import { INPUT_COPY } from './input.copy.ts';

/** A local time of day, exactly `HH:MM`, 00:00-23:59, not trimmed. */
export function clockTime(message: string = INPUT_COPY.timeMalformed) {
  return z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));
}
