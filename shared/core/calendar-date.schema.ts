// Apart from the arithmetic of dates, so that a page can count days without carrying a schema library.

import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { INPUT_COPY } from './input.copy.ts';

/** A date that exists, exactly `YYYY-MM-DD`, not trimmed. */
export function calendarDate(message: string = INPUT_COPY.dateMalformed) {
  return z.string(message).check(z.refine(isCalendarDate, message));
}
