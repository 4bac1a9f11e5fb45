// New and full Moons and the stations of Mercury, Venus and Mars over many years. They are the almanac's events, found
// without its aspects, which are nearly all of the work.

import { LRUCache } from 'lru-cache';
import type { Almanac } from './almanac.ts';
import {
  findLunationsAndStations,
  LUNATION_AND_STATION_BODIES,
  type Tracks,
} from './events/find-events.ts';
import type { LunarPhase, Station } from './events/sky-event.ts';
import { toJulianDayTt } from './time-scales.ts';

const HOUR_MS = 3_600_000;
/** Events are searched and kept in windows of this length, from the same midnight as the almanac's. */
const WINDOW_DAYS = 192;
const WINDOW_ORIGIN_JULIAN_DAY = 2_451_544.5;
/** Sixty years, of forty events each. */
const MAX_WINDOWS = 120;

type Windows = LRUCache<number, readonly (LunarPhase | Station)[]>;
const windowsOf = new WeakMap<Almanac, Windows>();

/**
 * The new and full Moons and the stations of Mercury, Venus and Mars from one instant (closed) to another (open), UTC
 * milliseconds, in order of time.
 */
export function listLunationsAndStations(
  almanac: Almanac,
  fromUtcMs: number,
  untilUtcMs: number,
): (LunarPhase | Station)[] {
  const found: (LunarPhase | Station)[] = [];
  // An hour's margin: a refined instant may lie a moment outside the window of its search.
  const last = windowIndexAt(untilUtcMs + HOUR_MS);
  for (let index = windowIndexAt(fromUtcMs - HOUR_MS); index <= last; index += 1) {
    for (const event of getWindow(almanac, index)) {
      if (event.atUtcMs >= fromUtcMs && event.atUtcMs < untilUtcMs) found.push(event);
    }
  }
  return found;
}

function windowIndexAt(utcMs: number): number {
  return Math.floor((toJulianDayTt(utcMs) - WINDOW_ORIGIN_JULIAN_DAY) / WINDOW_DAYS);
}

function getWindow(almanac: Almanac, index: number): readonly (LunarPhase | Station)[] {
  let windows = windowsOf.get(almanac);
  if (windows === undefined) {
    windows = new LRUCache({ max: MAX_WINDOWS });
    windowsOf.set(almanac, windows);
  }
  const cached = windows.get(index);
  if (cached !== undefined) return cached;
  const tracks = Object.fromEntries(
    LUNATION_AND_STATION_BODIES.map((body) => [body, almanac.getTrack(body)]),
  ) as Pick<Tracks, (typeof LUNATION_AND_STATION_BODIES)[number]>;
  const fromTt = WINDOW_ORIGIN_JULIAN_DAY + index * WINDOW_DAYS;
  const events = findLunationsAndStations(tracks, fromTt, fromTt + WINDOW_DAYS);
  windows.set(index, events);
  return events;
}
