// When the Sunday letter is due.

import {
  findLocalDay,
  readWallClock,
  resolveLocalTime,
} from '#server/sky/civil-time/civil-time.ts';
import { addDays, weekdayOf } from '#shared/core/calendar-date.ts';

const HOUR_MS = 3_600_000;
/** The hour of the letter by the reader's own clock. */
const HOUR = 8;
/** The largest offset of a zone ahead of UTC. */
const FARTHEST_AHEAD_HOURS = 14;

/**
 * Eight o'clock on a date in a zone, UTC milliseconds; eight hours after the day begins if the clocks skipped it, and
 * undefined for a date that the zone skipped.
 */
export function eightOclockOf(date: string, zone: string): number | undefined {
  const day = findLocalDay(date, zone);
  if (day === undefined) return undefined;
  const found = resolveLocalTime({ localDate: date, localTime: '08:00', timeZone: zone });
  return found.kind === 'skipped' ? day.startMs + HOUR * HOUR_MS : found.instant.epochMs;
}

/** The Sunday of the next letter, `YYYY-MM-DD`: the first whose eight o'clock in the zone is after the instant. */
export function nextSunday(utcMs: number, zone: string): string {
  const date = readWallClock(utcMs, zone).localDate;
  const sunday = addDays(date, (7 - weekdayOf(date)) % 7);
  return (eightOclockOf(sunday, zone) ?? 0) > utcMs ? sunday : addDays(sunday, 7);
}

/**
 * When the work for a Sunday's letter starts and looks up the reader's zone, UTC milliseconds: an hour before eight
 * o'clock on that Sunday in the easternmost zone.
 */
export function checkTimeOf(sunday: string): number {
  const eightUtc = Date.parse(`${sunday}T00:00:00Z`) + HOUR * HOUR_MS;
  return eightUtc - (FARTHEST_AHEAD_HOURS + 1) * HOUR_MS;
}
