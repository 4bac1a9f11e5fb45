// Converts between a date as typed (separate month, day and year) and `YYYY-MM-DD`, in which a missing part is empty:
// `1994--02`.

import { dayWithMonth } from '#client/lib/date-words.ts';
import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { DATE_COPY } from './date-field.copy.ts';

export type DateParts = { month: string; day: string; year: string };
/** The order in which month, day and year are typed. */
export type TypedOrder = 'mdy' | 'dmy' | 'ymd';

const TYPED_DATE = /^(\d*)-(\d*)-(\d*)$/;

/** The parts of a text such as `1994-08-02` or `1994--02`; all parts are empty for a text of another form. */
export function splitDate(date: string): DateParts {
  const [, year = '', month = '', day = ''] = TYPED_DATE.exec(date) ?? [];
  return { month, day, year };
}

/** The typed parts as one text; the empty text when all are empty. The date may not exist. */
export function joinDate({ month, day, year }: DateParts): string {
  if (month + day + year === '') return '';
  return `${year}-${padded(month)}-${padded(day)}`;
}
const padded = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'));

/** Why a typed text is not a calendar date, as an error message; undefined for a date and for the empty text. */
export function explainTypedDate(date: string): string | undefined {
  if (date === '' || isCalendarDate(date)) return undefined;
  const parts = splitDate(date);
  const missing = (['month', 'day', 'year'] as const).find((part) => parts[part] === '');
  if (missing !== undefined) return DATE_COPY.missing(missing);
  const [month, day] = [Number(parts.month), Number(parts.day)];
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) {
    const swapped = joinDate({ month: parts.day, day: parts.month, year: parts.year });
    return isCalendarDate(swapped)
      ? DATE_COPY.swapped(month, dayWithMonth(month, MONTH_NAMES[day - 1] ?? ''))
      : DATE_COPY.noSuchMonth(month);
  }
  return parts.year.length < 4
    ? DATE_COPY.yearTooShort
    : DATE_COPY.noSuchDay(dayWithMonth(day, name), parts.year);
}
