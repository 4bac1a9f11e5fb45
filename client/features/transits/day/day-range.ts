import { longDate, monthAndDay, weekdayOf } from '#client/lib/date-words.ts';
import { startOfDay } from '#client/lib/wall-clock.ts';

/** 'Sunday, November 22', with the year where it is not `today`'s. */
export function dayTitle(date: string, today: string): string {
  if (date.slice(0, 4) !== today.slice(0, 4)) return longDate(date);
  return `${weekdayOf(new Date(startOfDay(date)).toISOString())}, ${monthAndDay(date)}`;
}
