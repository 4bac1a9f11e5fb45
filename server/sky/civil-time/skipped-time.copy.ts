// The sentence for a local time that the clock of a place never showed.

import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { ClockGap } from './civil-time.ts';
import {
  formatDateInWords,
  formatTimeInWords,
  getDateSeconds,
  getTimeSeconds,
  SECONDS_PER_DAY,
} from './wall-seconds.ts';

/** Whether the calendar of a place left out a whole day, and not only hours of one. */
export function isWholeDay(gap: ClockGap): boolean {
  return gap.gapSeconds >= SECONDS_PER_DAY;
}

/**
 * Gives the reason in a sentence: "2:30 AM did not exist: clocks went from 2:00 AM to 3:00 AM", by the 24-hour clock
 * "02:30 did not exist: clocks went from 02:00 to 03:00", or, where the calendar left out a whole day, "December 30, 2011
 * did not exist there: the calendar went from December 29, 2011 to December 31, 2011".
 */
export function describeSkippedTime(
  asked: Readonly<{ localDate: string; localTime: string }>,
  gap: ClockGap,
  hours: HourFormat,
): string {
  const before = getDateSeconds(gap.before.localDate) + getTimeSeconds(gap.before.localTime);
  const after = getDateSeconds(gap.after.localDate) + getTimeSeconds(gap.after.localTime);
  if (!isWholeDay(gap)) {
    const time = formatTimeInWords(getTimeSeconds(asked.localTime), hours);
    const [from, to] = [before, after].map((seconds) => formatTimeInWords(seconds, hours));
    return `${time} did not exist: clocks went from ${from} to ${to}`;
  }
  const missing = formatDateInWords(getDateSeconds(asked.localDate));
  // The clock stood at midnight, so that the last date it had shown is that of the second before.
  const lastDay = formatDateInWords(before - 1);
  return `${missing} did not exist there: the calendar went from ${lastDay} to ${formatDateInWords(after)}`;
}
