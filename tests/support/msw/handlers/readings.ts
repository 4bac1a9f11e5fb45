import { http } from 'msw';
import { readingOptionsSchema, readingSchema } from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { answer, refuse } from '../answer.ts';

const OPTIONS = READING_IDS.map((id) => ({ id, ...READINGS[id] }));

export const readingsHandlers = [
  http.get('/api/readings/options', () => answer(readingOptionsSchema, OPTIONS)),
  http.get('/api/readings/:id', ({ params }) => {
    const reading = OPTIONS.find(({ id }) => id === params['id']);
    return reading === undefined ? refuse('not_found') : answer(readingSchema, reading);
  }),
];
