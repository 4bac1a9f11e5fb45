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
const FIXTURE = 'tests/fixtures/readings.json';
const openings = z
  .record(z.enum(READING_IDS), z.array(readingOpeningSchema))
  .safeParse(JSON.parse(readFileSync(resolve(FIXTURE), 'utf8')));
if (openings.error)
  throw new Error(`${FIXTURE} is old: npm run fixtures`, { cause: openings.error });
/** What our server says to the sample data's user at the beginning of each paragraph. */
const OPENINGS = openings.data;

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
