import type { SunSeasons } from '#shared/zodiac/sun-seasons.schema.ts';
import { listSunSeasons } from '../../sky/sun-seasons.ts';

const MINUTE_MS = 60_000;
const known = new Map<number, SunSeasons>();

/** When the Sun is in each sign, by the real sky, to the minute; the same for everybody, so computed once a year. */
export function getSunSeasons(year: number): SunSeasons {
  const kept = known.get(year);
  if (kept) return kept;
  const toMinute = (utcMs: number) =>
    new Date(Math.round(utcMs / MINUTE_MS) * MINUTE_MS).toISOString();
  const seasons = listSunSeasons(year).map(({ sign, fromUtcMs, untilUtcMs }) => ({
    sign,
    from: toMinute(fromUtcMs),
    until: toMinute(untilUtcMs),
  }));
  known.set(year, seasons);
  return seasons;
}
