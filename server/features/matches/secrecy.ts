// How well the answer of a match hides a birth: how many dates from 1950 to 2008 fit what the other sees (the size of
// the anonymity set). A date fits when its noon gives the same answer with the other's chart.

import { addDays, ageOn } from '#shared/core/calendar-date.ts';
import type { Secrecy } from '#shared/matches/matches.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { DAY_MS, FIRST_NOON_MS, type NoonTable, TENTHS } from './noon-table.ts';
import { scoreAll, scorePair, type Tenths, wordOf } from './score.ts';

const SUN = BODY_KEYS.indexOf('sun');
const MOON = BODY_KEYS.indexOf('moon');
/** The width of a sign, tenths of a degree. */
const TENTHS_A_SIGN = TENTHS / 12;

/** The person whose birth the other might work out. */
export interface Subject {
  chart: Tenths;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

/** The secrecy of one person at each level of a match; at the levels that show aspects or charts it is always 1. */
export interface PairSecrecy {
  word: Secrecy;
  fourWords: Secrecy;
  /** The level *Signs*, by which signs the other sees: index 0 none, 1 the Sun's, 2 the Moon's, 3 both. */
  signs: readonly Secrecy[];
}

/**
 * Counts, for each level, how many dates are possible as the subject's birth date for the other person. `today`
 * (`YYYY-MM-DD`) gives the subject's age. `withMoon` is false when one birth time is unknown. Takes some tens of
 * milliseconds.
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

  // Of the level *Word*, of the level *Four words*, and with the sign of the Sun, of the Moon, and of both.
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

/** The indexes of the table's days on which people were born who have the same age on `today`; `until` is excluded. */
function daysOfAge(birthDate: string, today: string): { from: number; until: number } {
  const age = ageOn(birthDate, today);
  const indexOf = (date: string) =>
    Math.round((Date.parse(`${date}T12:00:00Z`) - FIRST_NOON_MS) / DAY_MS);
  const [year = 0] = today.split('-').map(Number);
  // Somebody whose birthday is today has the new age. `Date.parse` reads February 29 of a common year as March 1.
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
 * A count as it is shown: rounded down to 1, 2 or 5 times a power of ten, and at least 1, since the true date always
 * fits. The exact count depends on the other's chart, and few charts give the same one, so showing it would reveal the
 * other's birth date.
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
