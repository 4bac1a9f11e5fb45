// The events of a feed: the contacts of /api/transits and the sky's phases and stations, each with a time as precise as
// the app shows it: to the minute, within an interval, or a whole day.

import { createHmac } from 'node:crypto';
import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { dateOf, getZone, tellContact, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  type InstantRange,
  listContacts,
  listDayRanges,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { listEventFacts } from '#server/sky/event-facts.ts';
import { formatClockTime, formatHour } from '#server/text/clock-time.ts';
import { getStoredHours } from '#server/text/hour-habits.ts';
import type { FeedKind, FeedStyle } from '#shared/calendar/calendar.schema.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { BODY_KEYS, isQuickBody } from '#shared/sky/bodies.ts';
import type { EventFact } from '#shared/sky/sky-fact.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import { DISCREET_TITLE, EVENT_COPY } from './calendar.copy.ts';

const DAYS_BACK = 31;
const DAYS_AHEAD = 400;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The columns of a user that a feed's events are computed from. */
export interface FeedOwner extends ChartOwner, ZoneOwner {
  hours: HourFormat | null;
  browserHours: HourFormat | null;
}

export interface FeedEvent {
  /**
   * The same for the same event in every file, so that a calendar replaces the event instead of adding a second one.
   */
  uid: string;
  /** UTC milliseconds on whole seconds, or a whole day `YYYY-MM-DD`. */
  when: { startMs: number; endMs: number } | { date: string };
  title: string;
  description: string | null;
}

interface Asked {
  owner: FeedOwner;
  feed: { style: FeedStyle; kinds: readonly FeedKind[]; uidKey: string };
  nowMs: number;
}

/** The events from 31 days before today to 400 after, day by day. */
export function listFeedEvents(almanac: Almanac, { owner, feed, nowMs }: Asked): FeedEvent[] {
  const zone = getZone(undefined, owner);
  const uidOf = (...parts: readonly (string | number)[]) =>
    `${createHmac('sha256', feed.uidKey).update(parts.join(' ')).digest('hex').slice(0, 32)}@asteria`;
  const natal = getNatalPointsOf(owner)?.points;
  const hours = getStoredHours(owner);
  const bodies = BODY_KEYS.filter((body) => feed.kinds.includes(kindOf(body)));
  // Near misses are left out, because they are never exact. The search goes day by day, like that of /api/transits: a
  // search over a longer range may find an instant a second earlier or later.
  const first = addDays(dateOf(nowMs, zone), -DAYS_BACK);
  const days = listDayRanges(first, DAYS_BACK + 1 + DAYS_AHEAD, zone);
  const events = days.flatMap(({ date, range }) => [
    ...(natal === undefined ? [] : listContacts(almanac, natal, range, bodies))
      .filter(({ nearMissDegrees }) => nearMissDegrees === null)
      .map((contact) => toContactEvent(contact, { date, zone, hours }, uidOf)),
    ...listSkyFacts(almanac, date, range, feed.kinds).map((fact) => toSkyEvent(fact, uidOf)),
  ]);
  return feed.style === 'open'
    ? events
    : events.map((event) => ({ ...event, title: DISCREET_TITLE, description: null }));
}

function kindOf(moving: Contact['moving']): FeedKind {
  if (moving === 'moon') return 'moon';
  return isQuickBody(moving) ? 'planets' : 'slow';
}

type UidOf = (...parts: readonly (string | number)[]) => string;

function toContactEvent(
  contact: Contact,
  { date, zone, hours }: { date: string; zone: string; hours: HourFormat },
  uidOf: UidOf,
): FeedEvent {
  const { moving, aspect, natal, atUtcMs, fromUtcMs, untilUtcMs, shown, occurrence } = contact;
  const pass = contact.pass ?? 1;
  const passes = contact.passes ?? 1;
  const words = toContactFact(contact, date).text;
  const halfMs = (untilUtcMs - fromUtcMs) / 2;
  const minutes = Math.max(1, Math.round(halfMs / MINUTE_MS));
  const hour = formatHour(Math.round(atUtcMs / HOUR_MS) * HOUR_MS, zone, hours);
  const timed = {
    minute: {
      title: EVENT_COPY.minute(words, minutes),
      note: EVENT_COPY.exact(formatClockTime(atUtcMs, zone, hours), minutes),
    },
    hour: { title: EVENT_COPY.hour(words, hour), note: EVENT_COPY.about(hour) },
    day: { title: words, note: halfMs >= WIDE_DAY_MS ? EVENT_COPY.giveOrTakeADay : '' },
  }[shown];
  return {
    // `occurrence` counts rounds of the zodiac and passes together. Less the passes before this one, it is the same for
    // all passes of one loop.
    uid: uidOf('contact', moving, aspect, natal, occurrence - pass + 1, pass),
    when: shown === 'day' ? { date } : { startMs: fromUtcMs, endMs: untilUtcMs },
    title: timed.title,
    description: [
      tellContact({ moving, natal, aspect, isNearMiss: false }),
      timed.note,
      passes > 1 ? EVENT_COPY.pass(pass, passes) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

function listSkyFacts(
  almanac: Almanac,
  date: string,
  { startMs, endMs }: InstantRange,
  kinds: readonly FeedKind[],
): Exclude<EventFact, { kind: 'ingress' }>[] {
  if (!kinds.includes('phases') && !kinds.includes('stations')) return [];
  const period = { fromUtcMs: startMs, untilUtcMs: endMs };
  return listEventFacts(almanac, date, period).filter(
    (fact): fact is Exclude<EventFact, { kind: 'ingress' }> =>
      fact.kind === 'phase'
        ? kinds.includes('phases')
        : fact.kind === 'station' && kinds.includes('stations'),
  );
}

/** The event of a phase or station, which is known to the minute and so lasts that minute. */
function toSkyEvent(fact: Exclude<EventFact, { kind: 'ingress' }>, uidOf: UidOf): FeedEvent {
  const startMs = Math.floor(Date.parse(fact.exactAt) / MINUTE_MS) * MINUTE_MS;
  const what = fact.kind === 'phase' ? fact.phase : fact.direction;
  return {
    uid: uidOf(fact.kind, fact.bodies[0], what, fact.exactAt.slice(0, 10)),
    when: { startMs, endMs: startMs + MINUTE_MS },
    title: fact.text,
    description: null,
  };
}
