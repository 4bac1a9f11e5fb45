// Converts between a date as typed (month, day and year apart) and `YYYY-MM-DD`.

export type DateParts = { month: string; day: string; year: string };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const AMERICAN_DATE = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/;

/** The parts of a date text; empty parts when it is no date. */
export function splitDate(date: string): DateParts {
  const [, year = '', month = '', day = ''] = ISO_DATE.exec(date) ?? [];
  return { month, day, year };
}

/** `YYYY-MM-DD` once all three parts are complete, else the empty text; the date may not exist. */
export function joinDate({ month, day, year }: DateParts): string {
  if (month === '' || day === '' || year.length !== 4) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The parts of a pasted date, `1994-08-02` or `8/2/1994`; undefined when it is neither. */
export function findPastedDate(pasted: string): DateParts | undefined {
  const text = pasted.trim();
  if (ISO_DATE.test(text)) return splitDate(text);
  const [, month, day, year] = AMERICAN_DATE.exec(text) ?? [];
  return month === undefined || day === undefined || year === undefined
    ? undefined
    : { month, day, year };
}
