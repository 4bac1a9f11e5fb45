// The readings on offer.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { openedReadingSchema, readingOptionsSchema } from './readings.schema.ts';

export const listReadingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/readings/options',
  access: 'user',
  summary: 'The readings on offer',
  answer: readingOptionsSchema,
  offline: true,
});

export const getReadingEndpoint = endpoint({
  method: 'GET',
  path: '/api/readings/{id}',
  access: 'user',
  summary: 'One reading, with what opens its paragraphs for the user',
  params: z.object({ id: z.string() }),
  answer: openedReadingSchema,
  errors: ['not_found'],
});
