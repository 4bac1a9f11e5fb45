// For editors of the letters' words: how many units one reader gets a second time within a month or a quarter, and how
// often each area of life is told.

import { LETTER_AREAS, type WrittenLetter } from '#shared/letter/letter.schema.ts';

const MONTH_DAYS = 30;
const QUARTER_DAYS = 90;
/** How often each area of life should be told in 30 days. */
const AREA_MIN = 3;
/** The paragraphs of a unit: what one notices, why, and what helps. */
const UNIT_PARTS = 3;

/** Counts of one reader's consecutive letters. A letter that only lists facts has no unit. */
export interface Quotas {
  days: number;
  /** Letters with a unit. */
  units: number;
  /** Of `units`, those that tell a contact of the Moon. */
  byMoon: number;
  /** Of `units`, those that tell an event of the sky. */
  byEvents: number;
  /** Of `units`, those that the reader had at most 30 days before. */
  within30: number;
  /** Of `units`, those that the reader had at most 90 days before. */
  within90: number;
  /** Units of the last 30 letters. */
  lastMonth: number;
  /** Of `lastMonth`, those that the reader had before, however long ago. */
  lastMonthMet: number;
  /** How many runs of 30 consecutive letters there are. */
  windows: number;
  /** Of `windows`, those in which an area of life is told fewer than three times. */
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
    // A letter has a unit if its first three paragraphs stand on one fact.
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

/** The counts as one line of text; `birth` is the index in the file of births. */
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
