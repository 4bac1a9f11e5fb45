// Streaks: days in a row, counted by the dates of completed horoscopes.

import {
  addDays,
  EASTERNMOST_OFFSET_MS,
  utcMidnightMs,
  WESTERNMOST_OFFSET_MS,
} from '../core/calendar-date.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ALL_OFFSETS = { from: WESTERNMOST_OFFSET_MS, to: EASTERNMOST_OFFSET_MS };
const OFFSET_STEP_MS = HOUR_MS / 4;
/** After a change of zone a date counts so long after the one before it. */
const GAP_AFTER_MOVE_MS = 8 * HOUR_MS;
/** How far a day's travel west is followed; without a bound one could live every date twice. */
const WESTWARD_MS_PER_DAY = 3 * HOUR_MS;
/** Clocks that change in spring and autumn. */
const CLOCK_CHANGE_MS = HOUR_MS;

/** A date (`YYYY-MM-DD`) and when it was recorded by the server's clock, milliseconds since 1970 UTC. */
export interface RecordedDate {
  date: string;
  atMs: number;
}

/** Offsets from UTC, milliseconds: from the first to the last multiple of 15 minutes, as all zones have. */
interface Offsets {
  from: number;
  to: number;
}

/**
 * The dates that count for a streak. At the moment of its record each is today in some zones only; those of a
 * reader at home have a zone in common, whatever it is, and all count, also one at ten to midnight and the next at
 * ten past. A date that no zone of those before explains is a change of zone: it counts 8 hours or more after the
 * date before it, and westward not farther than 3 hours a day.
 */
export function listCountedDates(records: readonly RecordedDate[]): string[] {
  const counted: string[] = [];
  let zones: Offsets | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { date, atMs } of [...records].sort((one, other) => one.atMs - other.atMs)) {
    const today = offsetsWhereToday(date, atMs);
    const sinceMs = atMs - lastMs;
    const next = zones === undefined ? today : follow(zones, today, sinceMs);
    if (next === undefined) continue;
    counted.push(date);
    zones = next;
    lastMs = atMs;
  }
  return counted;
}

/** The zones after a further date; undefined where it does not count. */
function follow(zones: Offsets, today: Offsets, sinceMs: number): Offsets | undefined {
  const atHome = overlapOf(zones, today);
  if (atHome !== undefined) return atHome;
  if (sinceMs < GAP_AFTER_MOVE_MS) return undefined;
  const westwardMs = zones.from - today.to;
  const followedMs = CLOCK_CHANGE_MS + (WESTWARD_MS_PER_DAY * sinceMs) / DAY_MS;
  return westwardMs > followedMs ? undefined : today;
}

function offsetsWhereToday(date: string, atMs: number): Offsets {
  const midnightMs = utcMidnightMs(date) - atMs;
  const from = Math.ceil(midnightMs / OFFSET_STEP_MS) * OFFSET_STEP_MS;
  const to = Math.ceil((midnightMs + DAY_MS) / OFFSET_STEP_MS) * OFFSET_STEP_MS - OFFSET_STEP_MS;
  // Without an overlap it was recorded by a clock that was wrong.
  return overlapOf(ALL_OFFSETS, { from, to }) ?? { from, to };
}

function overlapOf(one: Offsets, other: Offsets): Offsets | undefined {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from <= to ? { from, to } : undefined;
}

/** The length of the longest run of consecutive dates (`YYYY-MM-DD`, in any order, repetitions allowed). */
export function longestRun(dates: readonly string[]): number {
  return Math.max(0, ...listRuns(dates).map(({ length }) => length));
}

/**
 * The length of the run that ends with the newest date. It is 0 once a whole day has been missed: when `today` is
 * later than the day after the newest date.
 * Our choice: `today` is the date at UTC−12, where a day ends last, so that no user's streak ends before their own
 * midnight.
 */
export function currentStreak(dates: readonly string[], today: string): number {
  const newest = listRuns(dates).at(-1);
  return newest && today <= addDays(newest.last, 1) ? newest.length : 0;
}

/** The runs of consecutive dates, oldest first. */
function listRuns(dates: readonly string[]): { last: string; length: number }[] {
  const runs: { last: string; length: number }[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === date) {
      run.last = date;
      run.length += 1;
    } else {
      runs.push({ last: date, length: 1 });
    }
  }
  return runs;
}
