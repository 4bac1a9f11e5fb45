// Formats dates and times in English, by the reader's preferences. Calendar dates are never converted
// between time zones; instants are shown in the reader's zone.

import {
  addDays,
  parseCalendarDate,
  weekdayOf as weekdayIndexOf,
} from '#shared/core/calendar-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import type { DateOrder } from '#shared/identity/account/preferences.schema.ts';
import { getDateOrder, getHourFormat } from './preferences.ts';
import { calendarDayOf } from './today.ts';
import { readWallClock } from './wall-clock.ts';

/** Letters of a month's short name. */
const SHORT = 3;
/** Before AM and PM. The narrow one of the Unicode CLDR all but vanishes in the fonts of the page. */
const NO_BREAK_SPACE = '\u00a0';

interface DateInWords {
  weekday: string;
  month: string;
  day: number;
  year: number;
  /** `YYYY-MM-DD`, as readers who put the year first write it. */
  iso: string;
}

/** Formats a calendar date with `say`; other text is returned unchanged. */
function inWords(date: string, say: (words: DateInWords) => string): string {
  const parts = parseCalendarDate(date);
  if (parts === undefined) return date;
  const { year, month, day } = parts;
  return say({
    weekday: WEEKDAY_NAMES[weekdayIndexOf(date)] ?? '',
    month: MONTH_NAMES[month - 1] ?? '',
    day,
    year,
    iso: date,
  });
}

type Words = Readonly<Record<DateOrder, (words: DateInWords) => string>>;
const FULL: Words = {
  mdy: ({ month, day, year }) => `${month} ${day}, ${year}`,
  dmy: ({ month, day, year }) => `${day} ${month} ${year}`,
  ymd: ({ iso }) => iso,
};
const SHORT_WITH_YEAR: Words = {
  mdy: ({ month, day, year }) => `${month.slice(0, SHORT)} ${day}, ${year}`,
  dmy: ({ month, day, year }) => `${day} ${month.slice(0, SHORT)} ${year}`,
  ymd: ({ iso }) => iso,
};

function withWeekday(order: DateOrder): (words: DateInWords) => string {
  return (words) => `${words.weekday}, ${FULL[order](words)}`;
}

/** 'Friday, November 20, 2026', whatever the preferences (requirements HOME-2 and LUCKY-1). */
export function longEnglishDate(date: string): string {
  return inWords(date, withWeekday('mdy'));
}

/** 'Nov 20, 2026', whatever the preferences (requirement PROFILE-3). */
export function shortEnglishDate(date: string): string {
  return inWords(date, SHORT_WITH_YEAR.mdy);
}

/** 'Friday, November 20, 2026' or 'Friday, 20 November 2026'. */
export function longDate(date: string): string {
  return inWords(date, withWeekday(getDateOrder()));
}

/** 'November 20, 2026' or '20 November 2026'. */
export function fullDate(date: string): string {
  return inWords(date, FULL[getDateOrder()]);
}

/** 'Nov 20, 2026' or '20 Nov 2026'. */
export function shortDate(date: string): string {
  return inWords(date, SHORT_WITH_YEAR[getDateOrder()]);
}

/** A month and its year: 'Nov 2026'. */
export function monthAndYear(date: string): string {
  return inWords(date, ({ month, year }) => `${month.slice(0, SHORT)} ${year}`);
}

/** A calendar date without its year: 'November 20' or '20 November'. */
export function monthAndDay(date: string): string {
  return inWords(date, ({ month, day }) => dayWithMonth(day, month));
}

/** A calendar date without its year, with a short month: 'Nov 20' or '20 Nov'. */
function shortMonthAndDay(date: string): string {
  return inWords(date, ({ month, day }) => dayWithMonth(day, month.slice(0, SHORT)));
}

/** A day of a month, as named: 'November 20' or '20 November'. */
export function dayWithMonth(day: number, month: string): string {
  return getDateOrder() === 'dmy' ? `${day} ${month}` : `${month} ${day}`;
}

/** The digits of an hour (0 to 23) and a minute: '2:44' or '14:44'. */
function clockDigits(hours: number, minutes: number): string {
  const is24 = getHourFormat() === '24';
  const hourDigits = is24 ? String(hours).padStart(2, '0') : hours % 12 || 12;
  return `${hourDigits}:${String(minutes).padStart(2, '0')}`;
}

/** An hour (0 to 23) and a minute: '2:44 PM' or '14:44'. */
function clockWords(hours: number, minutes: number): string {
  return clockDigits(hours, minutes) + (getHourFormat() === '24' ? '' : halfOfDay(hours));
}

const halfOfDay = (hours: number) => `${NO_BREAK_SPACE}${hours < 12 ? 'AM' : 'PM'}`;

/** A full hour (0 to 23): '2 PM' or '14:00'. */
export function hourWords(hours: number): string {
  if (getHourFormat() === '24') return clockWords(hours, 0);
  return `${hours % 12 || 12}${halfOfDay(hours)}`;
}

/** An instant's clock time in the user's zone, in whole minutes: '2:44 PM' or '14:44'. */
export function clockTimeOf(instant: string): string {
  const { hour, minute } = readWallClock(Date.parse(instant));
  return clockWords(hour, minute);
}

/** The digits of an instant's clock time in the user's zone, without AM and PM: '2:44' or '14:44'. */
export function clockDigitsOf(instant: string): string {
  const { hour, minute } = readWallClock(Date.parse(instant));
  return clockDigits(hour, minute);
}

/** Two clock times, with AM or PM only once if it is the same: '12:15 and 12:40 PM', '11:50 AM and 12:20 PM'. */
export function clockTimesBetween(from: string, until: string): string {
  const [first, last] = [from, until].map(
    (instant) => readWallClock(Date.parse(instant)).hour < 12,
  );
  return `${first === last ? clockDigitsOf(from) : clockTimeOf(from)} and ${clockTimeOf(until)}`;
}

/** A clock time `HH:MM`, whatever its zone: '14:44' becomes '2:44 PM' if the reader prefers 12 hours. */
export function wallTimeWords(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return clockWords(hours ?? 0, minutes ?? 0);
}

/**
 * The day of an instant in the user's zone, relative to `today` (`YYYY-MM-DD`): 'today', 'tomorrow', 'on Nov 24'.
 */
export function dayWordOf(instant: string, today: string): string {
  return nearDayOf(instant, today) ?? `on ${dayOf(instant, today)}`;
}

/** Like `dayWordOf`, without a preposition: 'today', 'tomorrow', 'Nov 24'. */
export function bareDayWordOf(instant: string, today: string): string {
  return nearDayOf(instant, today) ?? dayOf(instant, today);
}

function nearDayOf(instant: string, today: string): string | undefined {
  const day = calendarDayOf(new Date(instant));
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day === addDays(today, 1) ? 'tomorrow' : undefined;
}

/** An instant in the user's zone, relative to `today`: 'today at 2:44 PM'. */
export function momentWordsOf(instant: string, today: string): string {
  return `${dayWordOf(instant, today)} at ${clockTimeOf(instant)}`;
}

/** A calendar date: 'Nov 24', with the year if it differs from that of `today`. */
export function shortDay(day: string, today: string): string {
  const isSameYear = day.slice(0, 4) === today.slice(0, 4);
  return isSameYear ? shortMonthAndDay(day) : shortDate(day);
}

/** An instant's day in the user's zone: 'Nov 24', with the year if it differs from that of `today`. */
export function dayOf(instant: string, today: string): string {
  return shortDay(calendarDayOf(new Date(instant)), today);
}

/** An instant's weekday in the user's zone: 'Tuesday'. */
export function weekdayOf(instant: string): string {
  return inWords(calendarDayOf(new Date(instant)), ({ weekday }) => weekday);
}

/** An instant in the user's zone with its day: 'Jul 22, 2:13 PM', with the year if it differs from that of `today`. */
export function instantWords(instant: string, today: string): string {
  return `${dayOf(instant, today)}, ${clockTimeOf(instant)}`;
}
