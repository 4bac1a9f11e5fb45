// Counts how many of the birth dates from 1950 to 2008 fit what a surface shows. Every surface that says anything of a
// person's contacts is tried with it.

import { DAY_MS, FIRST_NOON_MS, getNoonTable } from '#server/features/matches/noon-table.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';

/** A day that somebody could look for: its date, and the tenths of a degree of the ten bodies at its noon (UTC). */
export interface CandidateDay {
  date: string;
  tenths: readonly number[];
}

/** Every candidate, the earliest first. */
export async function listCandidateDays(): Promise<CandidateDay[]> {
  const table = await getNoonTable();
  return Array.from(table[0] ?? [], (_, day) => ({
    date: utcDateOf(FIRST_NOON_MS + day * DAY_MS),
    tenths: table.map((row) => row[day] ?? 0),
  }));
}

/**
 * The dates that fit: those for which the surface, told of a birth at that noon, would show what was shown. `show` gives
 * all that is seen, as text.
 */
export async function findFittingDates(
  shown: string,
  show: (candidate: CandidateDay) => string,
): Promise<string[]> {
  const days = await listCandidateDays();
  return days.filter((day) => show(day) === shown).map(({ date }) => date);
}

/** The least count of nineteen in twenty. */
export function worstTwentieth(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 20)] ?? 0;
}
