import * as z from 'zod/mini';

/** A time of day as clocks show it, exactly `HH:MM`, 00:00-23:59, not trimmed. */
export function clockTime(message = 'Please give a time as HH:MM, from 00:00 to 23:59') {
  return z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));
}
