// Times of day as texts print them, in the reader's choice of 12 or 24 hours.

import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

/** A clock time `HH:MM` (24 hours) as it is printed: '4:12 PM', or '16:12'. */
export function formatClock(clock: string, hours: HourFormat): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = twoDigits(minute);
  return hours === '24'
    ? `${twoDigits(hour)}:${minutes}`
    : `${hour % 12 || 12}:${minutes} ${halfOfDay(hour)}`;
}

/** The time at an instant (UTC milliseconds) as clocks of a zone show it: '4:12 PM', or '16:12'. */
export function formatClockTime(utcMs: number, zone: string, hours: HourFormat): string {
  return formatClock(readWallClock(utcMs, zone).localTime, hours);
}

/**
 * The hour of an instant (UTC milliseconds, rounded to a whole hour) on the clocks of a zone: '4 PM', 'noon', 'midnight',
 * or '16:00'. Where those clocks show minutes past the hour, as in a zone at UTC+5:30, the minutes are dropped.
 */
export function formatHour(utcMs: number, zone: string, hours: HourFormat): string {
  const hour = Number(readWallClock(utcMs, zone).localTime.slice(0, 2));
  if (hours === '24') return `${twoDigits(hour)}:00`;
  if (hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  return `${hour % 12} ${halfOfDay(hour)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function halfOfDay(hour: number): string {
  return hour < 12 ? 'AM' : 'PM';
}
