// The events of the sky that may lead letters, by the day of a zone on which they are exact: the same for every reader.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import type { LunarPhase, Station } from '#server/sky/events/sky-event.ts';
import { listLunationsAndStations } from '#server/sky/lunations-and-stations.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { EVENT_KEYS, type EventKey } from './words/unit.ts';

const DAY_MS = 86_400_000;
/** Days are looked up in blocks of so many, counted from 1970-01-01. */
const BLOCK_DAYS = 128;
/** About twelve events each: of thirty zones a span of six years. */
const MAX_BLOCKS = 512;

export interface LeadEvent {
  key: EventKey;
  event: LunarPhase | Station;
  /** The sign in which it falls: of a lunation the Moon's. */
  sign: SignKey;
  /** The day of the zone, counted from 1970-01-01. */
  day: number;
}

type Blocks = LRUCache<string, readonly LeadEvent[]>;
const blocksOf = new WeakMap<Almanac, Blocks>();

/**
 * The events of the days of a zone (IANA name) from one until another, which is not included; in order of days, and of
 * several on one day the one first that is to lead. Throws a RangeError for an unknown zone.
 */
export function listLeadEvents(
  almanac: Almanac,
  zone: string,
  from: number,
  until: number,
): readonly LeadEvent[] {
  const events: LeadEvent[] = [];
  for (let block = Math.floor(from / BLOCK_DAYS); block * BLOCK_DAYS < until; block += 1) {
    for (const event of getBlock(almanac, zone, block)) {
      if (event.day >= from && event.day < until) events.push(event);
    }
  }
  return events;
}

function getBlock(almanac: Almanac, zone: string, block: number): readonly LeadEvent[] {
  let blocks = blocksOf.get(almanac);
  if (blocks === undefined) {
    blocks = new LRUCache({ max: MAX_BLOCKS });
    blocksOf.set(almanac, blocks);
  }
  const key = `${block} ${zone}`;
  const cached = blocks.get(key);
  if (cached !== undefined) return cached;
  const first = block * BLOCK_DAYS;
  // A day of any zone lies within a day of that of UTC.
  const events = listLunationsAndStations(
    almanac,
    (first - 1) * DAY_MS,
    (first + BLOCK_DAYS + 1) * DAY_MS,
  )
    .map((event): LeadEvent => {
      const body = event.kind === 'station' ? event.body : 'moon';
      const { longitudeDegrees } = almanac.getPosition(body, event.atUtcMs);
      return {
        key: keyOf(event),
        event,
        sign: getSignKey(longitudeDegrees),
        day: findDay(event.atUtcMs, zone),
      };
    })
    .filter(({ day }) => day >= first && day < first + BLOCK_DAYS)
    .sort((one, other) => one.day - other.day || rankOf(one) - rankOf(other));
  blocks.set(key, events);
  return events;
}

const rankOf = ({ key }: LeadEvent): number => EVENT_KEYS.indexOf(key);

function keyOf(event: LunarPhase | Station): EventKey {
  // The search finds stations of Mercury, Venus and Mars alone.
  if (event.kind === 'station') return `${event.body}-${event.direction}` as EventKey;
  const ofSun = event.phase === 'new';
  if (event.eclipse !== null) return ofSun ? 'solar-eclipse' : 'lunar-eclipse';
  return ofSun ? 'new-moon' : 'full-moon';
}

/** The day of a zone that an instant belongs to: where clocks are set back over midnight, that of its range. */
function findDay(utcMs: number, zone: string): number {
  const date = readWallClock(utcMs, zone).localDate;
  const next = getDayRange(addDays(date, 1), zone);
  return dayNumberOf(date) + (next !== undefined && next.startMs <= utcMs ? 1 : 0);
}
