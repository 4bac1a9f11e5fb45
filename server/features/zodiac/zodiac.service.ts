import { LRUCache } from 'lru-cache';
import { listSunSeasons } from '#server/sky/sun-seasons.ts';
import type { SunSeasons } from '#shared/zodiac/sun-seasons.schema.ts';

const MINUTE_MS = 60_000;
/** More than the number of years that the call accepts. */
const MAX_YEARS = 256;
const cache = new LRUCache<number, SunSeasons>({ max: MAX_YEARS });

/** When the Sun is in each sign, by the ephemeris, to the minute; the same for all users, so cached by year. */
export function getSunSeasons(year: number): SunSeasons {
  const cached = cache.get(year);
  if (cached !== undefined) return cached;
  const toMinute = (utcMs: number) =>
    new Date(Math.round(utcMs / MINUTE_MS) * MINUTE_MS).toISOString();
  const seasons = listSunSeasons(year).map(({ sign, fromUtcMs, untilUtcMs }) => ({
    sign,
    from: toMinute(fromUtcMs),
    until: toMinute(untilUtcMs),
  }));
  cache.set(year, seasons);
  return seasons;
}
