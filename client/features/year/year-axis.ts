// The days of a year along a line.

import { addDays, daysBetween } from '#shared/core/calendar-date.ts';

/** `YYYY-MM-DD`; the last one is not part of the year. */
export type YearDays = { from: string; until: string };

/** The position of a day, percent, within the line. */
export function shareOf({ from, until }: YearDays, day: string): number {
  const share = (daysBetween(from, day) / daysBetween(from, until)) * 100;
  return Math.min(100, Math.max(0, share));
}

/** The first day of each month that begins in the year. */
export function listMonthStarts({ from, until }: YearDays): string[] {
  const starts: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1))
    if (day.endsWith('-01')) starts.push(day);
  return starts;
}
