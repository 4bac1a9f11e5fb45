import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { chartReadingSchema } from '#shared/chart-reading/chart-reading.schema.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

/** Our server's reading of the chart of the sample data's user. */
export const SAMPLE_READING = chartReadingSchema.parse(
  JSON.parse(readFileSync(resolve('tests/fixtures/chart-reading.json'), 'utf8')),
);

export const chartReadingHandlers = [
  mockEndpoint(getChartReadingEndpoint, ({ params }) => {
    if (world.user === null) return refuse('not_signed_in');
    if (world.user.id !== params['userId']) return refuse('forbidden');
    return world.user.birthDate === null ? { reveal: [], chapters: [] } : SAMPLE_READING;
  }),
];
