// Converts between a date as typed (month, day and year apart) and `YYYY-MM-DD`, in which a part that
// is missing is empty: `1994--02`.

import { isCalendarDate } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { DATE_COPY } from './date-field.copy.ts';

export type DateParts = { month: string; day: string; year: string };
/** In which order month, day and year are typed. */
export type TypedOrder = 'mdy' | 'dmy' | 'ymd';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DATE = /^(\d*)-(\d*)-(\d*)$/;
const YEAR_LAST = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.\s-](\d{1,2})[/.\s-](\d{1,2})$/;
const MONTH_IN_WORDS = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const DAY_FIRST_IN_WORDS = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;

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

/** Why a typed text is no calendar date, as an error message; undefined for a date and for the empty text. */
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
      ? DATE_COPY.swapped(month, `${MONTH_NAMES[day - 1]} ${month}`)
      : DATE_COPY.noSuchMonth(month);
  }
  return parts.year.length < 4
    ? DATE_COPY.yearTooShort
    : DATE_COPY.noSuchDay(`${name} ${day}`, parts.year);
}

/** The number of a month by its English name or the beginning of it (`Aug`), as digits; undefined for other words. */
function monthOf(word: string): string | undefined {
  const index = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return index === -1 ? undefined : String(index + 1);
}

/**
 * The parts of a pasted date: `1994-08-02`, `1994/8/2`, `8/2/1994` (if `order` has the day first: `2/8/1994`),
 * `August 2, 1994` or `2 Aug 1994`; undefined for any other text.
 */
export function findPastedDate(pasted: string, order: TypedOrder): DateParts | undefined {
  const text = pasted.trim();
  if (ISO_DATE.test(text)) return splitDate(text);
  const parts = findParts(text, order);
  if (parts === undefined) return undefined;
  const [year, month, day] = parts;
  return year === undefined || month === undefined || day === undefined
    ? undefined
    : { month, day, year };
}

/** Year, month and day of a text in one of these forms, except the first. */
function findParts(text: string, order: TypedOrder): readonly (string | undefined)[] | undefined {
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast !== null) {
    const [, first, second, year] = yearLast;
    return order === 'dmy' ? [year, second, first] : [year, first, second];
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) return [yearFirst[1], yearFirst[2], yearFirst[3]];
  const inWords = MONTH_IN_WORDS.exec(text);
  if (inWords !== null) return [inWords[3], monthOf(inWords[1] ?? ''), inWords[2]];
  const dayFirst = DAY_FIRST_IN_WORDS.exec(text);
  if (dayFirst !== null) return [dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1]];
  return undefined;
}
