// Reads dates that people typed in other formats than `YYYY-MM-DD`.

import { isCalendarDate } from '../core/calendar-date.ts';
import { MONTH_NAMES } from '../core/calendar-names.ts';

/** `YYYY-MM-DD` of a year, month (1-12) and day; undefined for a date that does not exist. */
function join(year: string, month: string | number, day: string): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** 1-12 for a month's English name or at least its first three letters. */
function findMonth(name: string): number | undefined {
  const typed = name.toLowerCase().replace(/\.$/, '');
  if (typed.length < 3) return undefined;
  const index = MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(typed));
  return index < 0 ? undefined : index + 1;
}

/**
 * Converts a date in another format to `YYYY-MM-DD` where possible: `1994-08-02T…`, `1994/8/2`, `8/2/1994`
 * (month first, as in America), `August 2, 1994`, `2 Aug 1994`. Other text is returned unchanged
 * (requirement NUMBERS-4).
 */
export function toYearMonthDay(text: string): string {
  const typed = text.trim();
  if (isCalendarDate(typed)) return typed;
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(typed);
  if (yearFirst) return join(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '') ?? text;
  const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed);
  if (american) return join(american[3] ?? '', american[1] ?? '', american[2] ?? '') ?? text;
  const monthFirst = /^([A-Za-z]+\.?) (\d{1,2}),? (\d{4})$/.exec(typed);
  const dayFirst = /^(\d{1,2}) ([A-Za-z]+\.?),? (\d{4})$/.exec(typed);
  const [name, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]];
  const month = findMonth(name ?? '');
  return month === undefined ? text : (join(year ?? '', month, day ?? '') ?? text);
}
