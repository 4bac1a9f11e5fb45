// Which unit leads a day, given which led the days before.

import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import { getHouseOfSign } from '#shared/sky/houses.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { LeadEvent } from './lead-events.ts';
import { NO_UNIT, UNIT_NUMBERS } from './unit-numbers.ts';

/** What the days before were told with. Days are counted from 1970-01-01. */
export interface Memory {
  /** The day on which each unit last led, and the first on which it is to lead again, by its number. */
  lastTold: Int32Array;
  nextTold: Int32Array;
  /** The last three days of each area of life, the latest first, area after area in the order of `LETTER_AREAS`. */
  areaDays: Int32Array;
  /** The last day that the Moon led. */
  lastMoonDay: number;
}

/** No day before the first, and none after the last. */
const NEVER = 1 << 29;
/** How long ago each area counts as told three times where memory begins. */
const BEGINNING_DAYS = 10;
const AREA_TIMES = 3;

/** A unit is fresh again after a year: what was read in spring is not what a reader meets in winter. */
const FRESH_DAYS = 365;
/** A unit that is not fresh may lead after a third of a year. */
const RESTED_DAYS = 120;
/** No unit leads again within a month, whatever the day. */
const SAME_MONTH_DAYS = 30;
/** More than anything that decides among units of one freshness. */
const FRESHNESS_STEP = 5_000;
/** Among fresh units those of the planets come first; the Moon leads where they have none. */
const AFTER_PLANETS = 500;
/** What a day counts since an area was told for the third last time. */
const AREA_DAY = 5;
const AREA_DAYS_MAX = 40;
/** An area that the last so many days told less than three times is due, and each further day counts so much. */
const DUE_DAYS = 27;
const DUE_DAY = 2_000;

/** A memory of nothing, before a day. */
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
 * The number of the unit that leads a day with contacts of some kinds (of `kinds` those from index `from` until index
 * `until`), or `NO_UNIT` when there is none to lead. The order of the kinds does not matter.
 *
 * Fresh units come first. Where there is none, the one that rested least leads, of those that rested a third of a year:
 * to take the longest ago would bring every unit back just before its year is over, since the sky asks for a few more
 * than there are; so a few come back three times a year, and most of a year's letters are new. In either case an area of
 * life that was told long ago comes before one of yesterday.
 */
export function chooseUnit(
  kinds: ArrayLike<number>,
  from: number,
  until: number,
  { day, seed, memory }: { day: number; seed: number; memory: Memory },
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
      if (score > bestScore || (score === bestScore && unit < best)) {
        best = unit;
        bestScore = score;
      }
    }
  }
  return best;
}

/** An event of the sky that leads a day, and how it is told. */
export interface LeadingEvent {
  event: LeadEvent;
  /** The house in which it falls, 1-12. */
  house: number;
  /** The number of its unit. */
  unit: number;
}

/**
 * Which of a day's events leads it: the first that has words for the reader's house and was not told within a month;
 * none without a sign of the first house.
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

/** How many days a unit was not told before a day and is not to be told after it, the fewer of both. */
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
