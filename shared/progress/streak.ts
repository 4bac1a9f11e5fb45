// Streaks: consecutive days, counted by the dates of completed horoscopes.

import {
  addDays,
  EASTERNMOST_OFFSET_MS,
  utcMidnightMs,
  WESTERNMOST_OFFSET_MS,
} from '../core/calendar-date.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** All UTC offsets that are in use. */
const ALL_OFFSETS = { from: WESTERNMOST_OFFSET_MS, to: EASTERNMOST_OFFSET_MS };
/** All zones have offsets that are multiples of 15 minutes. */
const OFFSET_STEP_MS = HOUR_MS / 4;
/** After a change of zone, a date counts only if it is recorded at least this long after the previous date. */
const GAP_AFTER_MOVE_MS = 8 * HOUR_MS;
/**
 * How far west the zone can change per day. Without a limit, a user could make up for missed dates by pretending to
 * travel.
 */
const WESTWARD_MS_PER_DAY = 3 * HOUR_MS;
/** Added once to the limit on a change of zone, because clocks change by an hour in spring and fall. */
const CLOCK_CHANGE_MS = HOUR_MS;

/** A user's date (`YYYY-MM-DD`), and the instant at which the server recorded it, UTC milliseconds since 1970. */
export interface RecordedDate {
  date: string;
  atMs: number;
}

/** A range of UTC offsets in milliseconds, multiples of 15 minutes, both ends included; positive is east. */
interface Offsets {
  from: number;
  to: number;
}

/**
 * The dates that count for a streak, in the order in which they were recorded. The server does not know the user's
 * zone. But when a date is recorded, it is today only in a range of zones. As long as the ranges of all dates have a
 * zone in common, the user may have stayed at home, and every date counts, even two dates recorded shortly before and
 * after midnight. A date whose range has no zone in common with the earlier ranges is a change of zone. It counts if it
 * is recorded at least 8 hours after the previous date, and the zone changed at most 3 hours westward per day.
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

/**
 * The user's possible zones after one more date, which is today in the zones `today` and is recorded `sinceMs` after
 * the previous date; undefined if the date does not count.
 */
function follow(zones: Offsets, today: Offsets, sinceMs: number): Offsets | undefined {
  const atHome = overlapOf(zones, today);
  if (atHome !== undefined) return atHome;
  if (sinceMs < GAP_AFTER_MOVE_MS) return undefined;
  const westwardMs = zones.from - today.to;
  const followedMs = CLOCK_CHANGE_MS + (WESTWARD_MS_PER_DAY * sinceMs) / DAY_MS;
  return westwardMs > followedMs ? undefined : today;
}

/** The offsets of the zones in which the date is today at a given instant (UTC milliseconds since 1970). */
function offsetsWhereToday(date: string, atMs: number): Offsets {
  const midnightMs = utcMidnightMs(date) - atMs;
  const from = Math.ceil(midnightMs / OFFSET_STEP_MS) * OFFSET_STEP_MS;
  const to = Math.ceil((midnightMs + DAY_MS) / OFFSET_STEP_MS) * OFFSET_STEP_MS - OFFSET_STEP_MS;
  // No overlap means that the date was today in no zone: the clock that recorded it was wrong.
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
 * The length of the run that ends with the newest date. It is 0 after a whole day has been missed: when `today` is
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
