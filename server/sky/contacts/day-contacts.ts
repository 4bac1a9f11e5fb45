// The contacts and seasons of a natal chart on one day of a time zone.

import type { Almanac } from '#server/sky/almanac.ts';
import { findLocalDay, readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type Contact, type InstantRange, searchContacts, type Withheld } from './contacts.ts';
import type { NatalPoints } from './natal-points.ts';
import { listSeasons, type Season } from './seasons.ts';

/**
 * How many days are searched for the next contact. It is a few days away at most, or a little more without a birth
 * time, when most of the Moon's contacts are withheld.
 */
const NEXT_WITHIN_DAYS = 30;

/** A season on one of its days. */
export interface DaySeason extends Season {
  /**
   * Whether its contact is among the withheld ones of the day, so that it is unknown whether the contact is still to
   * come, exact or past.
   */
  isWithheld: boolean;
}

export interface DayContacts {
  /** Exact on that day, in order of time. */
  contacts: readonly Contact[];
  /** Contacts that may be exact on that day and are withheld. */
  withheld: readonly Withheld[];
  /** The seasons that run on that day. */
  seasons: readonly DaySeason[];
}

const EMPTY_DAY: DayContacts = { contacts: [], withheld: [], seasons: [] };

/**
 * The instants of a date (`YYYY-MM-DD`) in a zone (IANA name): from the date's first instant to the first of the next
 * date, so that every instant belongs to one date, even when clocks are set back over midnight. Undefined for a date
 * that the zone skipped. Throws a RangeError for an unknown zone or a text that is not a date.
 */
export function getDayRange(date: string, timeZone: string): InstantRange | undefined {
  return listDayRanges(date, 1, timeZone)[0]?.range;
}

/** The ranges that `getDayRange` gives for `count` dates beginning with `from`, without dates that the zone skipped. */
export function listDayRanges(
  from: string,
  count: number,
  timeZone: string,
): { date: string; range: InstantRange }[] {
  const ranges: { date: string; range: InstantRange }[] = [];
  let day = findLocalDay(from, timeZone);
  for (let ahead = 0; ahead < count; ahead += 1) {
    const next = findLocalDay(addDays(from, ahead + 1), timeZone);
    if (day !== undefined) {
      const range = { startMs: day.startMs, endMs: next?.startMs ?? day.endMs };
      ranges.push({ date: addDays(from, ahead), range });
    }
    day = next;
  }
  return ranges;
}

/** A chart's contacts, withheld contacts and seasons on a date of a zone; empty for a date that the zone skipped. */
export function getDayContacts(
  almanac: Almanac,
  natal: NatalPoints,
  date: string,
  timeZone: string,
): DayContacts {
  const range = getDayRange(date, timeZone);
  if (range === undefined) return EMPTY_DAY;
  const { contacts, withheld } = searchContacts(almanac, natal, range);
  const isWithheld = ({ moving, natal: point, aspect }: Season): boolean =>
    withheld.some((it) => it.moving === moving && it.natal === point && it.aspect === aspect);
  return {
    contacts,
    withheld,
    seasons: listSeasons(almanac, natal, { date, timeZone, range }).map((season) => ({
      ...season,
      isWithheld: isWithheld(season),
    })),
  };
}

/**
 * The first contact at or after an instant (UTC milliseconds) with its date in a zone (IANA name), or null when there
 * is none within a month.
 */
export function findNextContact(
  almanac: Almanac,
  natal: NatalPoints,
  utcMs: number,
  timeZone: string,
): { date: string; contact: Contact } | null {
  const today = readWallClock(utcMs, timeZone).localDate;
  for (let ahead = 0; ahead < NEXT_WITHIN_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    const range = getDayRange(date, timeZone);
    if (range === undefined) continue;
    const { contacts } = searchContacts(almanac, natal, range);
    const contact = contacts.find(({ atUtcMs }) => atUtcMs >= utcMs);
    if (contact !== undefined) return { date, contact };
  }
  return null;
}
