// A user's birth chart: drawn once for a moment of birth, then kept.

import type { BirthTimeFold } from '#shared/account/birth-details.schema.ts';
import type { BirthChartAnswer } from '#shared/birth-chart/birth-chart.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { JsonText } from '../../platform/json-text.ts';
import type { BirthChartRepository } from './birth-chart.repository.ts';
import type { Birth } from './birth-moment.ts';
import { CHART_EDITION, drawBirthChart } from './draw-birth-chart.ts';

/** The columns of a user that a chart is drawn from. */
export interface ChartOwner {
  id: string;
  birthDate: string | null;
  birthTime: string | null;
  birthPlaceDetails: Place | null;
  birthTimeFold: BirthTimeFold | null;
}

export interface BirthChartService {
  /** The chart, or no planets when there is no birth date, as JSON text. */
  getChart(owner: ChartOwner): Promise<JsonText<BirthChartAnswer>>;
}

export function createBirthChartService(dependencies: {
  repository: BirthChartRepository;
  clock: Clock;
}): BirthChartService {
  const { repository, clock } = dependencies;
  return {
    async getChart(owner) {
      if (owner.birthDate === null) return JsonText.of<BirthChartAnswer>({ planets: [] });
      const birth: Birth = {
        date: owner.birthDate,
        time: owner.birthTime,
        place: owner.birthPlaceDetails,
        fold: owner.birthTimeFold,
      };
      const key = keyOf(birth);
      const kept = await repository.findChart(owner.id, key);
      if (kept !== undefined) return new JsonText(kept);
      const chart = JsonText.of<BirthChartAnswer>(drawBirthChart(birth));
      await repository.keepChart(owner.id, key, chart.text, new Date(clock.now()));
      return chart;
    },
  };
}

/** All that a chart is drawn from, so that a change of any of it is a chart of its own. */
function keyOf({ date, time, place, fold }: Birth): string {
  return JSON.stringify([CHART_EDITION, date, time, fold, place]);
}
