// The events in the sky that may lead letters, by the day of a zone on which they are exact: the same for every reader.

import { LRUCache } from 'lru-cache';
import { EVENT_KEYS, type EventKey } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import { isNoticed } from '#server/sky/events/eclipses.ts';
import type { LunarPhase, Station } from '#server/sky/events/sky-event.ts';
import { listLunationsAndStations } from '#server/sky/lunations-and-stations.ts';
import { perAlmanac } from '#server/sky/per-almanac.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

const DAY_MS = 86_400_000;
/** Events are computed and cached in blocks of this many days, counted from 1970-01-01. */
const BLOCK_DAYS = 128;
/** Enough blocks for six years (17 blocks) in thirty zones; a block has about twelve events. */
const MAX_BLOCKS = 512;

export interface LeadEvent {
  key: EventKey;
  event: LunarPhase | Station;
  /** The sign of the body that turns, or of the Moon at a new or full Moon. */
  sign: SignKey;
  /** The day of the zone, counted from 1970-01-01. */
  day: number;
}

const blocksOf = perAlmanac(() => new LRUCache<string, readonly LeadEvent[]>({ max: MAX_BLOCKS }));

/**
 * The events on the days of a zone (IANA name) from `from` up to, not including, `until`; days are counted from
 * 1970-01-01. In order of days, and within a day the most important first. Throws a RangeError for an unknown zone.
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
  const blocks = blocksOf(almanac);
  const key = `${block} ${zone}`;
  const cached = blocks.get(key);
  if (cached !== undefined) return cached;
  const first = block * BLOCK_DAYS;
  // A zone's date begins and ends less than a day before or after the same UTC date.
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

/** 0 for the most important event: `EVENT_KEYS` is in that order. */
const rankOf = ({ key }: LeadEvent): number => EVENT_KEYS.indexOf(key);

function keyOf(event: LunarPhase | Station): EventKey {
  // The search finds only the stations of Mercury, Venus and Mars.
  if (event.kind === 'station') return `${event.body}-${event.direction}` as EventKey;
  const ofSun = event.phase === 'new';
  if (event.eclipse !== null && isNoticed(event.eclipse))
    return ofSun ? 'solar-eclipse' : 'lunar-eclipse';
  return ofSun ? 'new-moon' : 'full-moon';
}

/**
 * The day of a zone that an instant belongs to, counted from 1970-01-01. When clocks are set back over midnight, a date
 * comes twice; an instant in its second part belongs to the next day, which has already begun.
 */
function findDay(utcMs: number, zone: string): number {
  const date = readWallClock(utcMs, zone).localDate;
  const next = getDayRange(addDays(date, 1), zone);
  return dayNumberOf(date) + (next !== undefined && next.startMs <= utcMs ? 1 : 0);
}
