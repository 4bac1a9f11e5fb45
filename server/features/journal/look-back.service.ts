// What a user wrote when the sky stood as it does on a date. Contacts and events are computed; of the journal two
// statements read the dates and then the entries that are named.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { getDate, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { addDays, daysBetween, isCalendarDate } from '#shared/core/calendar-date.ts';
import type { JournalEntry, LookBack } from '#shared/journal/journal.schema.ts';
import { describeAll, type JournalDependencies, keptSince } from './journal.service.ts';
import { listMatters, type Matter, type Passage, type Return } from './matters.ts';

/** The columns of a user that a look back is computed from. */
export interface LookBackOwner extends ChartOwner, ZoneOwner {
  createdAt: Date;
}

interface Dependencies extends JournalDependencies {
  almanac: Almanac;
}

const MAX_ITEMS = 2;
/** The passages told of a matter, the nearest in time. */
const MAX_PASSAGES = 6;
/** How many days a search covers before it looks whether it has found enough. */
const SEARCH_DAYS = 400;
/** The longest that days before or after a contact belong to it: the stay of a slow body. */
const LONGEST_STAY_DAYS = 1_200;
/** How far ahead a return is looked for. */
const AHEAD_DAYS = 400;
const AHEAD_STEP_DAYS = 80;
/** The Moon comes back every month: her contacts are told from the second one on. */
const MONTH_DAYS = 30;

export async function lookBack(
  dependencies: Dependencies,
  user: LookBackOwner,
  asked: { date?: string | undefined; zone?: string | undefined },
): Promise<LookBack> {
  const { almanac, clock, repository } = dependencies;
  const zone = getZone(asked.zone, user);
  const nowMs = clock.now();
  const date = getDate(asked.date, { zone, nowMs, createdAt: user.createdAt });
  const dates = await repository.listDates(user.id, date);
  const natal = getNatalPointsOf(user)?.points ?? null;
  const { matters, ofMoon } = listMatters({ almanac, natal, zone, date });
  const found = chooseItems(dates, date, matters, ofMoon);
  const sameDay = dates.filter((other) => isSameDay(other, date));
  const named = new Set([
    ...sameDay,
    ...found.flatMap(({ passages }) => passages.flatMap((passage) => within(dates, passage))),
  ]);
  const rows =
    named.size === 0
      ? []
      : await repository.findOfDates(user.id, { dates: [...named], since: keptSince(nowMs) });
  const entries = await describeAll(dependencies, user.id, rows);
  const byDate = groupByDate(entries);
  const idsOf = (some: readonly string[]) =>
    some.flatMap((each) => (byDate.get(each) ?? []).map(({ id }) => id));
  return {
    items: found.map(({ matter, passages }) => ({
      ...matter.told,
      passages: passages.map((passage) => ({
        ...passage,
        entryIds: idsOf(within(dates, passage)),
      })),
    })),
    entries,
    onThisDay: idsOf(sameDay.toReversed()),
    next: findReturn(date, matters, ofMoon),
  };
}

interface FoundMatter {
  matter: Matter;
  passages: Passage[];
}

/** At most two matters that have passages with entries; contacts of the Moon only where nothing else has. */
function chooseItems(
  dates: readonly string[],
  date: string,
  matters: readonly Matter[],
  ofMoon: readonly Matter[],
): FoundMatter[] {
  const [first] = dates;
  if (first === undefined) return [];
  const search = (some: readonly Matter[]): FoundMatter[] => {
    const items: FoundMatter[] = [];
    for (const matter of some) {
      if (items.length === MAX_ITEMS) break;
      const passages = findPassages(dates, date, matter);
      if (passages.length > 0) items.push({ matter, passages });
    }
    return items;
  };
  const items = search(matters);
  const isSecondMonth = daysBetween(first, date) >= MONTH_DAYS;
  return items.length === 0 && isSecondMonth ? search(ofMoon) : items;
}

/** The passages with entries that are nearest in time, searched backward from a date. */
function findPassages(dates: readonly string[], date: string, matter: Matter): Passage[] {
  const first = dates[0] ?? date;
  const found = new Map<string, Passage>();
  for (let until = date; until >= first; until = addDays(until, -SEARCH_DAYS)) {
    const from = addDays(until, 1 - SEARCH_DAYS);
    // A passage may begin before its days of the range, and end after them.
    const around = { from: addDays(from, -LONGEST_STAY_DAYS), until };
    if (within(dates, around).length === 0) continue;
    for (const passage of matter.passagesIn({ from, until })) {
      if (within(dates, passage).length > 0) found.set(`${passage.from} ${passage.until}`, passage);
    }
    if (found.size >= MAX_PASSAGES) break;
  }
  return [...found.values()]
    .sort((one, other) => (one.until < other.until ? 1 : -1))
    .slice(0, MAX_PASSAGES);
}

/** The first return of a matter of the day; of one of the Moon where there is no other. */
function findReturn(
  date: string,
  matters: readonly Matter[],
  ofMoon: readonly Matter[],
): Return | null {
  for (const some of [matters, ofMoon]) {
    for (let ahead = 1; ahead < AHEAD_DAYS; ahead += AHEAD_STEP_DAYS) {
      const range = {
        from: addDays(date, ahead),
        until: addDays(date, ahead + AHEAD_STEP_DAYS - 1),
      };
      const returns = some.flatMap((matter) => matter.returnIn?.(range) ?? []);
      const [next] = returns.sort((one, other) => (one.at < other.at ? -1 : 1));
      if (next !== undefined) return next;
    }
  }
  return null;
}

/** The dates of a sorted list within a passage. */
function within(dates: readonly string[], { from, until }: Passage): string[] {
  const start = findFirst(dates, from);
  let end = start;
  while (end < dates.length && (dates[end] ?? '') <= until) end += 1;
  return dates.slice(start, end);
}

/** Where the first date from `from` on stands in a sorted list. */
function findFirst(dates: readonly string[], from: string): number {
  let [low, high] = [0, dates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dates[middle] ?? '') < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a date is the same day of an earlier year; February 29 is on the 28th in other years. */
function isSameDay(other: string, date: string): boolean {
  if (other.slice(0, 4) >= date.slice(0, 4)) return false;
  const day = date.slice(4);
  if (other.slice(4) === day) return true;
  const hasLeapDay = isCalendarDate(`${date.slice(0, 4)}-02-29`);
  return other.slice(4) === '-02-29' && day === '-02-28' && !hasLeapDay;
}

function groupByDate(entries: readonly JournalEntry[]): Map<string, JournalEntry[]> {
  const byDate = new Map<string, JournalEntry[]>();
  for (const entry of entries) byDate.set(entry.date, [...(byDate.get(entry.date) ?? []), entry]);
  return byDate;
}
