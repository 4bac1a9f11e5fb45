// Dates and times as people read them, in American English. Calendar dates never pass through a time zone;
// instants are shown in the reader's.

import { addDays, parseCalendarDate } from '#shared/core/calendar-date.ts';
import { calendarDayOf } from './today.ts';

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

/** A calendar date without its year: 'November 20'. */
export function monthAndDay(date: string): string {
  return formatDate(date, { month: 'long', day: 'numeric' });
}

/** An instant's clock time in the reader's zone, in whole minutes: '2:44 PM'. */
export function clockTimeOf(instant: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(instant),
  );
}

/** An instant's day in the reader's zone, seen from their `today`: 'today', 'yesterday', 'on Nov 24'. */
export function dayWordOf(instant: string, today: string): string {
  const moment = new Date(instant);
  const day = calendarDayOf(moment);
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  if (day === addDays(today, 1)) return 'tomorrow';
  return `on ${dayOf(instant, today)}`;
}

/** An instant in the reader's zone, seen from their `today`: 'today at 2:44 PM'. */
export function momentWordsOf(instant: string, today: string): string {
  return `${dayWordOf(instant, today)} at ${clockTimeOf(instant)}`;
}

/** An instant's day in the reader's zone: 'Nov 24', with the year where it is not `today`'s. */
export function dayOf(instant: string, today: string): string {
  const day = calendarDayOf(new Date(instant));
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDate(day, {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** An instant's weekday in the reader's zone: 'Tuesday'. */
export function weekdayOf(instant: string): string {
  return formatDate(calendarDayOf(new Date(instant)), { weekday: 'long' });
}

/** An instant in the reader's zone with its day: 'Jul 22, 2:13 PM'. */
export function instantWords(instant: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
