// What a user's birth chart means, in words.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { chartReadingQuerySchema, chartReadingSchema } from './chart-reading.schema.ts';

export const getChartReadingEndpoint = endpoint({
  method: 'GET',
  path: '/api/birth-chart/{userId}/reading',
  access: 'user',
  summary:
    "What the user's birth chart means, in three lines and in chapters; without a birth date none",
  params: z.object({ userId: z.string() }),
  query: chartReadingQuerySchema,
  answer: chartReadingSchema,
  owner: 'userId',
  offline: true,
});
