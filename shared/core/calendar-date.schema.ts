// Separate from calendar-date.ts, so that a page that only calculates with dates does not load zod.

import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { INPUT_COPY } from './input.copy.ts';

/** A date that exists, exactly `YYYY-MM-DD`, not trimmed. */
export function calendarDate(message: string = INPUT_COPY.dateMalformed) {
  return z.string(message).check(z.refine(isCalendarDate, message));
}
