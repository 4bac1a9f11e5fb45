// What a reader's letters of the days before were led by. It is not remembered: the days are told once more, by which
// contacts and events each had, from a fixed date on. A year of them takes a quarter of a millisecond.

import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayKinds, type NatalPoints } from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { parseCalendarDate, utcDateOf } from '#shared/core/calendar-date.ts';
import { chooseEvent, chooseUnit, createMemory, type Memory, remember } from './choose-unit.ts';
import { listLeadEvents } from './lead-events.ts';
import { NO_UNIT } from './unit-numbers.ts';

const DAY_MS = 86_400_000;
/** The days of an epoch are told from its first on: January 1 of 2025, 2031 and so on. */
const EPOCH_YEARS = 6;
const FIRST_EPOCH_YEAR = 2025;
const MAX_RECALLED = 500;
/** So many days are warmed up without letting other work in between. */
const WARM_UP_DAYS = 180;
/** The first year of an epoch leads over from the one before. */
const BRIDGE_DAYS = 365;

/** Whose letters, and the day before which: text that differs from birth to birth as a number, the date and the zone. */
export interface RecallOf {
  natal: NatalPoints;
  seed: number;
  /** `YYYY-MM-DD`, and the IANA name of its zone. */
  date: string;
  zone: string;
}

/**
 * What a reader's letters were led by before a day. Throws a RangeError for an unknown zone or a date that is none.
 *
 * Which unit leads depends on the days before, so that letters told from two different first days soon have little in
 * common. Hence all readers' epochs begin on one day, whatever day is asked for. In the first year of an epoch a day
 * keeps clear of both sides: of what the epoch before told, and of what this one, told from its own first day, is going
 * to tell after that year.
 *
 * Only a change of zone, of the birth or of the words breaks the sequence: a reader may then meet a unit of the month
 * before again.
 *
 * Our choice: six years. The work grows with the years of the epoch, and in its first year with those of the one
 * before; a longer epoch would cost more, a shorter one would bring a year of more repetitions more often (a third to
 * two fifths of a month's letters were met within the year then, a sixth otherwise; within 30 days none in either case).
 */
export function recall(almanac: Almanac, { natal, seed, date, zone }: RecallOf): Memory {
  const day = dayNumberOf(date);
  const { before, begin } = findEpoch(date);
  const isBridge = day - begin < BRIDGE_DAYS;
  const epoch: Epoch = { almanac, natal, begin, seed, zone };
  const recalled = getRecalled(almanac);
  const key = keyOf(epoch, isBridge);
  let last = recalled.get(key);
  if (last === undefined || last.day > day) {
    const memory = isBridge ? beginBridge(epoch, before) : createMemory(begin);
    last = { memory, day: begin };
  }
  tell(epoch, last.memory, last.day, day);
  recalled.set(key, { memory: last.memory, day });
  return last.memory;
}

/** Days that are told by one reader's chart in one zone, counted from 1970-01-01 and from the first of them on. */
interface Epoch {
  almanac: Almanac;
  natal: NatalPoints;
  begin: number;
  seed: number;
  zone: string;
}

/** The memories of the readers who asked last, each before a day: 5 KB each. The next day is told from there. */
const recalledOf = new WeakMap<Almanac, LRUCache<string, { memory: Memory; day: number }>>();

function getRecalled(almanac: Almanac): LRUCache<string, { memory: Memory; day: number }> {
  let recalled = recalledOf.get(almanac);
  if (recalled === undefined) {
    recalled = new LRUCache({ max: MAX_RECALLED });
    recalledOf.set(almanac, recalled);
  }
  return recalled;
}

/** All that a memory follows from, but the day. */
function keyOf({ natal, begin, seed, zone }: Epoch, isBridge: boolean): string {
  const points = natal.points.map(
    ({ key, longitudeDegrees, behindDegrees, aheadDegrees }) =>
      `${key} ${longitudeDegrees} ${behindDegrees} ${aheadDegrees}`,
  );
  return [isBridge, begin, seed, zone, natal.firstHouse, ...points].join();
}

/** The memory before an epoch's first year: of the epoch before, and of what this one is going to tell after it. */
function beginBridge(epoch: Epoch, before: number): Memory {
  const { begin } = epoch;
  const memory = createMemory(before);
  tell({ ...epoch, begin: before }, memory, before, begin);
  const ahead = createMemory(begin);
  const bridged = begin + BRIDGE_DAYS;
  tell(epoch, ahead, begin, bridged);
  tell(epoch, ahead, bridged, bridged + BRIDGE_DAYS, (unit, day) => {
    memory.nextTold[unit] = Math.min(memory.nextTold[unit] ?? day, day);
  });
  return memory;
}

/** Tells an epoch's days from one until another, which is not told; the memory learns them. */
function tell(
  { almanac, natal, begin, seed, zone }: Epoch,
  memory: Memory,
  from: number,
  until: number,
  onTold?: (unit: number, day: number) => void,
): void {
  const days = { first: from - begin, until: until - begin };
  const { kinds, starts } = listDayKinds(almanac, natal, { from: dateOf(begin), zone }, days);
  const events = natal.firstHouse === null ? [] : listLeadEvents(almanac, zone, from, until);
  let nextEvent = 0;
  for (let day = from; day < until; day += 1) {
    const start = starts[day - from] ?? 0;
    const end = starts[day - from + 1] ?? 0;
    const firstEvent = nextEvent;
    while (events[nextEvent]?.day === day) nextEvent += 1;
    const ofDay = nextEvent === firstEvent ? [] : events.slice(firstEvent, nextEvent);
    const leading = chooseEvent(ofDay, natal.firstHouse, { day, memory });
    const unit = leading?.unit ?? chooseUnit(kinds, start, end, { day, seed, memory });
    if (unit === NO_UNIT) continue;
    remember(memory, unit, day);
    onTold?.(unit, day);
  }
}

/**
 * Computes, some months at a time, what all readers' letters of an instant (UTC milliseconds) share: the bodies' tracks
 * of the years that are told once more, a tenth of a second of work each.
 */
export async function warmUpLetters(almanac: Almanac, utcMs: number): Promise<void> {
  const today = utcDateOf(utcMs);
  const { before, begin } = findEpoch(today);
  const first = dayNumberOf(today) - begin >= BRIDGE_DAYS ? begin : before;
  const days = dayNumberOf(today) - first;
  const nobody = { points: [], firstHouse: null };
  for (let warm = 0; warm < days; ) {
    await setImmediate();
    warm = Math.min(warm + WARM_UP_DAYS, days);
    listDayKinds(almanac, nobody, { from: dateOf(first), zone: 'UTC' }, { first: 0, until: warm });
    listLeadEvents(almanac, 'UTC', first, first + warm);
  }
}

/** The first day of a date's epoch, and that of the epoch before. */
function findEpoch(date: string): { before: number; begin: number } {
  const year = parseCalendarDate(date)?.year ?? FIRST_EPOCH_YEAR;
  const epoch = Math.floor((year - FIRST_EPOCH_YEAR) / EPOCH_YEARS);
  const beginOf = (index: number): number =>
    new Date(0).setUTCFullYear(FIRST_EPOCH_YEAR + index * EPOCH_YEARS, 0, 1) / DAY_MS;
  return { before: beginOf(epoch - 1), begin: beginOf(epoch) };
}

const dateOf = (day: number): string => utcDateOf(day * DAY_MS);
