// The words of the mails.

import { weekdayOf } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** `date` is `YYYY-MM-DD`. */
function monthAndDay(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${MONTH_NAMES[month - 1]} ${day}`;
}

export const CONFIRM_COPY = {
  subject: 'Is this your address?',
  /** Without a name: whoever asked has chosen that, and this may be somebody else's mailbox. */
  greeting: 'Hello,',
  paragraphs: [
    'Somebody with an account at Asteria asked for the Sunday letter to come to this address. If that was you, say so here:',
  ],
  button: 'Yes, it’s mine',
  after: [
    'The link works for a week. Then up to five lines come on Sunday mornings, from your own chart.',
    'If it wasn’t you, do nothing. Without your yes, nothing is sent.',
  ],
  signature: 'The Star Oracle',
} as const;

export const UNUSED_COPY = {
  subject: 'Shall we keep your account?',
  greeting: (firstName: string) => `Hello, ${firstName}.`,
  /** `date` is `YYYY-MM-DD`. */
  told: (date: string) =>
    `Nobody has opened your account at Asteria for almost two years. After two years we delete an account, with its birth details, chart and letters. Yours goes on ${monthAndDay(date)}, ${date.slice(0, 4)}, or soon after.`,
  ask: 'To keep it, log in once before that day:',
  button: 'Log in',
  after: 'To let it go, do nothing.',
  signature: 'The Star Oracle',
  why: 'You get this once, at the address of your Sunday letter, because your account is about to end.',
} as const;

export const SUNDAY_COPY = {
  subject: (lines: number) =>
    lines === 1 ? 'Your week, in one line' : `Your week, in ${NUMBERS[lines]} lines`,
  greeting: (firstName: string) => `Good morning, ${firstName}.`,
  week: (from: string, until: string) => `${monthAndDay(from)} to ${monthAndDay(until)}`,
  weekdayOf: (date: string) => WEEKDAY_NAMES[weekdayOf(date)] ?? WEEKDAY_NAMES[0],
  either: (one: string, other: string) => `${one} or ${other}`,
  about: (day: string) => `About ${day}`,
  hours: 'The hours are in the app:',
  signature: 'The Star Oracle',
  why: 'You get this on Sundays because you said yes to it with this address.',
  leave: 'Leave, with no questions asked:',
  leaveButton: 'Leave the Sunday letter',
} as const;
