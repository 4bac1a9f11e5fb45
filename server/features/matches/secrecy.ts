// How well the answer of a match hides a birth: how many dates from 1950 to 2008 fit what the other sees (the size of the
// anonymity set). A date fits when its noon gives the same answer with the other's chart.

import { addDays, ageOn } from '#shared/core/calendar-date.ts';
import type { Secrecy } from '#shared/matches/matches.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { DAY_MS, FIRST_NOON_MS, type NoonTable, TENTHS } from './noon-table.ts';
import { scoreAll, scorePair, type Tenths, wordOf } from './score.ts';

const SUN = BODY_KEYS.indexOf('sun');
const MOON = BODY_KEYS.indexOf('moon');
const TENTHS_A_SIGN = TENTHS / 12;

/** The person whose birth the other might work out. */
export interface Subject {
  chart: Tenths;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

/** The figures of the levels that do not name the birth date anyway. */
export interface PairSecrecy {
  word: Secrecy;
  fourWords: Secrecy;
  /** By which signs are seen: 0 none, 1 the Sun's, 2 the Moon's, 3 both. */
  signs: readonly Secrecy[];
}

/**
 * Counts, for a pair, what the other could learn of the subject. `today` (`YYYY-MM-DD`) says how old the subject is. Takes
 * some tens of milliseconds.
 */
export function countSecrecy(
  table: NoonTable,
  pair: { subject: Subject; other: Tenths; withMoon: boolean; today: string },
): PairSecrecy {
  const { subject, other, withMoon, today } = pair;
  const outcomes = scoreAll(other, table, withMoon);
  const outcome = scorePair(other, subject.chart, withMoon);
  const word = wordOf(outcome);
  const sunSign = signOf(subject.chart[SUN]);
  const moonSign = signOf(subject.chart[MOON]);
  const { from, until } = daysOfAge(subject.birthDate, today);

  const counts = [0, 0, 0, 0, 0].map(() => ({ dates: 0, ifAgeKnown: 0 }));
  for (const [day, found] of outcomes.entries()) {
    if (wordOf(found) !== word) continue;
    const ofAge = day >= from && day < until;
    add(counts[0], ofAge);
    if (found !== outcome) continue;
    add(counts[1], ofAge);
    const sunFits = signOf(table[SUN]?.[day]) === sunSign;
    const moonFits = signOf(table[MOON]?.[day]) === moonSign;
    if (sunFits) add(counts[2], ofAge);
    if (moonFits) add(counts[3], ofAge);
    if (sunFits && moonFits) add(counts[4], ofAge);
  }
  const [ofWord, ofFour, ofSun, ofMoon, ofBoth] = counts.map(printed);
  if (!ofWord || !ofFour || !ofSun || !ofMoon || !ofBoth) throw new Error('five counts expected');
  return { word: ofWord, fourWords: ofFour, signs: [ofFour, ofSun, ofMoon, ofBoth] };
}

function add(count: Secrecy | undefined, ofAge: boolean): void {
  if (count === undefined) return;
  count.dates += 1;
  if (ofAge) count.ifAgeKnown += 1;
}

function signOf(tenths: number | undefined): number {
  return Math.floor((tenths ?? 0) / TENTHS_A_SIGN);
}

/** The days of the table on which a person of the same age on `today` was born: from closed, until open. */
function daysOfAge(birthDate: string, today: string): { from: number; until: number } {
  const age = ageOn(birthDate, today);
  const indexOf = (date: string) =>
    Math.round((Date.parse(`${date}T12:00:00Z`) - FIRST_NOON_MS) / DAY_MS);
  const [year = 0] = today.split('-').map(Number);
  // A birthday today counts: the last day on which the age was reached. 29 February is read as 1 March.
  const yearsAgo = (years: number) =>
    new Date(Date.parse(`${String(year - years).padStart(4, '0')}${today.slice(4)}T12:00:00Z`))
      .toISOString()
      .slice(0, 10);
  return {
    from: indexOf(addDays(yearsAgo(age + 1), 1)),
    until: indexOf(addDays(yearsAgo(age), 1)),
  };
}

/**
 * The figure as it is printed: rounded down to 1, 2 or 5 with noughts, and never 0, since the true date always fits.
 * The exact count follows from the other's chart, and few charts have the same: printed whole it would tell the reader
 * the other's birth date.
 */
export function roundFigure(count: number): number {
  if (count < 1) return 1;
  const noughts = 10 ** Math.floor(Math.log10(count));
  const lead = count / noughts;
  return noughts * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

function printed({ dates, ifAgeKnown }: Secrecy): Secrecy {
  return { dates: roundFigure(dates), ifAgeKnown: roundFigure(ifAgeKnown) };
}
