// A day of a zone beside a natal chart.

import type { Almanac } from '#server/sky/almanac.ts';
import { findLocalDay } from '#server/sky/civil-time/civil-time.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type Contact, type InstantRange, searchContacts, type Withheld } from './contacts.ts';
import type { NatalPoints } from './natal-points.ts';
import { listSeasons, type Season } from './seasons.ts';

const DAY_MS = 86_400_000;
/** The longest wait for a contact is a few days; without a birth time, when the Moon touches little, not much more. */
const NEXT_WITHIN_DAYS = 30;

export interface DayContacts {
  /** Exact on that day, in order of time. */
  contacts: readonly Contact[];
  /** What touches the day and is not told. */
  withheld: readonly Withheld[];
  /** What runs on that day. */
  seasons: readonly Season[];
}

const EMPTY_DAY: DayContacts = { contacts: [], withheld: [], seasons: [] };

/**
 * The instants of a date (`YYYY-MM-DD`) in a zone (IANA name): from its first to the first of the next date, so that
 * every instant is of one day, also where clocks are set back over midnight. Undefined for a date that the zone
 * skipped. Throws a RangeError for an unknown zone or a date that is none.
 */
export function getDayRange(date: string, timeZone: string): InstantRange | undefined {
  const day = findLocalDay(date, timeZone);
  if (day === undefined) return undefined;
  const next = findLocalDay(addDays(date, 1), timeZone);
  return { startMs: day.startMs, endMs: next?.startMs ?? day.endMs };
}

/** A chart's contacts, withheld ones and running seasons on a date of a zone; empty for a date that the zone skipped. */
export function getDayContacts(
  almanac: Almanac,
  natal: NatalPoints,
  date: string,
  timeZone: string,
): DayContacts {
  const range = getDayRange(date, timeZone);
  if (range === undefined) return EMPTY_DAY;
  return {
    ...searchContacts(almanac, natal, range),
    seasons: listSeasons(almanac, natal, { date, timeZone, range }),
  };
}

/** The first contact from an instant on (UTC milliseconds), or null when there is none within a month. */
export function findNextContact(
  almanac: Almanac,
  natal: NatalPoints,
  utcMs: number,
): Contact | null {
  for (let day = 0; day < NEXT_WITHIN_DAYS; day += 1) {
    const range = { startMs: utcMs + day * DAY_MS, endMs: utcMs + (day + 1) * DAY_MS };
    const [first] = searchContacts(almanac, natal, range).contacts;
    if (first !== undefined) return first;
  }
  return null;
}
