// New and full Moons and the stations of Mercury, Venus and Mars over many years. They are the same
// as the almanac's events of these kinds, but are found without a search for aspects, which takes most of the almanac's
// time.

import { LRUCache } from 'lru-cache';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import type { Almanac } from './almanac.ts';
import {
  findLunationsAndStations,
  LUNATION_AND_STATION_BODIES,
  type Tracks,
} from './events/find-events.ts';
import type { LunarPhase, Station } from './events/sky-event.ts';
import { perAlmanac } from './per-almanac.ts';

const HOUR_MS = 3_600_000;
/** Events are searched and cached in windows of this length. */
const WINDOW_DAYS = 192;
/** A window begins at 2000-01-01T00:00 TT, as one of the almanac does. */
const WINDOW_ORIGIN_JULIAN_DAY = 2_451_544.5;
/** Sixty-three years, with about 35 events each. */
const MAX_WINDOWS = 120;

const windowsOf = perAlmanac(
  () => new LRUCache<number, readonly (LunarPhase | Station)[]>({ max: MAX_WINDOWS }),
);

/**
 * The new and full Moons and the stations of Mercury, Venus and Mars from one instant (included) to another (excluded),
 * UTC milliseconds since 1970, in order of time.
 */
export function listLunationsAndStations(
  almanac: Almanac,
  fromUtcMs: number,
  untilUtcMs: number,
): (LunarPhase | Station)[] {
  const found: (LunarPhase | Station)[] = [];
  // The hour before and after: a search may place an event that it found a moment outside its own window.
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
  const windows = windowsOf(almanac);
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
