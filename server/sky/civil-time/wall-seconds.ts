// Calendar dates and wall times as text and as numbers, in the proleptic Gregorian calendar; no zone,
// no clock. "Wall seconds" are the seconds since 1970-01-01T00:00:00 on some place's own clock face.

import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import { MONTH_NAMES } from '#shared/core/calendar-names.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

export const SECONDS_PER_DAY = 86_400;
const MS_PER_SECOND = 1000;

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Gives the wall seconds of the date's 00:00. Throws a RangeError when the text is no `YYYY-MM-DD` date. */
export function getDateSeconds(date: string): number {
  return utcMidnightMs(date) / MS_PER_SECOND;
}

/** Gives the seconds since midnight of `HH:MM` or `HH:MM:SS`. Throws a RangeError otherwise. */
export function getTimeSeconds(time: string): number {
  const match = TIME_PATTERN.exec(time);
  if (!match) throw new RangeError(`Not a time (HH:MM or HH:MM:SS): ${time}`);
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}

/** Gives `YYYY-MM-DD` of wall seconds. */
export function formatDate(wallSeconds: number): string {
  return new Date(wallSeconds * MS_PER_SECOND).toISOString().slice(0, 10);
}

/** Gives `HH:MM:SS` of wall seconds, cut (not rounded) to the second. */
export function formatTime(wallSeconds: number): string {
  return new Date(Math.floor(wallSeconds) * MS_PER_SECOND).toISOString().slice(11, 19);
}

/**
 * Gives the time in words: `2:30 AM` or `02:30`, with seconds only where they are not zero: `12:00:28 AM`, `00:00:28`.
 */
export function formatTimeInWords(wallSeconds: number, format: HourFormat): string {
  const [hours = '', minutes = '', seconds = ''] = formatTime(wallSeconds).split(':');
  const rest = [minutes, ...(seconds === '00' ? [] : [seconds])];
  if (format === '24') return [hours, ...rest].join(':');
  const clock = [String(Number(hours) % 12 || 12), ...rest];
  return `${clock.join(':')} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** Gives the date in words: `December 30, 2011`. */
export function formatDateInWords(wallSeconds: number): string {
  const date = new Date(wallSeconds * MS_PER_SECOND);
  return `${MONTH_NAMES[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
