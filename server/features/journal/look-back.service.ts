// What a user wrote when the sky stood as it does on a date. Contacts and events are computed; of the journal two
// statements read the dates and then the entries that are named.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { getDate, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { addDays, daysBetween, isCalendarDate } from '#shared/core/calendar-date.ts';
import type { JournalEntry, LookBack } from '#shared/journal/journal.schema.ts';
import { describeAll, type JournalDependencies, keptSince } from './journal.service.ts';
import { listMatters, type Matter, type Passage, type Reader, type Return } from './matters.ts';

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
  const found = await chooseItems(dates, date, matters, ofMoon);
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

/**
 * Of the dates with entries (in order), those from a date on that look back on an earlier one. The Moon's contacts do
 * not count: she comes back every month.
 */
export async function listLookBackDates(
  reader: Omit<Reader, 'date'>,
  dates: readonly string[],
  since: string,
): Promise<string[]> {
  const found: string[] = [];
  for (let index = findFirst(dates, since); index < dates.length; index += 1) {
    const date = dates[index] ?? '';
    const until = dates.slice(0, index + 1);
    for (const matter of listMatters({ ...reader, date }).matters) {
      if ((await findPassages(until, date, matter, 1)).length === 0) continue;
      found.push(date);
      break;
    }
  }
  return found;
}

interface FoundMatter {
  matter: Matter;
  passages: Passage[];
}

/** At most two matters that have passages with entries; contacts of the Moon only where nothing else has. */
async function chooseItems(
  dates: readonly string[],
  date: string,
  matters: readonly Matter[],
  ofMoon: readonly Matter[],
): Promise<FoundMatter[]> {
  const [first] = dates;
  if (first === undefined) return [];
  const search = async (some: readonly Matter[]): Promise<FoundMatter[]> => {
    const items: FoundMatter[] = [];
    for (const matter of some) {
      if (items.length === MAX_ITEMS) break;
      const passages = await findPassages(dates, date, matter);
      if (passages.length > 0) items.push({ matter, passages });
    }
    return items;
  };
  const items = await search(matters);
  const isSecondMonth = daysBetween(first, date) >= MONTH_DAYS;
  return items.length === 0 && isSecondMonth ? search(ofMoon) : items;
}

/**
 * At most so many passages with entries, the nearest in time, searched backward from a date. A process that has not
 * computed these years before takes a while for each step; other work gets its turn between them.
 */
async function findPassages(
  dates: readonly string[],
  date: string,
  matter: Matter,
  most = MAX_PASSAGES,
): Promise<Passage[]> {
  const found = new Map<string, Passage>();
  for (const range of listRanges(dates, date, matter.reachDays)) {
    for (const passage of matter.passagesIn(range)) {
      if (within(dates, passage).length > 0) found.set(`${passage.from} ${passage.until}`, passage);
    }
    if (found.size >= most) break;
    await new Promise(setImmediate);
  }
  return [...found.values()]
    .sort((one, other) => (one.until < other.until ? 1 : -1))
    .slice(0, most);
}

/**
 * The ranges in which a passage with an entry can be, the latest first: around days with entries, up to `reachDays`
 * from them. Where there are none, nothing is searched.
 */
function* listRanges(
  dates: readonly string[],
  date: string,
  reachDays: number,
): Generator<Passage, void> {
  const [first] = dates;
  if (first === undefined) return;
  if (reachDays === Number.POSITIVE_INFINITY) {
    yield { from: addDays(first, -1), until: date };
    return;
  }
  for (let end = dates.length - 1; end >= 0; ) {
    let start = end;
    const latest = dates[end] ?? first;
    const earliest = addDays(latest, -SEARCH_DAYS);
    while (start > 0 && (dates[start - 1] ?? '') >= earliest) {
      // Counted in days only where the dates are not of one month, which is quicker.
      const [before, after] = [dates[start - 1] ?? '', dates[start] ?? ''];
      const isOfMonth = before.slice(0, 7) === after.slice(0, 7);
      const gap = isOfMonth
        ? Number(after.slice(8)) - Number(before.slice(8))
        : daysBetween(before, after);
      if (gap > 2 * reachDays) break;
      start -= 1;
    }
    yield { from: addDays(dates[start] ?? first, -reachDays), until: addDays(latest, reachDays) };
    end = start - 1;
  }
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
