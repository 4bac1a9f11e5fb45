// The insights of a day. Those on a user's own chart are computed for each call and never stored, because the hours of
// a person's contacts reveal the birth. Without a birth date they are those of the sky, cached while their date is
// current somewhere on earth.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import type { LetterService } from '#server/features/letter/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import { composeInsights, INSIGHT_DAYS } from './insights.composer.ts';
import { composePersonalInsights } from './personal-insights.composer.ts';

export interface InsightsService {
  /**
   * The insights of a user's day (`YYYY-MM-DD`; without one today in the zone) and of the days after it. Throws
   * `bad_input` for an unknown zone (an IANA name; without one that of the preferences, else UTC), and unless the day
   * is today somewhere on earth.
   */
  listInsights(
    user: ChartOwner & ZoneOwner,
    asked: { date?: string | undefined; zone?: string | undefined },
  ): Promise<readonly Insight[]>;
}

export function createInsightsService(dependencies: {
  almanac: Almanac;
  clock: Clock;
  letters: Pick<LetterService, 'getGist'>;
}): InsightsService {
  const { almanac, clock, letters } = dependencies;
  const cached = createDayCache<'all', readonly Insight[]>((first) => {
    const dates = Array.from({ length: INSIGHT_DAYS }, (_, ahead) => addDays(first, ahead));
    return composeInsights({
      days: dates.map((date) => ({ date, facts: listDayFacts(almanac, date, null) })),
    });
  });
  return {
    async listInsights(user, asked) {
      const zone = getZone(asked.zone, user);
      const nowMs = clock.now();
      const date = getUserDay(asked.date ?? dateOf(nowMs, zone), nowMs);
      const natal = getNatalPointsOf(user);
      const ofSky = () => cached.get(date, 'all');
      const day = { date, zone };
      const gist = natal === null ? null : await letters.getGist(user, day);
      return natal === null || gist === null
        ? ofSky()
        : composePersonalInsights(almanac, natal.points, day, gist, ofSky);
    },
  };
}
