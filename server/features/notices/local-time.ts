// Times of day by a reader's own clock.

import { readWallClock, resolveLocalTime } from '#server/sky/civil-time/civil-time.ts';
import { addDays } from '#shared/core/calendar-date.ts';

/** Quiet hours by the reader's clock, `HH:MM`; two equal times mean that there are none. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
}

/** Whether a time of day (`HH:MM`) is within quiet hours; `quietFrom` is, `quietUntil` is not. */
export function isQuiet(time: string, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom === quietUntil) return false;
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil;
}

/** What the clocks of a zone show at an instant, `HH:MM`. */
export function clockOf(utcMs: number, zone: string): string {
  return readWallClock(utcMs, zone).localTime.slice(0, 5);
}

/**
 * The instant of a date at which the clocks of a zone show `HH:MM`, UTC milliseconds; the earlier of two. For a time
 * that the clocks skip, the instant of the time an hour later.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const found = resolveLocalTime({ localDate: date, localTime: time, timeZone: zone });
  if (found.kind !== 'skipped') return found.instant.epochMs;
  const hour = Number(time.slice(0, 2)) + 1;
  if (hour < 24) return instantOf(date, `${String(hour).padStart(2, '0')}${time.slice(2)}`, zone);
  return instantOf(addDays(date, 1), '00:00', zone);
}
