// Today's real sky, the same for everybody: one sentence, its facts, where the bodies stand, the Moon.

import { utcDateOf, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { SkyMoon, SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDayCache } from '../../platform/day-cache.ts';
import type { Almanac } from '../../sky/almanac.ts';
import { listDayFacts } from '../../sky/day-facts.ts';
import { getMoonPhase } from '../../sky/tonight.ts';
import { composeSkyLine } from './sky-line.composer.ts';

const NOON_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

export interface SkyTodayService {
  /** The sky of the UTC day. */
  getSkyToday(): SkyToday;
  /** How long that stays true: whole seconds to the end of the UTC day, at least one. */
  secondsLeft(): number;
}

export function createSkyTodayService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): SkyTodayService {
  const { almanac, clock } = dependencies;
  const kept = createDayCache<'all', SkyToday>((date) => {
    const noonMs = utcMidnightMs(date) + NOON_MS;
    return {
      ...composeSkyLine({ date, facts: listDayFacts(almanac, date, null) }),
      positions: BODY_KEYS.map((body) => ({
        body,
        longitudeDegrees: almanac.getPosition(body, noonMs).longitudeDegrees,
      })),
      moon: describeMoon(almanac, noonMs),
    };
  });
  return {
    getSkyToday: () => kept.get(utcDateOf(clock.now()), 'all'),
    secondsLeft: () => Math.max(1, Math.ceil((DAY_MS - (clock.now() % DAY_MS)) / 1000)),
  };
}

function describeMoon(almanac: Almanac, utcMs: number): SkyMoon {
  const { phase, elongationDegrees, nextNewUtcMs, nextFullUtcMs } = getMoonPhase(almanac, utcMs);
  const nextMs = Math.min(nextNewUtcMs, nextFullUtcMs);
  return {
    shape: phase,
    sign: getSignKey(almanac.getPosition('moon', utcMs).longitudeDegrees),
    elongationDegrees,
    next: {
      phase: nextMs === nextNewUtcMs ? 'new' : 'full',
      exactAt: `${new Date(nextMs).toISOString().slice(0, 19)}Z`,
    },
  };
}
