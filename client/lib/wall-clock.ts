// The date and clock time at an instant, and the instant of a date: by the clocks of the reader's zone
// (zone-offsets.ts), or for visitors by the browser's clocks.

import { addDays, isCalendarDate } from '#shared/core/calendar-date.ts';

const DAY_MS = 86_400_000;

export type WallClock = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23. */
  hour: number;
  minute: number;
};

/** How many seconds the reader's clocks are ahead of UTC at an instant; undefined for the browser's clocks. */
let findSeconds = (_instantMs: number): number | undefined => undefined;

/** Dates and times use these clocks from now on. */
export function followClocks(find: typeof findSeconds): void {
  findSeconds = find;
}

function offsetMs(instantMs: number): number {
  return 1000 * (findSeconds(instantMs) ?? -60 * new Date(instantMs).getTimezoneOffset());
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');

/** The date, hour and minute at an instant (Unix milliseconds). */
export function readWallClock(instantMs: number): WallClock {
  // Shifted by the offset, the instant has in UTC the date and time that the clocks show.
  const shown = new Date(instantMs + offsetMs(instantMs));
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  return {
    date: `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`,
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The first instant of a calendar date, Unix milliseconds; 0 for text that is not a date. */
export function startOfDay(date: string): number {
  if (!isCalendarDate(date)) return 0;
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  // Midnight by the offset of the day before and of the day after. Where clocks change at midnight only one of them
  // lies in the date; where it comes twice, the earlier counts.
  const candidates = [midnightMs - DAY_MS, midnightMs + DAY_MS]
    .map((nearMs) => midnightMs - offsetMs(nearMs))
    .sort((one, other) => one - other);
  return candidates.find((ms) => readWallClock(ms).date === date) ?? midnightMs;
}

/** The first instant of a calendar date and that of the next, Unix milliseconds. */
export function getDayRange(date: string): { startMs: number; endMs: number } {
  return { startMs: startOfDay(date), endMs: startOfDay(addDays(date, 1)) };
}
