// Dates and times as people read them, in American English. Calendar dates never pass through a time zone;
// instants are shown in the reader's.

import { parseCalendarDate } from '#shared/core/calendar-date.ts';

const LANGUAGE = 'en-US';

function formatDate(date: string, options: Intl.DateTimeFormatOptions): string {
  if (parseCalendarDate(date) === undefined) return date;
  return new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A calendar date in long English form: 'Friday, November 20, 2026'. */
export function longDate(date: string): string {
  return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** A calendar date as short month, day, year: 'Nov 20, 2026'. */
export function shortDate(date: string): string {
  return formatDate(date, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** An instant's clock time in the reader's zone, in whole minutes: '2:44 PM'. */
export function clockTimeOf(instant: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(instant),
  );
}

/** An instant's day in the reader's zone: 'Nov 24', with the year where it is not `today`'s. */
export function dayOf(instant: string, today: string): string {
  const moment = new Date(instant);
  const sameYear = String(moment.getFullYear()) === today.slice(0, 4);
  return new Intl.DateTimeFormat(LANGUAGE, {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(moment);
}

/** The weekday of an instant in the reader's zone: 'Tuesday'. */
export function weekdayOf(instant: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long' }).format(new Date(instant));
}
