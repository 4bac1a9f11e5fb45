// What a reader meets again in letters, and whether the areas of life come often enough: for whoever edits the words.

import { LETTER_AREAS, type WrittenLetter } from '#shared/letter/letter.schema.ts';

const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;
const AREA_MIN = 3;
const UNIT_PARTS = 3;

/** Counts of one reader's consecutive letters; days whose facts stand alone are no units. */
export interface Quotas {
  days: number;
  /** Days that a unit leads, and of these by the Moon's and by those of events of the sky. */
  units: number;
  byMoon: number;
  byEvents: number;
  /** Units that were met before within 30 and within 90 days. */
  within30: number;
  within90: number;
  /** Units of the last 30 days, and those of them that were met earlier. */
  lastMonth: number;
  lastMonthMet: number;
  /** Windows of 30 days, and those in which an area of life is told fewer than three times. */
  windows: number;
  windowsShort: number;
}

/** Counts the quotas of letters of consecutive days, in order. */
export function countQuotas(letters: readonly WrittenLetter[]): Quotas {
  const quotas: Quotas = {
    days: letters.length,
    units: 0,
    byMoon: 0,
    byEvents: 0,
    within30: 0,
    within90: 0,
    lastMonth: 0,
    lastMonthMet: 0,
    windows: 0,
    windowsShort: 0,
  };
  const lastMet = new Map<string, number>();
  for (const [day, letter] of letters.entries()) {
    // Only a unit has a moment, a reason and an act: three paragraphs on one fact.
    const [first] = letter.paragraphs;
    const told = letter.paragraphs.slice(0, UNIT_PARTS).map(({ facts: [id] }) => id);
    const [fact] = told;
    if (!first || told.length < UNIT_PARTS || told.some((id) => id === undefined || id !== fact))
      continue;
    const unit = `${letter.headline} ${first.text.replace(/\{t:[^}]+\}/g, '')}`;
    const gap = day - (lastMet.get(unit) ?? Number.NEGATIVE_INFINITY);
    lastMet.set(unit, day);
    quotas.units += 1;
    const [lead] = letter.facts;
    if (lead?.kind === 'contact' && lead.moving === 'moon') quotas.byMoon += 1;
    if (lead !== undefined && lead.kind !== 'contact') quotas.byEvents += 1;
    if (gap <= MONTH_DAYS) quotas.within30 += 1;
    if (gap <= QUARTER_DAYS) quotas.within90 += 1;
    if (day < letters.length - MONTH_DAYS) continue;
    quotas.lastMonth += 1;
    if (Number.isFinite(gap)) quotas.lastMonthMet += 1;
  }
  for (let start = 0; start + MONTH_DAYS <= letters.length; start += 1) {
    const month = letters.slice(start, start + MONTH_DAYS);
    const isShort = LETTER_AREAS.some(
      (area) => month.filter((letter) => letter.area === area).length < AREA_MIN,
    );
    quotas.windows += 1;
    if (isShort) quotas.windowsShort += 1;
  }
  return quotas;
}

/** The counts in a line. */
export function describeQuotas(birth: number, quotas: Quotas): string {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  const { days, units, byMoon, byEvents, within30, within90, lastMonth, lastMonthMet } = quotas;
  return [
    `birth ${birth}: ${units} units in ${days} days, ${byMoon} by the Moon, ${byEvents} by events`,
    `met within 30 days ${within30}, within 90 ${share(within90, units)}`,
    `last month met before ${share(lastMonthMet, lastMonth)}`,
    `windows of 30 days with an area under 3: ${share(quotas.windowsShort, quotas.windows)}`,
  ].join('; ');
}
