// Counts how many of the birth dates from 1950 to 2008 fit what a surface shows. It is used for every surface that says
// anything about a person's contacts.

import { utcDateOf } from '#shared/core/calendar-date.ts';
import { DAY_MS, FIRST_NOON_MS, getNoonTable } from './noon-table.ts';

/**
 * A day that somebody could search for: its date, and the positions of the ten bodies at its noon (UTC), in tenths of a
 * degree.
 */
export interface CandidateDay {
  date: string;
  tenths: readonly number[];
}

let days: CandidateDay[] | undefined;

/** Every candidate, the earliest first. */
export function listCandidateDays(): readonly CandidateDay[] {
  const table = getNoonTable();
  days ??= Array.from(table[0] ?? [], (_, day) => ({
    date: utcDateOf(FIRST_NOON_MS + day * DAY_MS),
    tenths: table.map((row) => row[day] ?? 0),
  }));
  return days;
}

/**
 * The candidates that fit: those whose texts all equal the observed texts. `obtain` yields the texts one by one, so
 * that a candidate is dropped at the first difference.
 */
export function findFitting<T>(
  candidates: readonly T[],
  obtained: Iterable<string>,
  obtain: (candidate: T) => Iterable<string>,
): T[] {
  const expected = [...obtained];
  return candidates.filter((candidate) => {
    let index = 0;
    for (const text of obtain(candidate)) {
      if (text !== expected[index]) return false;
      index += 1;
    }
    return index === expected.length;
  });
}

/** The smallest count in 19 of 20 cases. */
export function worstTwentieth(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 20)] ?? 0;
}
