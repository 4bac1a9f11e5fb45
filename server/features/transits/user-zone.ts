// The time zone and the date, or the month, of a call about a user's own transits.

import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';
import { TRANSITS_FIELD_COPY } from '#shared/transits/transits.copy.ts';

/** The zone of a user who has not chosen one. */
const DEFAULT_ZONE = 'UTC';
const DAYS_AHEAD = 400;
const MONTHS_AHEAD = 12;

/**
 * The requested zone; otherwise the zone of the user's preferences; otherwise UTC. Throws `bad_input` for a name that
 * the zone table does not contain.
 */
export function getZone(zone: string | undefined, user: ZoneOwner): string {
  if (zone === undefined) {
    // A new edition of the zone table may have dropped the name.
    if (user.zone === null || findZoneHistory(user.zone) === undefined) return DEFAULT_ZONE;
    return user.zone;
  }
  if (findZoneHistory(zone) === undefined) throw badField('zone', TRANSITS_FIELD_COPY.zoneUnknown);
  return zone;
}

/** The zone of a user's preferences (IANA name); null if none is chosen. */
export interface ZoneOwner {
  zone: string | null;
}

interface DateQuestion {
  zone: string;
  nowMs: number;
  /** When the account was created. */
  createdAt: Date;
}

/**
 * The requested date (`YYYY-MM-DD`); otherwise today in the zone. Throws `bad_input` unless it is between the account's
 * first day, or yesterday, and 400 days ahead.
 */
export function getDate(
  date: string | undefined,
  { zone, nowMs, createdAt }: DateQuestion,
): string {
  const today = dateOf(nowMs, zone);
  if (date === undefined) return today;
  const yesterday = addDays(today, -1);
  const joined = dateOf(createdAt.getTime(), zone);
  const first = joined < yesterday ? joined : yesterday;
  if (date < first || date > addDays(today, DAYS_AHEAD))
    throw badField('date', TRANSITS_FIELD_COPY.dateOutOfRange);
  return date;
}

/**
 * The requested month (`YYYY-MM`); otherwise the current month in the zone. Throws `bad_input` unless it is between the
 * account's first month and twelve months ahead.
 */
export function getMonth(
  month: string | undefined,
  { zone, nowMs, createdAt }: DateQuestion,
): string {
  const present = dateOf(nowMs, zone).slice(0, 7);
  if (month === undefined) return present;
  const first = dateOf(createdAt.getTime(), zone).slice(0, 7);
  const ahead = monthNumberOf(month) - monthNumberOf(present);
  if (month < first || ahead > MONTHS_AHEAD)
    throw badField('month', TRANSITS_FIELD_COPY.monthOutOfRange);
  return month;
}

/** The date (`YYYY-MM-DD`) that the clocks of a zone show at an instant (Unix milliseconds). */
export function dateOf(instantMs: number, zone: string): string {
  return readWallClock(instantMs, zone).localDate;
}

function monthNumberOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return 12 * year + number;
}
