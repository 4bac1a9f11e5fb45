// A device whose clock is days off requests a day that is not today anywhere on Earth, which the server refuses at the
// field `date`.

import { ApiError } from './api-client.ts';
import { longDate } from './date-words.ts';
import { getToday } from './today.ts';

const COPY = {
  wrongClock: (day: string) =>
    `This device says it’s ${day}, but it isn’t that day anywhere on earth. Please set its clock, then try again.`,
} as const;

/** What to do about a failed call for the user's day, when the device's clock is its cause. */
export function explainWrongClock(error: unknown): string | undefined {
  const isRefused = error instanceof ApiError && error.fields['date'] !== undefined;
  return isRefused ? COPY.wrongClock(longDate(getToday())) : undefined;
}
