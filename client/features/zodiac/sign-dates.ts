import { getDateOrder } from '#client/lib/preferences.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';

/** The dates of a sign in the reader's order: 'Mar 21-Apr 19' (requirement ZODIAC-1) or '21 Mar-19 Apr'. */
export function signDates(sign: SignKey): string {
  const { dates } = SIGNS[sign];
  return getDateOrder() === 'dmy' ? dates.replace(/(\w+) (\d+)/g, '$2 $1') : dates;
}
