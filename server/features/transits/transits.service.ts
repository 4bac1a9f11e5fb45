// A user's contacts. Each call computes them from the birth details; they are never stored.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getDateRangeOnEarth, listOffsets } from '#server/sky/civil-time/civil-time.ts';
import {
  type Contact,
  findNextContact,
  getDayContacts,
  getDayRange,
  type InstantRange,
  listContacts,
  type NatalPoints,
  type Season,
  TONE_OF_CONTACT,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { listEventFacts } from '#server/sky/event-facts.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { getMoonPhase } from '#server/sky/tonight.ts';
import { getMeaning } from '#server/writing/contact-meaning.ts';
import { findDayLine } from '#server/writing/day-lines.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type {
  TransitContact,
  TransitSeason,
  Transits,
  TransitsMonth,
} from '#shared/transits/transits.schema.ts';
import { tellContact } from './transits.copy.ts';
import { getDate, getMonth, getZone, type ZoneOwner } from './user-zone.ts';

/** The columns of a user that these answers are computed from. */
export interface TransitsOwner extends ChartOwner, ZoneOwner {
  createdAt: Date;
}

interface Dependencies {
  almanac: Almanac;
  clock: Clock;
}

/**
 * The contacts of a date (`YYYY-MM-DD`; default: today in the zone); none without a birth date. Throws `bad_input` for
 * an unknown zone, and for a date before the account's first day or more than 400 days ahead.
 */
function getDay(
  { clock, almanac }: Dependencies,
  user: TransitsOwner,
  asked: { date?: string | undefined; zone?: string | undefined },
): Transits {
  const zone = getZone(asked.zone, user);
  const nowMs = clock.now();
  const date = getDate(asked.date, { zone, nowMs, createdAt: user.createdAt });
  const natal = getNatalPointsOf(user);
  if (natal === null) {
    return {
      date,
      zone,
      offsets: listOffsets(zone, getSpan(date, zone, [])),
      margin: null,
      contacts: [],
      withheld: [],
      seasons: [],
      next: null,
    };
  }
  const { contacts, withheld, seasons } = getDayContacts(almanac, natal.points, date, zone);
  const next = findNextContact(almanac, natal.points, nowMs, zone);
  const told = [
    ...contacts,
    ...seasons.flatMap(({ passes }) => passes),
    ...(next === null ? [] : [next.contact]),
  ];
  return {
    date,
    zone,
    offsets: listOffsets(zone, getSpan(date, zone, told)),
    margin: natal.marginMinutes,
    contacts: contacts.map((contact) => describeContact(contact, date)),
    withheld: [...withheld],
    seasons: seasons.map(describeSeason),
    next: next && describeContact(next.contact, next.date),
  };
}

/**
 * The days of a month (`YYYY-MM`; default: the current month in the zone). Throws `bad_input` for an unknown zone, and
 * for a month before the account's first month or more than twelve months ahead.
 */
function getMonthOf(
  { clock, almanac }: Dependencies,
  user: TransitsOwner,
  asked: { month?: string | undefined; zone?: string | undefined },
): TransitsMonth {
  const zone = getZone(asked.zone, user);
  const month = getMonth(asked.month, {
    zone,
    nowMs: clock.now(),
    createdAt: user.createdAt,
  });
  const natal = getNatalPointsOf(user)?.points ?? null;
  const days = listDates(month).flatMap((date) => {
    const range = getDayRange(date, zone);
    return range === undefined ? [] : [{ date, range }];
  });
  return {
    month,
    zone,
    offsets: listOffsets(zone, joinRanges(days.map(({ range }) => range))),
    days: days.map(({ date, range }) => describeDay(almanac, natal, date, range)),
  };
}

export function createTransitsService(dependencies: Dependencies) {
  return bindAll(dependencies, { getDay, getMonth: getMonthOf });
}

export type TransitsService = ReturnType<typeof createTransitsService>;

/** The span of an answer for a date: the day itself and the intervals of all its contacts. */
function getSpan(
  date: string,
  zone: string,
  told: readonly { fromUtcMs: number; untilUtcMs: number }[],
): InstantRange {
  // A date that the zone skipped contains no time.
  const day = getDayRange(date, zone) ?? getDateRangeOnEarth(date);
  const intervals = told.map(({ fromUtcMs, untilUtcMs }) => ({
    startMs: fromUtcMs,
    endMs: untilUtcMs,
  }));
  return joinRanges([day, ...intervals]);
}

/** From the earliest start to the latest end. */
function joinRanges(ranges: readonly InstantRange[]): InstantRange {
  return {
    startMs: Math.min(...ranges.map(({ startMs }) => startMs)),
    endMs: Math.max(...ranges.map(({ endMs }) => endMs)),
  };
}

function listDates(month: string): string[] {
  const dates: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) dates.push(date);
  return dates;
}

function describeDay(
  almanac: Almanac,
  natal: NatalPoints | null,
  date: string,
  range: InstantRange,
): TransitsMonth['days'][number] {
  const middleMs = (range.startMs + range.endMs) / 2;
  const { phase, illuminatedFraction } = getMoonPhase(almanac, middleMs);
  const contacts = natal === null ? [] : listContacts(almanac, natal, range);
  const moon = contacts.filter(({ moving }) => moving === 'moon').length;
  return {
    date,
    moon: {
      sign: getSignKey(almanac.getPosition('moon', middleMs).longitudeDegrees),
      lit: Math.round(illuminatedFraction * 100),
      phase,
    },
    events: listEventFacts(almanac, date, {
      fromUtcMs: range.startMs,
      untilUtcMs: range.endMs,
    }),
    contacts: { moon, planets: contacts.length - moon },
  };
}

function describeContact(contact: Contact, date: string): TransitContact {
  const fact = toContactFact(contact, date);
  const { id, kind: _, bodies: __, exactAt: ___, text: ____, ...said } = fact;
  const { moving, natal, aspect, nearMissDegrees, occurrence } = contact;
  // The letter describes a contact of Jupiter to Pluto with the words of its season, so the list uses them too.
  const line =
    findDayLine('today', { moving, natal, tone: TONE_OF_CONTACT[aspect] }, occurrence)?.line ??
    getMeaning(contact);
  const named = { moving, natal, aspect, isNearMiss: nearMissDegrees !== null };
  return {
    id,
    ...said,
    at: toInstantText(contact.atUtcMs),
    text: nearMissDegrees === null ? line : tellContact(named),
    facts: [fact],
  };
}

function describeSeason(season: Season): TransitSeason {
  const { moving, natal, aspect, startDate, endDate, passes, day, days } = season;
  return {
    moving,
    natal,
    aspect,
    start: startDate,
    end: endDate,
    passes: passes.map(({ atUtcMs, fromUtcMs, untilUtcMs, shown }) => ({
      at: toInstantText(atUtcMs),
      from: toInstantText(fromUtcMs),
      until: toInstantText(untilUtcMs),
      shown,
    })),
    day,
    days,
  };
}
