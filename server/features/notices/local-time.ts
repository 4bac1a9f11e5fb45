// Times of day by a reader's own clock.

import { readWallClock, resolveLocalTime } from '#server/sky/civil-time/civil-time.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

/** Quiet hours, `HH:MM`; two equal ones are none. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
}

/** Whether a clock of `HH:MM` stands within quiet hours: their first minute is, their last is not. */
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
 * The instant of a date at which the clocks of a zone show `HH:MM`, UTC milliseconds; of two the earlier. Where clocks are
 * set forward over it, an hour later.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const found = resolveLocalTime({ localDate: date, localTime: time, timeZone: zone });
  if (found.kind !== 'skipped') return found.instant.epochMs;
  const hour = Number(time.slice(0, 2)) + 1;
  if (hour < 24) return instantOf(date, `${String(hour).padStart(2, '0')}${time.slice(2)}`, zone);
  return instantOf(addDays(date, 1), '00:00', zone);
}

/** The time at an instant as the reader's clock has it: '4:12 PM', or '16:12'. */
export function writeTime(utcMs: number, zone: string, hours: HourFormat): string {
  const [hour = 0, minute = 0] = clockOf(utcMs, zone).split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (hours === '24') return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
