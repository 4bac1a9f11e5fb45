// The calendar day of a call: the user's own date, or else the UTC date.

import { isTodaySomewhere, utcDateOf } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';

/**
 * Returns the given date (`YYYY-MM-DD`, an existing one), or the UTC day when none is given. Throws `bad_input` at
 * `date` unless the date is today somewhere on Earth.
 */
export function getUserDay(date: string | undefined, nowMs: number): string {
  if (date === undefined) return utcDateOf(nowMs);
  if (isTodaySomewhere(date, nowMs)) return date;
  throw badField('date', 'Please give a date that is today somewhere on earth');
}
