// The answers of our server that page tests and pictures are given, computed by the server's own code.

import { drawBirthChart } from '#server/features/birth-chart/draw-birth-chart.ts';
import { type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import { readChart } from '#server/features/chart-reading/index.ts';
import { openReading } from '#server/features/readings/readings.service.ts';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import type { BirthTimeFold } from '#shared/core/birth.ts';
import { READING_IDS } from '#shared/readings/readings.ts';
import type { BirthChartCase } from '#tests/support/msw/birth-charts.ts';

/** GeoNames ids. */
const CHICAGO = 4887398;
const TROMSO = 3133895;
const SAO_PAULO = 3448439;

type Birth = { date: string; time: string | null; placeId: number | null; fold?: BirthTimeFold };

const SAMPLE: Birth = { date: '1994-08-02', time: '21:18', placeId: CHICAGO };
const BIRTHS: Readonly<Record<BirthChartCase, Birth>> = {
  sample: SAMPLE,
  unknownTime: { date: '1994-08-03', time: null, placeId: CHICAGO },
  unknownPlace: { ...SAMPLE, placeId: null },
  unknownTimeAndPlace: { ...SAMPLE, time: null, placeId: null },
  polar: { ...SAMPLE, placeId: TROMSO },
  stellium: { date: '1962-02-05', time: '07:10', placeId: CHICAGO },
  hourTwice: { date: '1994-10-30', time: '01:30', placeId: CHICAGO, fold: 'later' },
  localMeanTime: { date: '1905-03-01', time: '10:00', placeId: SAO_PAULO },
  cusp: { date: '1994-07-22', time: '22:00', placeId: CHICAGO },
};

/** File under `tests/fixtures` → its content. */
export async function computePageFixtures(): Promise<Readonly<Record<string, unknown>>> {
  const places = createPlaceSource();
  const ownerOf = async ({ date, time, placeId, fold }: Birth): Promise<ChartOwner> => {
    const place = placeId === null ? null : await places.findPlaceById(placeId);
    if (place === undefined) throw new Error(`no place has the id ${placeId}`);
    return {
      id: 'sample',
      birthDate: date,
      birthTime: time,
      birthPlaceDetails: place,
      birthTimeFold: fold ?? null,
      birthTimeMargin: null,
    };
  };
  const charts: Record<string, unknown> = {};
  for (const [name, birth] of Object.entries(BIRTHS)) {
    const owned = getBirth(await ownerOf(birth));
    if (owned === null) throw new Error(`${name} has no birth date`);
    charts[name] = drawBirthChart(owned);
  }
  const sample = await ownerOf(SAMPLE);
  return {
    'birth-charts.json': charts,
    'chart-reading.json': readChart(sample),
    'readings.json': Object.fromEntries(
      READING_IDS.map((id) => [id, openReading(id, sample).paragraphs]),
    ),
  };
}
