// Which unit leads a day, given which led the days before.

import { CONTACT_TONES, getKind, type NatalPoints } from '#server/sky/contacts/index.ts';
import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { LeadEvent } from './lead-events.ts';
import { NO_UNIT, UNIT_NUMBERS } from './unit-numbers.ts';

/** What led the letters of the days before. A day is a number, counted from 1970-01-01. */
export interface Memory {
  /**
   * By the number of a unit: the last day that it led (`-NEVER` if none), and the first later day that it is known to
   * lead (`NEVER` if none).
   */
  lastTold: Int32Array;
  nextTold: Int32Array;
  /** The last three days on which each area of life was told, latest first, areas in the order of `LETTER_AREAS`. */
  areaDays: Int32Array;
  /** The last day that the Moon led. */
  lastMoonDay: number;
}

/** A number of days that lies outside of all dates and fits into an Int32Array. */
const NEVER = 1 << 29;
/** How many days before a new memory begins each area of life counts as told three times. */
const BEGINNING_DAYS = 10;
const AREA_TIMES = 3;

/** A unit is fresh again when it has not led for a year. */
const FRESH_DAYS = 365;
/** A unit that has not led for a third of a year is rested: it comes after the fresh ones and before all others. */
const RESTED_DAYS = 120;
/** No unit leads again within a month, whatever the day. */
const SAME_MONTH_DAYS = 30;
/**
 * The step of the score from a rested unit to a fresh one. Only an area that is due for three days or more (`DUE_DAY`)
 * outweighs it.
 */
const FRESHNESS_STEP = 5_000;
/** What a fresh unit of the Moon scores less, so that she leads only on days without a fresh unit of a planet. */
const AFTER_PLANETS = 500;
/** The score of each day since a unit's area was told for the third last time, up to `AREA_DAYS_MAX` days. */
const AREA_DAY = 5;
const AREA_DAYS_MAX = 40;
/** What a unit of the Moon scores less whose hour is too uncertain: more than all that a unit can score. */
const VAGUE = 1_000_000;
/** An area that was told fewer than three times in this many days is due; each day from then on adds `DUE_DAY`. */
const DUE_DAYS = 27;
const DUE_DAY = 2_000;

/** The memory of a reader without earlier letters, before the first of them on a day. */
export function createMemory(day: number): Memory {
  const { units } = UNIT_NUMBERS;
  return {
    lastTold: new Int32Array(units.length).fill(-NEVER),
    nextTold: new Int32Array(units.length).fill(NEVER),
    areaDays: new Int32Array(AREA_TIMES * LETTER_AREAS.length).fill(day - BEGINNING_DAYS),
    lastMoonDay: day - 1,
  };
}

/**
 * The number of the unit that leads a day with contacts of some kinds (`kinds` from index `from` up to, not including,
 * index `until`), or `NO_UNIT` when no unit may lead. The order of the kinds does not matter. One of `vague` leads
 * only where no other may.
 *
 * Fresh units come first. Where no unit is fresh, the rested unit that led most recently leads. Taking the one that led
 * longest ago would bring every unit back just before its year is over, because the sky asks for a few more units a
 * year than there are; this way a few units come back three times a year, and most letters of a year are new. Among
 * units of one freshness, an area of life that was told long ago comes before one that was told yesterday, and an area
 * that is due for three days comes even before fresh units.
 */
export function chooseUnit(
  kinds: ArrayLike<number>,
  from: number,
  until: number,
  {
    day,
    seed,
    memory,
    vague,
  }: { day: number; seed: number; memory: Memory; vague: ReadonlySet<number> },
): number {
  const { area, first, count, ofMoon, weight } = UNIT_NUMBERS;
  const { areaDays } = memory;
  let best = NO_UNIT;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = from; index < until; index += 1) {
    const kind = kinds[index] ?? 0;
    const variants = count[kind] ?? 0;
    const firstUnit = first[kind] ?? 0;
    const afterPlanets = ofMoon[firstUnit] === 1 ? AFTER_PLANETS : 0;
    for (let variant = 0; variant < variants; variant += 1) {
      const unit = firstUnit + variant;
      const rest = getRest(memory, unit, day);
      if (rest <= SAME_MONTH_DAYS) continue;
      const since = day - (areaDays[AREA_TIMES * (area[unit] ?? 0) + AREA_TIMES - 1] ?? 0);
      let score = AREA_DAY * Math.min(since, AREA_DAYS_MAX) + (weight[kind] ?? 0);
      if (since >= DUE_DAYS && rest >= RESTED_DAYS) score += DUE_DAY * (since - DUE_DAYS + 1);
      if (rest >= FRESH_DAYS) score += 2 * FRESHNESS_STEP - afterPlanets;
      else if (rest >= RESTED_DAYS) score += FRESHNESS_STEP - rest;
      else score += rest;
      // Two readers with the same contact begin with different variants.
      if ((seed + kind) % variants === variant) score += 1;
      if (vague.has(kind)) score -= VAGUE;
      if (score > bestScore || (score === bestScore && unit < best)) {
        best = unit;
        bestScore = score;
      }
    }
  }
  return best;
}

/** A unit of the Moon speaks of a few hours: so far from a point her contacts may be, either way on average, degrees. */
const MOON_LEADS_WITHIN_DEGREES = 3.3;

/** The kinds of the Moon's contacts with points so uncertain that six hours either way do not hold them. */
export function listVagueKinds(natal: NatalPoints): ReadonlySet<number> {
  const vague = natal.points.filter(
    ({ behindDegrees, aheadDegrees }) =>
      (behindDegrees + aheadDegrees) / 2 > MOON_LEADS_WITHIN_DEGREES,
  );
  return new Set(
    vague.flatMap(({ key }) => CONTACT_TONES.map((tone) => getKind('moon', key, tone))),
  );
}

/** An event of the sky that leads a day, with its house and unit. */
export interface LeadingEvent {
  event: LeadEvent;
  /** The house in which it falls, 1-12. */
  house: number;
  /** The number of its unit. */
  unit: number;
}

/**
 * Which of a day's events leads it: the first whose unit for the house exists and does not lead within a month before
 * or after. Undefined when there is none, and when the sign of the first house is not known.
 */
export function chooseEvent(
  events: readonly LeadEvent[],
  firstHouse: SignKey | null,
  { day, memory }: { day: number; memory: Memory },
): LeadingEvent | undefined {
  if (firstHouse === null) return undefined;
  for (const event of events) {
    const house = getHouseOfSign(event.sign, firstHouse);
    const unit = UNIT_NUMBERS.ofEvent[event.key][house - 1] ?? NO_UNIT;
    if (unit !== NO_UNIT && getRest(memory, unit, day) > SAME_MONTH_DAYS) {
      return { event, house, unit };
    }
  }
  return undefined;
}

/** How far a day is from the nearest day on which a unit led or is known to lead, in days. */
function getRest({ lastTold, nextTold }: Memory, unit: number, day: number): number {
  return Math.min(day - (lastTold[unit] ?? 0), (nextTold[unit] ?? 0) - day);
}

/** Adds to a memory that a unit led a day. */
export function remember(memory: Memory, unit: number, day: number): void {
  const { lastTold, areaDays } = memory;
  lastTold[unit] = day;
  const at = AREA_TIMES * (UNIT_NUMBERS.area[unit] ?? 0);
  areaDays.copyWithin(at + 1, at, at + AREA_TIMES - 1);
  areaDays[at] = day;
  if (UNIT_NUMBERS.ofMoon[unit] === 1) memory.lastMoonDay = day;
}
