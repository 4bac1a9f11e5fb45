// How people in the browser's locale write times and dates.

import type { DateOrder, HourFormat } from '#shared/identity/account/preferences.schema.ts';

export type LocaleHabits = { hours: HourFormat; dateOrder: DateOrder };

const AMERICAN: LocaleHabits = { hours: '12', dateOrder: 'mdy' };
/** The part with which a date begins → the order of its parts. */
const ORDERS: Readonly<Record<string, DateOrder>> = { month: 'mdy', day: 'dmy', year: 'ymd' };

let known: { language: string; habits: LocaleHabits } | undefined;

/** The habits of the browser's language; American for a language that Intl does not know. */
export function getLocaleHabits(): LocaleHabits {
  const language = typeof navigator === 'undefined' ? 'en-US' : navigator.language;
  // Answered without Intl, whose first use takes up to 80 ms on a phone.
  if (language === 'en-US') return AMERICAN;
  if (known?.language !== language) known = { language, habits: readHabits(language) };
  return known.habits;
}

function readHabits(language: string): LocaleHabits {
  try {
    const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    const first = new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory' })
      .formatToParts(0)
      .find(({ type }) => type in ORDERS);
    return {
      hours: hour12 === true ? '12' : '24',
      dateOrder: ORDERS[first?.type ?? ''] ?? 'mdy',
    };
  } catch {
    return AMERICAN;
  }
}
