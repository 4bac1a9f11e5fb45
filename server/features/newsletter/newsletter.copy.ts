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
  subject: 'Is this your email address?',
  /** Without a name: the person who asked chose it, and this may be somebody else's mailbox. */
  greeting: 'Hello,',
  paragraphs: [
    'Somebody with an Asteria account asked us to send the Sunday letter to this address. If that was you, confirm it here:',
  ],
  button: 'Yes, it’s mine',
  after: [
    'The link works for a week. Once you confirm, you’ll get up to five lines from your own chart on Sunday mornings.',
    'If it wasn’t you, do nothing. We won’t send anything unless you say yes.',
  ],
  signature: 'The Star Oracle',
} as const;

export const UNUSED_COPY = {
  subject: 'Shall we keep your account?',
  greeting: (firstName: string) => `Hello, ${firstName}.`,
  /** `date` is `YYYY-MM-DD`. */
  told: (date: string) =>
    `Nobody has opened your Asteria account for almost two years. After two years we delete an account, with its birth details, chart and letters. We’ll delete yours on ${monthAndDay(date)}, ${date.slice(0, 4)}, or soon after.`,
  ask: 'To keep it, log in before that day:',
  button: 'Log in',
  after: 'To let it go, do nothing.',
  signature: 'The Star Oracle',
  why: 'We send this once, to the address that gets your Sunday letter, because your account is about to be deleted.',
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
  why: 'You get this on Sundays because you signed up for it with this address.',
  leave: 'Unsubscribe, no questions asked:',
  leaveButton: 'Unsubscribe from the Sunday letter',
} as const;
