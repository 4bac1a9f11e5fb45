// The project's own table of time zones: its text format in zones.json, and how it is read. Node's Intl is not
// used because it lacks much of the zones' history before 1970 (see README.md in this folder).

import { getYearlyMomentSeconds, type YearlyMoment } from './yearly-rule.ts';
import table from './zones.json' with { type: 'json' };

/** The kind of clock of a place: its zone's standard time, daylight saving time, or local mean time. */
export type ClockRule = 'standard' | 'daylight' | 'local-mean-time';

/** A kind of time a zone has had. For `local-mean-time` the offset is that of the zone's chief city. */
export type ZoneClock = Readonly<{ utcOffsetSeconds: number; rule: ClockRule }>;

/** A stretch of time with one clock: Unix seconds, start included, end excluded; may be infinite. */
export type ClockPeriod = ZoneClock & Readonly<{ start: number; end: number }>;

/** From `at` (Unix seconds) on, a zone uses this clock. */
export type ClockChange = Readonly<{ at: number; clock: ZoneClock }>;

/** All clocks that a zone has had. */
export type ZoneHistory = Readonly<{
  /** Rising; the first is the clock before all changes, at -Infinity. */
  changes: readonly ClockChange[];
  /** The rule of the yearly changes after the last of `changes`, if there are any. */
  yearly?: Readonly<{
    standard: ZoneClock;
    daylight: ZoneClock;
    begins: YearlyMoment;
    ends: YearlyMoment;
  }>;
}>;

const RULE_LETTERS = { standard: 's', daylight: 'd', 'local-mean-time': 'm' } as const;
const RULES_BY_LETTER: Readonly<Record<string, ClockRule>> = {
  s: 'standard',
  d: 'daylight',
  m: 'local-mean-time',
};
const RADIX = 36;

/**
 * Gives the one-line form of a zone: `clocks|changes|yearly`. Clocks are offsets with the letter
 * of their rule, the first being that before all changes; a change is its clock's number (one base-36
 * digit) and the seconds since the change before it (base 36, the first since 1970).
 */
export function encodeZone(history: ZoneHistory): string {
  const clocks: string[] = [];
  const numberOf = (clock: ZoneClock): string => {
    const text = `${clock.utcOffsetSeconds}${RULE_LETTERS[clock.rule]}`;
    if (!clocks.includes(text)) clocks.push(text);
    const number = clocks.indexOf(text);
    if (number >= RADIX) throw new Error('A zone has more kinds of time than one digit can number');
    return number.toString(RADIX);
  };
  let previous = 0;
  const changes: string[] = [];
  for (const { at, clock } of history.changes) {
    const number = numberOf(clock);
    if (at === Number.NEGATIVE_INFINITY) continue;
    changes.push(`${number}${(at - previous).toString(RADIX)}`);
    previous = at;
  }
  const { yearly } = history;
  const parts = [changes.join(' ')];
  if (yearly) {
    const moments = [yearly.begins, yearly.ends].map((moment) =>
      [moment.month, moment.week, moment.weekday, moment.seconds].join('.'),
    );
    parts.push(`${numberOf(yearly.standard)}${numberOf(yearly.daylight)} ${moments.join(' ')}`);
  }
  return [clocks.join(' '), ...parts].join('|');
}

/** Gives the zone of a one-line form. Throws when the line is not well formed. */
function decodeZone(line: string): ZoneHistory {
  const [clockText = '', changeText = '', yearlyText] = line.split('|');
  const clocks = clockText.split(' ').map((text): ZoneClock => {
    const rule = RULES_BY_LETTER[text.slice(-1)];
    if (!rule) throw new Error(`Unknown kind of time in the zone table: ${text}`);
    return { utcOffsetSeconds: Number(text.slice(0, -1)), rule };
  });
  const clockOf = (digit: string | undefined): ZoneClock => {
    const clock = clocks[Number.parseInt(digit ?? '', RADIX)];
    if (!clock) throw new Error(`The zone table names a clock that it does not have: ${digit}`);
    return clock;
  };
  const changes: ClockChange[] = [{ at: Number.NEGATIVE_INFINITY, clock: clockOf('0') }];
  let at = 0;
  for (const text of changeText.split(' ')) {
    if (text === '') continue;
    at += Number.parseInt(text.slice(1), RADIX);
    changes.push({ at, clock: clockOf(text[0]) });
  }
  if (yearlyText === undefined) return { changes };
  const [numbers = '', begins = '', ends = ''] = yearlyText.split(' ');
  return {
    changes,
    yearly: {
      standard: clockOf(numbers[0]),
      daylight: clockOf(numbers[1]),
      begins: decodeMoment(begins),
      ends: decodeMoment(ends),
    },
  };
}

function decodeMoment(text: string): YearlyMoment {
  const [month = 0, week = 0, weekday = 0, seconds = 0] = text.split('.').map(Number);
  return { month, week, weekday, seconds };
}

/**
 * Gives the stretches of one clock each that touch the seconds from `from` to `to` (finite Unix
 * seconds, both included), in order; there is always at least one. The first has start -Infinity
 * where it reaches back before all changes, the last has end Infinity where no change follows.
 */
export function listClockPeriods(history: ZoneHistory, from: number, to: number): ClockPeriod[] {
  const { changes } = history;
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.at ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const near: ClockChange[] = [];
  let index = Math.max(0, low - 1);
  // One change past `to` as well: it ends the last stretch.
  for (let isPast = false; !isPast && index < changes.length; index++) {
    const change = changes[index];
    if (!change) break;
    near.push(change);
    isPast = change.at > to;
  }
  if (index === changes.length) near.push(...listYearlyChanges(history, from, to));

  return near
    .map(({ at, clock }, position) => ({
      ...clock,
      start: at,
      end: near[position + 1]?.at ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ start, end }) => start <= to && end > from);
}

/** The changes by the yearly rule, from a year before `from` (never before the rule) to a year after `to`. */
function listYearlyChanges(
  { changes, yearly }: ZoneHistory,
  from: number,
  to: number,
): ClockChange[] {
  if (!yearly) return [];
  const { standard, daylight, begins, ends } = yearly;
  const ruleStart = changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  const found: ClockChange[] = [];
  const firstYear = new Date(Math.max(from, ruleStart) * 1000).getUTCFullYear() - 1;
  const lastYear = new Date(to * 1000).getUTCFullYear() + 1;
  for (let year = firstYear; year <= lastYear; year++) {
    found.push(
      { at: getYearlyMomentSeconds(begins, year) - standard.utcOffsetSeconds, clock: daylight },
      { at: getYearlyMomentSeconds(ends, year) - daylight.utcOffsetSeconds, clock: standard },
    );
  }
  return found.filter(({ at }) => at > ruleStart).sort((a, b) => a.at - b.at);
}

const LINES: Readonly<Record<string, string>> = table.zones;
const LINKS: Readonly<Record<string, string>> = table.links;
const decoded = new Map<string, ZoneHistory>();
/** Unix seconds until which the changes by a zone's yearly rule are listed when it is first used. */
const LISTED_UNTIL = Date.UTC(2100, 0) / 1000;

/** Gives every time zone name of the table, aliases included, in no particular order. */
export function listTimeZones(): string[] {
  return [...Object.keys(LINES), ...Object.keys(LINKS)];
}

/** Gives a zone's history by its IANA name or alias, or undefined when the table has no such zone. */
export function findZoneHistory(timeZone: string): ZoneHistory | undefined {
  const name = Object.hasOwn(LINKS, timeZone) ? LINKS[timeZone] : timeZone;
  if (name === undefined || !Object.hasOwn(LINES, name)) return undefined;
  const known = decoded.get(name);
  if (known) return known;
  const line = LINES[name];
  if (line === undefined) return undefined;
  const history = decodeZone(line);
  const { changes } = history;
  // Found by search like those of the past; later ones are computed with each question.
  const ahead = listYearlyChanges(history, changes.at(-1)?.at ?? 0, LISTED_UNTIL);
  const listed = { ...history, changes: [...changes, ...ahead] };
  decoded.set(name, listed);
  return listed;
}

/** Gives a zone's history by its IANA name or alias. Throws a RangeError when there is no such zone. */
export function getZoneHistory(timeZone: string): ZoneHistory {
  const history = findZoneHistory(timeZone);
  if (!history) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return history;
}
