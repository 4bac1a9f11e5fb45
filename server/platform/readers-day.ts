// The day that a reader's call is about.

import { isTodaySomewhere, utcDateOf } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';

/**
 * The date that a reader names (`YYYY-MM-DD`, an existing one), or the UTC day when none is named.
 * Throws `bad_input` at `date` when it is today nowhere on earth.
 */
export function getReadersDay(date: string | undefined, nowMs: number): string {
  if (date === undefined) return utcDateOf(nowMs);
  if (isTodaySomewhere(date, nowMs)) return date;
  throw badField('date', 'Please give a date that is today somewhere on earth');
}
