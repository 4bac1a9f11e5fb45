import { parseCalendarDate } from '../core/calendar-date.ts';
import { SIGN_KEYS, SIGNS, type SignKey } from './signs.ts';

/**
 * The sign of a birth date `YYYY-MM-DD` by the specification's table of dates, which the app uses everywhere;
 * undefined when the text is no date. The real Sun can differ by a day: the birth chart says so.
 */
export function findSignOfDate(date: string | null | undefined): SignKey | undefined {
  const parts = date ? parseCalendarDate(date) : undefined;
  if (!parts) return undefined;
  const day = parts.month * 100 + parts.day;
  return SIGN_KEYS.find((key) => {
    const { from, to } = SIGNS[key];
    const first = from[0] * 100 + from[1];
    const last = to[0] * 100 + to[1];
    return first <= last ? day >= first && day <= last : day >= first || day <= last;
  });
}
