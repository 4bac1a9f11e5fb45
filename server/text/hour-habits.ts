// How people write times: as they have chosen, or else by the language of their browser.

import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

const DEFAULT: HourFormat = '12';
/** The first language of an `Accept-Language` header (RFC 9110 §12.5.4), which is the browser's own. */
const FIRST_LANGUAGE = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})\s*(?:[,;]|$)/i;

/** How the calendar and the notices, which no browser asks for, write a user's times. */
export function getStoredHours(user: {
  hours: HourFormat | null;
  browserHours: HourFormat | null;
}): HourFormat {
  return user.hours ?? user.browserHours ?? DEFAULT;
}

/** The habit of the first language of an `Accept-Language` header; 12 hours if Intl does not know that language. */
export function getHoursOfLanguages(header: string | undefined): HourFormat {
  const [, language] = FIRST_LANGUAGE.exec(header ?? '') ?? [];
  if (language === undefined) return DEFAULT;
  try {
    // Without a second locale Intl falls back to the machine's own.
    const format = new Intl.DateTimeFormat([language, 'en-US'], { hour: 'numeric' });
    return format.resolvedOptions().hour12 === true ? '12' : '24';
  } catch {
    return DEFAULT; // not a well-formed language tag
  }
}
