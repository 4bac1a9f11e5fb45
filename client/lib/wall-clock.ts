// The date and clock time at an instant in the reader's zone: the one chosen in the account, else the browser's. The
// clocks of the zone are those that the server knows; the browser's own, which may be years old, count for visitors and
// for instants beyond what the server told.

import { addDays, parseCalendarDate } from '#shared/core/calendar-date.ts';
import { getChosenZone, getZone } from './preferences.ts';
import { findOffsetSeconds, getKnownZone } from './zone-offsets.ts';

const DAY_MS = 86_400_000;

export type WallClock = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23. */
  hour: number;
  minute: number;
};

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** The format of the chosen zone; undefined for the browser's own zone, which needs none, and for an unknown zone. */
function findFormat(): Intl.DateTimeFormat | undefined {
  const zone = getChosenZone();
  if (zone === undefined) return undefined;
  if (!formats.has(zone)) formats.set(zone, createFormat(zone));
  return formats.get(zone);
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    // The server's zone table knows a name that this browser does not.
    return undefined;
  }
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');

/** By how many seconds the reader's clocks are ahead of UTC, as far as the server has told. */
function findSeconds(instantMs: number): number | undefined {
  return getKnownZone() === undefined ? undefined : findOffsetSeconds(getZone(), instantMs);
}

/** The date, hour and minute at an instant (Unix milliseconds). */
export function readWallClock(instantMs: number): WallClock {
  const seconds = findSeconds(instantMs);
  if (seconds !== undefined) {
    // Shifted by the offset, the instant has in UTC the date and time that the clocks show.
    const shown = new Date(instantMs + seconds * 1000);
    return {
      date: shown.toISOString().slice(0, 10),
      hour: shown.getUTCHours(),
      minute: shown.getUTCMinutes(),
    };
  }
  const format = findFormat();
  if (format === undefined) {
    const moment = new Date(instantMs);
    const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
    return {
      date: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`,
      hour: moment.getHours(),
      minute: moment.getMinutes(),
    };
  }
  const parts = format.formatToParts(instantMs);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`,
    hour: Number(partOf('hour')),
    minute: Number(partOf('minute')),
  };
}

/** The first instant of a calendar date, Unix milliseconds; 0 for a text that is no date. */
export function startOfDay(date: string): number {
  const parts = parseCalendarDate(date);
  if (parts === undefined) return 0;
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  if (findSeconds(midnightMs) === undefined && findFormat() === undefined) {
    return new Date(parts.year, parts.month - 1, parts.day).getTime();
  }
  // Midnight by the offset of the day before and of the day after. Where clocks change at midnight only one of them
  // lies in the date; where it comes twice, the earlier counts.
  const candidates = [midnightMs - DAY_MS, midnightMs + DAY_MS]
    .map((nearMs) => midnightMs - offsetMs(nearMs))
    .sort((one, other) => one - other);
  return candidates.find((ms) => readWallClock(ms).date === date) ?? midnightMs;
}

/** How far the zone's clocks are ahead of UTC at an instant, milliseconds in whole minutes. */
function offsetMs(instantMs: number): number {
  const { date, hour, minute } = readWallClock(instantMs);
  const shownMs = Date.parse(`${date}T${digits(hour, 2)}:${digits(minute, 2)}:00Z`);
  return shownMs - Math.floor(instantMs / 60_000) * 60_000;
}

/** The first instant of a calendar date and that of the next, Unix milliseconds. */
export function getDayRange(date: string): { startMs: number; endMs: number } {
  return { startMs: startOfDay(date), endMs: startOfDay(addDays(date, 1)) };
}
