import { parseCalendarDate } from '../core/calendar-date.ts';
import { SIGN_KEYS, SIGNS, type SignKey } from './signs.ts';

/**
 * The sign of a birth date `YYYY-MM-DD` by the table of dates that the app uses everywhere (requirement ZODIAC-3);
 * undefined for text that is not a date. The real Sun can change sign a day earlier or later; the birth chart shows
 * when it does.
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
