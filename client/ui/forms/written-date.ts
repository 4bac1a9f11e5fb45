// Finds the date in a text that somebody pastes, dictates or drops, for instance from a certificate, a letter or a
// spreadsheet.

import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import { foldSigns } from '#shared/core/typed-signs.ts';
import { type DateParts, joinDate, splitDate, type TypedOrder } from './date-parts.ts';

/** The separator of two parts: one character with or without spaces, or a space. */
const BETWEEN = String.raw`(?: ?[/.\-·年月] ?| )`;
const START = String.raw`(?<![\d:]|\d[/.\-])`;
const END = String.raw`(?![\d:]|[/.\-]\d)`;
const WORD = String.raw`([a-z]{3,9})\.?`;
const DAY = String.raw`(\d{1,2})`;
const ORDINAL = `${DAY}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(\d{4}|\d{2})`;

const numbers = (...parts: string[]) => new RegExp(START + parts.join(BETWEEN) + END, 'g');
const words = (pattern: string) => new RegExp(START + pattern + END, 'gi');

const YEAR_FIRST = numbers(String.raw`(\d{4})`, DAY, DAY);
const THREE_NUMBERS = numbers(DAY, DAY, YEAR);
/** In the order of `IN_WORDS_ORDERS`. */
const IN_WORDS = [
  words(String.raw`\b${WORD}[ ,-]*${ORDINAL}[ ,.-]+'?${YEAR}`),
  words(`${ORDINAL}[ .-]*(?:of )?${WORD}[ ,-]+'?${YEAR}`),
  words(String.raw`(\d{4})[ ,-]+${WORD}[ ,-]+${ORDINAL}`),
];
const IN_WORDS_ORDERS = ['mdy', 'dmy', 'ymd'] as const;
const WITHOUT_SIGNS = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const YEAR_FIRST_WITHOUT_SIGNS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;

/** The number of a month by its English name or a beginning of it (`Aug`, `Sept`), as digits; '' for other words. */
function monthOf(word: string): string {
  const index = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return index === -1 ? '' : String(index + 1);
}

/** Whether the parts are in range; the date may still not exist, such as February 30, which the field then reports. */
function isPossible({ month, day, year }: DateParts): boolean {
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  return (
    year.length > 1 && monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1 && dayNumber <= 31
  );
}

/** Three parts in their order. */
function readAs(order: TypedOrder, [first = '', second = '', third = '']: string[]): DateParts {
  if (order === 'mdy') return { month: first, day: second, year: third };
  if (order === 'dmy') return { month: second, day: first, year: third };
  return { month: second, day: third, year: first };
}

/** Three numbers in the reader's own order; in another order only if the reader's gives no month and day. */
function readNumbers(parts: string[], order: TypedOrder): DateParts[] {
  const isYearLast = parts[2]?.length === 4;
  return ([order, 'mdy', 'dmy', 'ymd'] as const)
    .filter((each) => !isYearLast || each !== 'ymd')
    .map((each) => readAs(each, parts))
    .filter(isPossible)
    .slice(0, 1);
}

/** `94` is 1994; a year that could also be in this century stays as it is, and the field asks for four digits. */
function widenYear(year: string, thisYear: number): string {
  return year.length === 2 && Number(year) > thisYear % 100 ? `19${year}` : year;
}

/**
 * Finds the date in a text; a date in numbers is read in the reader's order: `8/2/1994 9:18 PM`, `1994-08-02T21:18`,
 * `Tuesday, August 2, 1994`, `02081994`. Undefined if the text holds no date or several.
 */
export function findWrittenDate(
  written: string,
  order: TypedOrder,
  thisYear: number,
): DateParts | undefined {
  const text = foldSigns(written).replace(/ +/g, ' ').trim();
  const inWords = IN_WORDS_ORDERS.flatMap((each, index) =>
    [...text.matchAll(IN_WORDS[index] ?? /$^/g)].map(([, ...parts]) => {
      const date = readAs(each, parts);
      return { ...date, month: monthOf(date.month) };
    }),
  ).filter(isPossible);
  const yearFirst = [YEAR_FIRST_WITHOUT_SIGNS.exec(text), ...text.matchAll(YEAR_FIRST)]
    .flatMap((match) => (match === null ? [] : [readAs('ymd', match.slice(1))]))
    .filter(isPossible);
  const inNumbers = [WITHOUT_SIGNS.exec(text), ...text.matchAll(THREE_NUMBERS)].flatMap((match) =>
    match === null ? [] : readNumbers(match.slice(1), order),
  );
  const found = new Set(
    [...inWords, ...yearFirst, ...inNumbers].map((date) =>
      joinDate({ ...date, year: widenYear(date.year, thisYear) }),
    ),
  );
  const [only] = found;
  return only === undefined || found.size > 1 ? undefined : splitDate(only);
}
