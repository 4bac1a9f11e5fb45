// Converts local times to instants and back, by the full history of each time zone.

import { toInstantText } from '#server/sky/instant-text.ts';
import { EASTERNMOST_OFFSET_MS, WESTERNMOST_OFFSET_MS } from '#shared/core/calendar-date.ts';
import type { ZoneOffset } from '#shared/core/zone-offsets.ts';
import {
  formatDate,
  formatTime,
  getDateSeconds,
  getTimeSeconds,
  SECONDS_PER_DAY,
} from './wall-seconds.ts';
import {
  type ClockPeriod,
  type ClockRule,
  getZoneHistory,
  listClockPeriods,
  type ZoneClock,
} from './zone-table.ts';

/** Which of two instants an ambiguous local time means. */
export type TimeFold = 'earlier' | 'later';

/** The instant of a local time, with the offset and rule of the clock. */
export type LocalInstant = Readonly<{
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  epochMs: number;
  /** The same, ISO 8601 in UTC with seconds. */
  utc: string;
  /** Offset from UTC, seconds, positive east. */
  utcOffsetSeconds: number;
  rule: ClockRule;
}>;

/** What a clock showed when it was set forward: the last moment before, and the first after. */
export type ClockGap = Readonly<{
  /** The instant of the change, ISO 8601 in UTC. */
  utc: string;
  before: Readonly<{ localDate: string; localTime: string }>;
  after: Readonly<{ localDate: string; localTime: string }>;
  /** How far the clock was set forward, seconds. */
  gapSeconds: number;
}>;

export type LocalTimeResolution =
  | Readonly<{ kind: 'unique'; instant: LocalInstant }>
  | Readonly<{
      kind: 'ambiguous';
      /** The one of the two that `fold` selects; the earlier by default. */
      instant: LocalInstant;
      fold: TimeFold;
      earlier: LocalInstant;
      later: LocalInstant;
    }>
  | Readonly<{ kind: 'skipped'; gap: ClockGap }>;

export type LocalTimeQuestion = Readonly<{
  /** `YYYY-MM-DD`, Gregorian. */
  localDate: string;
  /** `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59. */
  localTime: string;
  /** IANA name or alias. */
  timeZone: string;
  /** Degrees east, for the mean time of the place itself; without it that of the zone's chief city. */
  longitude?: number | undefined;
  /** Default `earlier`. */
  fold?: TimeFold | undefined;
}>;

/** Local mean time differs by this much a degree of longitude: 24 h in 360 degrees. */
const SECONDS_PER_DEGREE = 240;
/** No clock has been further from UTC than this, so no instant of a local time is further away. */
const WIDEST_OFFSET_SECONDS = 16 * 3600;

/**
 * The instant at which a place's clock showed a local time: unique, ambiguous (the clock was set back over it: both
 * instants, and the one asked for), or skipped (the clock was set forward over it: the gap). Before a zone's standard
 * time, the clock is the place's own mean sun, longitude / 15 h. Works for any date; the zone's present rule continues
 * forever. Throws a RangeError for an unknown zone, or for an invalid date or time.
 */
export function resolveLocalTime(question: LocalTimeQuestion): LocalTimeResolution {
  const { localDate, localTime, timeZone, longitude, fold = 'earlier' } = question;
  const wall = getDateSeconds(localDate) + getTimeSeconds(localTime);
  const periods = listPeriodsAround(timeZone, longitude, wall, wall);
  const instants = periods
    .filter(({ start, end, utcOffsetSeconds }) => {
      const seconds = wall - utcOffsetSeconds;
      return seconds >= start && seconds < end;
    })
    .map((period) => toInstant(wall - period.utcOffsetSeconds, period));

  const earlier = instants[0];
  const later = instants.at(-1);
  if (!earlier || !later) return { kind: 'skipped', gap: getGap(periods, wall) };
  if (earlier === later) return { kind: 'unique', instant: earlier };
  return {
    kind: 'ambiguous',
    instant: fold === 'later' ? later : earlier,
    fold,
    earlier,
    later,
  };
}

/** A wall clock's reading at an instant. */
export type WallClock = Readonly<{
  localDate: string;
  /** `HH:MM:SS`, cut to the second. */
  localTime: string;
  utcOffsetSeconds: number;
  rule: ClockRule;
}>;

/**
 * Gives what the clock of a zone (and, before standard time, of a longitude) shows at an instant.
 * Throws a RangeError for an unknown zone.
 */
export function readWallClock(
  epochMs: number,
  timeZone: string,
  longitude?: number | undefined,
): WallClock {
  const seconds = Math.floor(epochMs / 1000);
  const period = listClockPeriods(getZoneHistory(timeZone), seconds, seconds)[0];
  if (!period)
    throw new RangeError(`No clock is known in ${timeZone} at ${toInstantText(epochMs)}`);
  const { utcOffsetSeconds, rule } = atLongitude(period, longitude);
  const wall = seconds + utcOffsetSeconds;
  return { localDate: formatDate(wall), localTime: formatTime(wall), utcOffsetSeconds, rule };
}

/** A stretch of instants: start included, end excluded. Milliseconds since 1970-01-01T00:00:00Z. */
export type InstantRange = Readonly<{ startMs: number; endMs: number }>;

/**
 * Gives the first instant at which a place's calendar showed the date and the end of the last one, or
 * undefined when the place never had that date (Samoa had no 30 December 2011). Where clocks were set
 * back over midnight the range includes the minutes of the next day in between.
 */
export function findLocalDay(
  localDate: string,
  timeZone: string,
  longitude?: number | undefined,
): InstantRange | undefined {
  const dayStart = getDateSeconds(localDate);
  const dayEnd = dayStart + SECONDS_PER_DAY;
  const parts = listPeriodsAround(timeZone, longitude, dayStart, dayEnd)
    .map(({ start, end, utcOffsetSeconds }) => ({
      start: Math.max(start, dayStart - utcOffsetSeconds),
      end: Math.min(end, dayEnd - utcOffsetSeconds),
    }))
    .filter(({ start, end }) => start < end);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  return { startMs: first.start * 1000, endMs: last.end * 1000 };
}

/**
 * Gives the offsets of a zone's clocks in a stretch of instants: the first from the stretch's start, each further one
 * from the change to it. Throws a RangeError for an unknown zone.
 */
export function listOffsets(timeZone: string, { startMs, endMs }: InstantRange): ZoneOffset[] {
  const [start, end] = [startMs / 1000, endMs / 1000];
  const offsets: ZoneOffset[] = [];
  for (const period of listClockPeriods(getZoneHistory(timeZone), start, end)) {
    const { utcOffsetSeconds: seconds } = period;
    // Some changes are only legal, such as from summer time to the same time for good.
    if (offsets.at(-1)?.seconds === seconds) continue;
    offsets.push({ from: toInstantText(Math.max(period.start, start) * 1000), seconds });
  }
  return offsets;
}

/** Gives the stretch in which a calendar date is the present one anywhere on earth: 50 hours. */
export function getDateRangeOnEarth(localDate: string): InstantRange {
  const dayStart = getDateSeconds(localDate);
  return {
    startMs: dayStart * 1000 - EASTERNMOST_OFFSET_MS,
    endMs: (dayStart + SECONDS_PER_DAY) * 1000 - WESTERNMOST_OFFSET_MS,
  };
}

function listPeriodsAround(
  timeZone: string,
  longitude: number | undefined,
  fromWall: number,
  toWall: number,
): ClockPeriod[] {
  // One more day at both ends includes the stretches on both sides of a gap.
  const margin = WIDEST_OFFSET_SECONDS + SECONDS_PER_DAY;
  return listClockPeriods(getZoneHistory(timeZone), fromWall - margin, toWall + margin).map(
    (period) => ({ ...period, ...atLongitude(period, longitude) }),
  );
}

/**
 * Our choice: the place's own mean time ends at the instant at which the zone's did. The offset is
 * rounded to a second (the sun needs one for 460 m at the equator), and is of the same side of the
 * date line as the zone: Tonga lies at 175 degrees west and counts the days of the east.
 */
function atLongitude(
  { utcOffsetSeconds, rule }: ZoneClock,
  longitude: number | undefined,
): ZoneClock {
  if (rule !== 'local-mean-time' || longitude === undefined) return { utcOffsetSeconds, rule };
  const meanTimeSeconds = Math.round(longitude * SECONDS_PER_DEGREE);
  const daysAway = Math.round((utcOffsetSeconds - meanTimeSeconds) / SECONDS_PER_DAY);
  return { utcOffsetSeconds: meanTimeSeconds + daysAway * SECONDS_PER_DAY, rule };
}

function toInstant(seconds: number, { utcOffsetSeconds, rule }: ZoneClock): LocalInstant {
  const epochMs = seconds * 1000;
  return { epochMs, utc: toInstantText(epochMs), utcOffsetSeconds, rule };
}

function getGap(periods: readonly ClockPeriod[], wall: number): ClockGap {
  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1];
    if (!next) break;
    const before = next.start + period.utcOffsetSeconds;
    const after = next.start + next.utcOffsetSeconds;
    if (wall < before || wall >= after) continue;
    return {
      utc: toInstantText(next.start * 1000),
      before: { localDate: formatDate(before), localTime: formatTime(before) },
      after: { localDate: formatDate(after), localTime: formatTime(after) },
      gapSeconds: after - before,
    };
  }
  throw new Error('A local time that no clock showed lies in no gap');
}
