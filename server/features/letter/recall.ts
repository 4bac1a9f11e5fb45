// Which units led a reader's letters of the days before. That is not stored: the choice of each day from a fixed date
// on is computed again, from the contacts and events that the day had. A year of days takes a quarter of a millisecond.

import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayKinds, type NatalPoints } from '#server/sky/contacts/index.ts';
import { perAlmanac } from '#server/sky/per-almanac.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { parseCalendarDate, utcDateOf } from '#shared/core/calendar-date.ts';
import {
  chooseEvent,
  chooseUnit,
  createMemory,
  listVagueKinds,
  type Memory,
  remember,
} from './choose-unit.ts';
import { listLeadEvents } from './lead-events.ts';
import { NO_UNIT } from './unit-numbers.ts';

const DAY_MS = 86_400_000;
/**
 * Days are computed again from the first day of their epoch on. Epochs begin on January 1 of 2025, 2031 and so on, the
 * same for all readers.
 */
const EPOCH_YEARS = 6;
const FIRST_EPOCH_YEAR = 2025;
/** How many readers' memories are cached, about 5 KB each. */
const MAX_RECALLED = 500;
/** How many days `warmUpLetters` computes before it lets other work of the process run. */
const WARM_UP_DAYS = 180;
/** The first year of an epoch is a bridge from the epoch before; see `recall`. */
const BRIDGE_DAYS = 365;

/** Whose letters, and before which day. */
export interface RecallOf {
  natal: NatalPoints;
  /** A number that differs from birth to birth. */
  seed: number;
  /** `YYYY-MM-DD`, and the IANA name of its zone. */
  date: string;
  zone: string;
}

/**
 * The memory of a reader before a day: which units led when. Callers must not change it. Throws a RangeError for an
 * unknown zone or an impossible date.
 *
 * Which unit leads a day depends on the days before, so two computations that start on different days soon give
 * different letters. Therefore every computation starts on the first day of the epoch, whatever day is asked for. At
 * the turn of an epoch the sequence would break; so in the first year of an epoch the units of a day are also kept
 * apart from those of the epoch before, and from those of this epoch's second year, computed from its own first day.
 *
 * Only a change of zone, birth or words breaks the sequence: a reader may then get a unit of the last month again.
 *
 * Our choice: six years. The work grows with the years of the epoch, and in its first year with those of the epoch
 * before, so a longer epoch would cost more. A shorter one would bring the first year more often, which repeats more:
 * in it a third to two fifths of a month's letters were read within the year before, otherwise a sixth. None is read
 * twice within 30 days in either case.
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
  replay(epoch, last.memory, last.day, day);
  recalled.set(key, { memory: last.memory, day });
  return last.memory;
}

/** An epoch of one reader's letters in one zone. */
interface Epoch {
  almanac: Almanac;
  natal: NatalPoints;
  /** The first day, counted from 1970-01-01. */
  begin: number;
  seed: number;
  zone: string;
}

/** The memories of the readers who asked last, each before `day`; a later day is computed from there. */
const getRecalled = perAlmanac(
  () => new LRUCache<string, { memory: Memory; day: number }>({ max: MAX_RECALLED }),
);

/** Everything that a memory depends on except the day, as the key of the cache. */
function keyOf({ natal, begin, seed, zone }: Epoch, isBridge: boolean): string {
  const points = natal.points.map(
    ({ key, longitudeDegrees, behindDegrees, aheadDegrees }) =>
      `${key} ${longitudeDegrees} ${behindDegrees} ${aheadDegrees}`,
  );
  return [isBridge, begin, seed, zone, natal.firstHouse, ...points].join();
}

/**
 * The memory before an epoch's first year: which units led in the epoch before, whose first day is `before`, and in
 * `nextTold` which units lead in this epoch's second year, computed from its own first day.
 */
function beginBridge(epoch: Epoch, before: number): Memory {
  const { begin } = epoch;
  const memory = createMemory(before);
  replay({ ...epoch, begin: before }, memory, before, begin);
  const ahead = createMemory(begin);
  const bridged = begin + BRIDGE_DAYS;
  replay(epoch, ahead, begin, bridged);
  replay(epoch, ahead, bridged, bridged + BRIDGE_DAYS, (unit, day) => {
    memory.nextTold[unit] = Math.min(memory.nextTold[unit] ?? day, day);
  });
  return memory;
}

/**
 * Computes which unit leads each day of an epoch from `from` up to, not including, `until`, and adds that to the
 * memory. Calls `onTold` for each day that a unit leads.
 */
function replay(
  { almanac, natal, begin, seed, zone }: Epoch,
  memory: Memory,
  from: number,
  until: number,
  onTold?: (unit: number, day: number) => void,
): void {
  const days = { first: from - begin, until: until - begin };
  const { kinds, starts } = listDayKinds(almanac, natal, { from: dateOf(begin), zone }, days);
  const events = natal.firstHouse === null ? [] : listLeadEvents(almanac, zone, from, until);
  const vague = listVagueKinds(natal);
  let nextEvent = 0;
  for (let day = from; day < until; day += 1) {
    const start = starts[day - from] ?? 0;
    const end = starts[day - from + 1] ?? 0;
    const firstEvent = nextEvent;
    while (events[nextEvent]?.day === day) nextEvent += 1;
    const ofDay = nextEvent === firstEvent ? [] : events.slice(firstEvent, nextEvent);
    const leading = chooseEvent(ofDay, natal.firstHouse, { day, memory });
    const unit = leading?.unit ?? chooseUnit(kinds, start, end, { day, seed, memory, vague });
    if (unit === NO_UNIT) continue;
    remember(memory, unit, day);
    onTold?.(unit, day);
  }
}

/**
 * Computes, some months at a time, what all readers' letters of an instant (UTC milliseconds) share: the tracks of the
 * bodies since the start of the epoch, about 0.1 s of work for each part.
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
