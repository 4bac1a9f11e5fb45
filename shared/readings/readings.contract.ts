// The readings on offer.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { readingOptionsSchema, readingSchema } from './readings.schema.ts';

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
  summary: 'One reading',
  params: z.object({ id: z.string() }),
  answer: readingSchema,
  errors: ['not_found'],
});
