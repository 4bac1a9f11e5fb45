// Days in a row, counted by the dates of the horoscopes that were read.

import { addDays } from '../core/calendar-date.ts';

/** The most dates (`YYYY-MM-DD`, any order, any number of times) that follow one another. */
export function longestRun(dates: readonly string[]): number {
  return Math.max(0, ...listRuns(dates).map(({ length }) => length));
}

/**
 * The days in a row up to the newest date. It lapses to 0 once a whole day has been missed:
 * when `today` is later than the day after the newest date.
 * Our choice: `today` is the date where it is still earliest on earth (UTC−12), so that nobody's streak
 * ends before their own midnight.
 */
export function currentStreak(dates: readonly string[], today: string): number {
  const newest = listRuns(dates).at(-1);
  return newest && today <= addDays(newest.last, 1) ? newest.length : 0;
}

/** The unbroken runs, oldest first. */
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
