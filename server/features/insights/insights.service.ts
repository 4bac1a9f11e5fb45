// The insights of a day: composed when first asked for, then kept for as long as their date is today anywhere.

import { addDays } from '#shared/core/calendar-date.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDayCache } from '../../platform/day-cache.ts';
import { getReadersDay } from '../../platform/readers-day.ts';
import type { Almanac } from '../../sky/almanac.ts';
import { listDayFacts } from '../../sky/day-facts.ts';
import { composeInsights, INSIGHT_DAYS } from './insights.composer.ts';

export interface InsightsService {
  /**
   * What the sky of a reader's day (`YYYY-MM-DD`; without one the UTC day) and of the days after it
   * brings. Throws `bad_input` when the day is today nowhere on earth.
   */
  listInsights(date: string | undefined): readonly Insight[];
}

export function createInsightsService(dependencies: {
  almanac: Almanac;
  clock: Clock;
}): InsightsService {
  const { almanac, clock } = dependencies;
  const kept = createDayCache<'all', readonly Insight[]>((first) => {
    const dates = Array.from({ length: INSIGHT_DAYS }, (_, ahead) => addDays(first, ahead));
    return composeInsights({
      days: dates.map((date) => ({ date, facts: listDayFacts(almanac, date, null) })),
    });
  });
  return { listInsights: (date) => kept.get(getReadersDay(date, clock.now()), 'all') };
}
