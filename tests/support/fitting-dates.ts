// Counts how many of the birth dates from 1950 to 2008 fit what a surface shows. Every surface that says anything of a
// person's contacts is tried with it.

import { utcDateOf } from '#shared/core/calendar-date.ts';
import { DAY_MS, FIRST_NOON_MS, getNoonTable } from './noon-table.ts';

/** A day that somebody could look for: its date, and the tenths of a degree of the ten bodies at its noon (UTC). */
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
 * The candidates that fit: those for which every text that is obtained is the one that was obtained. `obtain` gives the
 * texts one after the other, so that a candidate is dropped at the first that differs.
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

/** The least count of nineteen in twenty. */
export function worstTwentieth(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 20)] ?? 0;
}
