// The insights of a day: composed at the first request, then cached while their date is current anywhere.

import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import { composeInsights, INSIGHT_DAYS } from './insights.composer.ts';

export interface InsightsService {
  /**
   * The insights of a user's day (`YYYY-MM-DD`; without one the UTC day) and of the days after it. Throws
   * `bad_input` unless the day is today somewhere on earth.
   */
  listInsights(date: string | undefined): readonly Insight[];
}

export function createInsightsService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): InsightsService {
  const { almanac, clock } = dependencies;
  const cached = createDayCache<'all', readonly Insight[]>((first) => {
    const dates = Array.from({ length: INSIGHT_DAYS }, (_, ahead) => addDays(first, ahead));
    return composeInsights({
      days: dates.map((date) => ({ date, facts: listDayFacts(almanac, date, null) })),
    });
  });
  return { listInsights: (date) => cached.get(getUserDay(date, clock.now()), 'all') };
}
