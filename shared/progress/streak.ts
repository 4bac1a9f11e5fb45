// Streaks: days in a row, counted by the dates of completed horoscopes.

import { addDays } from '../core/calendar-date.ts';

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
