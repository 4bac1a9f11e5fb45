// The sky of the UTC day, the same for all users: a sentence, its facts, the positions of the bodies, the Moon.

import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { getMoonPhase } from '#server/sky/tonight.ts';
import { utcDateOf, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { SkyMoon, SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import { composeSkyLine } from './sky-line.composer.ts';

const NOON_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;

export interface SkyTodayService {
  /** The sky of the UTC day. */
  getSkyToday(): SkyToday;
  /** Whole seconds until the end of the UTC day, at least one: how long the answer is valid. */
  secondsLeft(): number;
}

export function createSkyTodayService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): SkyTodayService {
  const { almanac, clock } = dependencies;
  const cached = createDayCache<'all', SkyToday>((date) => {
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
    getSkyToday: () => cached.get(utcDateOf(clock.now()), 'all'),
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
