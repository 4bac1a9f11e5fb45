// A user's birth chart: computed once for each set of birth details, then stored.

import type { Clock } from '#server/platform/clock.ts';
import { JsonText } from '#server/platform/json-text.ts';
import type { BirthChartAnswer } from '#shared/birth-chart/birth-chart.schema.ts';
import type { BirthChartRepository } from './birth-chart.repository.ts';
import type { Birth } from './birth-moment.ts';
import { type ChartOwner, getBirth } from './chart-owner.ts';
import { CHART_EDITION, drawBirthChart } from './draw-birth-chart.ts';

export interface BirthChartService {
  /** The chart as JSON text; without a birth date it has no planets. */
  getChart(owner: ChartOwner): Promise<JsonText<BirthChartAnswer>>;
}

export function createBirthChartService(dependencies: {
  repository: BirthChartRepository;
  clock: Clock;
}): BirthChartService {
  const { repository, clock } = dependencies;
  return {
    async getChart(owner) {
      const birth = getBirth(owner);
      if (birth === null) return JsonText.of<BirthChartAnswer>({ planets: [] });
      const key = keyOf(birth);
      const stored = await repository.findChart(owner.id, key);
      if (stored !== undefined) return new JsonText(stored);
      const chart = JsonText.of<BirthChartAnswer>(drawBirthChart(birth));
      await repository.saveChart(owner.id, key, chart.text, new Date(clock.now()));
      return chart;
    },
  };
}

/** A key of everything that a chart is computed from: if any of it changes, the stored chart no longer has this key. */
function keyOf({ date, time, place, fold }: Birth): string {
  return JSON.stringify([CHART_EDITION, date, time, fold, place]);
}
