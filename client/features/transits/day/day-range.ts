import { monthAndDay, weekdayOf } from '#client/lib/date-words.ts';
import { parseCalendarDate } from '#shared/core/calendar-date.ts';

/** The first and the last instant of a calendar date in the user's zone, Unix milliseconds. */
export function getDayRange(date: string): { startMs: number; endMs: number } {
  const { year, month, day } = parseCalendarDate(date) ?? { year: 1970, month: 1, day: 1 };
  return {
    startMs: new Date(year, month - 1, day).getTime(),
    endMs: new Date(year, month - 1, day + 1).getTime(),
  };
}

/** 'Sunday, November 22', with the year where it is not `today`'s. */
export function dayTitle(date: string, today: string): string {
  const { startMs } = getDayRange(date);
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`;
  return `${weekdayOf(new Date(startMs).toISOString())}, ${monthAndDay(date)}${year}`;
}
