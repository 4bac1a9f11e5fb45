// A user's birth chart.

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { birthChartSchema } from './birth-chart.schema.ts';

export const getBirthChartEndpoint = endpoint({
  method: 'GET',
  path: '/api/birth-chart/{userId}',
  access: 'user',
  summary: 'The birth chart; without a birth date no planets',
  params: z.object({ userId: z.string() }),
  answer: birthChartSchema,
  owner: 'userId',
  offline: true,
});
