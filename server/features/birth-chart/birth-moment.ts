// From birth details to the instant for which the chart is computed, and to the range of possible birth times.

import {
  type ClockGap,
  findLocalDay,
  getDateRangeOnEarth,
  type InstantRange,
  readWallClock,
  resolveLocalTime,
} from '#server/sky/civil-time/civil-time.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import {
  type BirthTimeFold,
  type BirthTimeMargin,
  DEFAULT_BIRTH_TIME_MARGIN,
} from '#shared/core/birth.ts';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOON = '12:00';

/** The known details of a birth. */
export interface Birth {
  /** `YYYY-MM-DD` on the calendar of the birth place. */
  date: string;
  /** `HH:MM` as the clock showed it; null when it is not known. */
  time: string | null;
  /** Null when it is not known or not in the gazetteer. */
  place: Place | null;
  /** Which instant is meant when the local time is ambiguous; null means the earlier. */
  fold: BirthTimeFold | null;
  /** Minutes that the time may be off on either side; null without a time. */
  marginMinutes: BirthTimeMargin | null;
  /** The system of houses that the user chose; whole-sign when absent. */
  houses?: HouseSystem | undefined;
}

export interface BirthMoment {
  /** The instant of the positions, milliseconds since 1970 UTC. */
  utcMs: number;
  /** The time range of the birth date at the birth place; without a place, anywhere on Earth. */
  day: InstantRange;
  /**
   * The possible instants of the birth, given the margin of its time: without a time the whole day, without a place
   * from the easternmost zone to the westernmost.
   */
  span: InstantRange;
  /** What the chart shows about its moment: local time, zone and rule, and the instant. */
  receipt: BirthChart['moment'];
}

/** The moment of a birth. Dates 1900-2100; throws a RangeError for an unknown zone. */
export function getBirthMoment(birth: Birth): BirthMoment {
  const moment = birth.place ? getMomentAt(birth, birth.place) : getMomentSomewhere(birth);
  return { ...moment, span: getSpan(birth, moment) };
}

/** A birth certificate gives whole minutes, so even an exact time (a margin of 0) may be half a minute off. */
const LEAST_MARGIN_MINUTES = 0.5;

function getSpan({ date, time, place, marginMinutes }: Birth, moment: MomentOfDay): InstantRange {
  if (time === null) return moment.day;
  const marginMs =
    Math.max(marginMinutes ?? DEFAULT_BIRTH_TIME_MARGIN, LEAST_MARGIN_MINUTES) * MINUTE_MS;
  if (place) return { startMs: moment.utcMs - marginMs, endMs: moment.utcMs + marginMs };
  // `moment.day` reaches from the date's start in the easternmost zone to its end in the westernmost. The clock shows
  // the birth time first in the easternmost zone and last in the westernmost.
  const sinceMidnightMs = moment.utcMs - utcMidnightMs(date);
  return {
    startMs: moment.day.startMs + sinceMidnightMs - marginMs,
    endMs: moment.day.endMs - DAY_MS + sinceMidnightMs + marginMs,
  };
}

type MomentOfDay = Omit<BirthMoment, 'span'>;

function getMomentAt({ date, time, fold }: Birth, place: Place): MomentOfDay {
  const { timeZone, longitude } = place;
  const localTime = time ?? NOON;
  const question = { localDate: date, localTime, timeZone, longitude, fold: fold ?? undefined };
  const resolution = resolveLocalTime(question);
  const instant =
    resolution.kind === 'skipped'
      ? getSkippedInstant(date, localTime, resolution.gap, place)
      : resolution.instant;
  return {
    utcMs: instant.epochMs,
    // For a date that the place skipped (a change of the date line), the range is only the instant.
    day: findLocalDay(date, timeZone, longitude) ?? {
      startMs: instant.epochMs,
      endMs: instant.epochMs,
    },
    receipt: {
      localDate: date,
      localTime: time,
      timeZone,
      utcOffsetSeconds: instant.utcOffsetSeconds,
      utc: toInstantText(instant.epochMs),
      rule: time === null ? 'unknown-time' : instant.rule,
      ...(time !== null && resolution.kind === 'ambiguous' ? { ambiguous: resolution.fold } : {}),
    },
  };
}

/**
 * Our choice: a skipped local time is refused when it is typed; if one is stored anyway (because the zone's history has
 * been corrected since), it is read with the offset before the change.
 */
function getSkippedInstant(date: string, time: string, gap: ClockGap, place: Place) {
  const gapMs = Date.parse(gap.utc);
  const before = readWallClock(gapMs - 1, place.timeZone, place.longitude);
  return { ...before, epochMs: wallMs(date, time) - before.utcOffsetSeconds * 1000 };
}

/**
 * Our choice: without a place, the clock time (or noon) is read as UTC, the middle of the instants that it can mean.
 */
function getMomentSomewhere({ date, time }: Birth): MomentOfDay {
  const utcMs = wallMs(date, time ?? NOON);
  return {
    utcMs,
    day: getDateRangeOnEarth(date),
    receipt: {
      localDate: date,
      localTime: time,
      timeZone: null,
      utcOffsetSeconds: null,
      utc: toInstantText(utcMs),
      rule: time === null ? 'unknown-time' : 'unknown-place',
    },
  };
}

/**
 * What the clock at the birth place shows at an instant, rounded to the minute: `YYYY-MM-DDTHH:MM`;
 * without a place, the clock of UTC.
 */
export function readBirthClock(utcMs: number, place: Place | null): string {
  const roundedMs = Math.round(utcMs / MINUTE_MS) * MINUTE_MS;
  if (!place) return toInstantText(roundedMs).slice(0, 16);
  const { localDate, localTime } = readWallClock(roundedMs, place.timeZone, place.longitude);
  return `${localDate}T${localTime.slice(0, 5)}`;
}

function wallMs(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return utcMidnightMs(date) + (hours * 60 + minutes) * MINUTE_MS;
}
