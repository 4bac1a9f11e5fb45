import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { refuse } from '../answer.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const OPTIONS = READING_IDS.map((id) => ({ id, ...READINGS[id] }));

export const readingsHandlers = [
  mockEndpoint(listReadingsEndpoint, () => OPTIONS),
  mockEndpoint(getReadingEndpoint, ({ params }) => {
    const reading = OPTIONS.find(({ id }) => id === params['id']);
    return reading === undefined
      ? refuse('not_found')
      : { ...reading, basis: 'general' as const, paragraphs: [] };
  }),
];
