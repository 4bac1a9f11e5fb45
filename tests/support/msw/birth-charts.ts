// Charts that our server computed, one per birth; `sample` is the user of the sample data. `npm run fixtures` writes
// them again.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type BirthChart, fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';

const CASES = [
  'sample',
  /** 3 August 1994, Chicago, without a time. */
  'unknownTime',
  /** 2 August 1994, 21:18, without a place. */
  'unknownPlace',
  'unknownTimeAndPlace',
  /** Tromsø, where Placidus houses do not exist. */
  'polar',
  /** 5 February 1962: seven bodies in Aquarius. */
  'stellium',
  /** 30 October 1994, 01:30 in Chicago: the later of the two instants with this clock time. */
  'hourTwice',
  /** São Paulo in 1905, before standard time. */
  'localMeanTime',
  /** 22 July 1994, 22:00 in Chicago: Cancer by the date table, Leo by the Sun's position. */
  'cusp',
] as const;
export type BirthChartCase = (typeof CASES)[number];

const charts = z
  .record(z.enum(CASES), fullBirthChartSchema)
  .parse(JSON.parse(readFileSync(resolve('tests/fixtures/birth-charts.json'), 'utf8')));

/** A new copy of a case's chart. */
export function findBirthChart(name: BirthChartCase): BirthChart {
  return structuredClone(charts[name]);
}
