import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import { readingOpeningSchema } from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { world } from '../world.ts';

const OPTIONS = READING_IDS.map((id) => ({ id, ...READINGS[id] }));
/** What our server tells at each paragraph's beginning to the user of the sample data. */
const OPENINGS = z
  .record(z.enum(READING_IDS), z.array(readingOpeningSchema))
  .parse(JSON.parse(readFileSync(resolve('tests/fixtures/readings.json'), 'utf8')));

export const readingsHandlers = [
  mockEndpoint(listReadingsEndpoint, () => OPTIONS),
  mockEndpoint(getReadingEndpoint, ({ params }) => {
    const reading = OPTIONS.find(({ id }) => id === params['id']);
    if (reading === undefined) return refuse('not_found');
    if (world.user === null || world.user.birthDate === null) {
      return { ...reading, basis: 'general' as const, paragraphs: [] };
    }
    return { ...reading, basis: 'natal' as const, paragraphs: OPENINGS[reading.id] };
  }),
];
