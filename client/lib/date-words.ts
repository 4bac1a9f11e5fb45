// Formats dates and times in American English. Calendar dates are never converted between time
// zones; instants are shown in the user's zone.

import { addDays, parseCalendarDate } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import { calendarDayOf } from './today.ts';

const SHORT = 3;
/** The narrow no-break space before AM and PM, as in the Unicode CLDR for American English. */
const NARROW_NO_BREAK_SPACE = '\u202f';

interface DateInWords {
  weekday: string;
  month: string;
  day: number;
  year: number;
}

/** Formats a calendar date with `say`; a text that is no date is returned unchanged. */
function inWords(date: string, say: (words: DateInWords) => string): string {
  const parts = parseCalendarDate(date);
  if (parts === undefined) return date;
  const { year, month, day } = parts;
  return say({
    weekday: WEEKDAY_NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    month: MONTH_NAMES[month - 1] ?? '',
    day,
    year,
  });
}

/** A calendar date in long English form: 'Friday, November 20, 2026'. */
export function longDate(date: string): string {
  return inWords(date, ({ weekday, month, day, year }) => `${weekday}, ${month} ${day}, ${year}`);
}

/** A calendar date as short month, day, year: 'Nov 20, 2026'. */
export function shortDate(date: string): string {
  return inWords(date, ({ month, day, year }) => `${month.slice(0, SHORT)} ${day}, ${year}`);
}

/** A calendar date without its year: 'November 20'. */
export function monthAndDay(date: string): string {
  return inWords(date, ({ month, day }) => `${month} ${day}`);
}

/** The same with a short month: 'Nov 20'. */
function shortMonthAndDay(date: string): string {
  return inWords(date, ({ month, day }) => `${month.slice(0, SHORT)} ${day}`);
}

/** An hour (0 to 23) and a minute: '2:44 PM'. */
function clockWords(hours: number, minutes: number): string {
  const shown = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${shown}${NARROW_NO_BREAK_SPACE}${hours < 12 ? 'AM' : 'PM'}`;
}

/** An instant's clock time in the user's zone, in whole minutes: '2:44 PM'. */
export function clockTimeOf(instant: string): string {
  const moment = new Date(instant);
  return clockWords(moment.getHours(), moment.getMinutes());
}

/** A wall time `HH:MM` of any place: '14:44' is '2:44 PM'. */
export function wallTimeWords(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return clockWords(hours ?? 0, minutes ?? 0);
}

/**
 * The day of an instant in the user's zone, relative to `today`: 'today', 'yesterday', 'on Nov 24'.
 */
export function dayWordOf(instant: string, today: string): string {
  const moment = new Date(instant);
  const day = calendarDayOf(moment);
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  if (day === addDays(today, 1)) return 'tomorrow';
  return `on ${dayOf(instant, today)}`;
}

/** An instant in the user's zone, relative to `today`: 'today at 2:44 PM'. */
export function momentWordsOf(instant: string, today: string): string {
  return `${dayWordOf(instant, today)} at ${clockTimeOf(instant)}`;
}

/** An instant's day in the user's zone: 'Nov 24', with the year where it is not `today`'s. */
export function dayOf(instant: string, today: string): string {
  const day = calendarDayOf(new Date(instant));
  const isSameYear = day.slice(0, 4) === today.slice(0, 4);
  return isSameYear ? shortMonthAndDay(day) : shortDate(day);
}

/** An instant's weekday in the user's zone: 'Tuesday'. */
export function weekdayOf(instant: string): string {
  return inWords(calendarDayOf(new Date(instant)), ({ weekday }) => weekday);
}

/** An instant in the user's zone with its day: 'Jul 22, 2:13 PM'. */
export function instantWords(instant: string): string {
  return `${shortMonthAndDay(calendarDayOf(new Date(instant)))}, ${clockTimeOf(instant)}`;
}
