import * as z from 'zod/mini';
import { readingOptionsSchema, readingSchema } from '#shared/readings/readings.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { getReading, listReadings } from './readings.service.ts';

/** The readings on offer. */
export function readingsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/readings/options',
      access: 'user',
      summary: 'The readings on offer',
      answer: readingOptionsSchema,
      handler: listReadings,
    }),
    defineRoute({
      method: 'GET',
      path: '/api/readings/{id}',
      access: 'user',
      summary: 'One reading',
      params: z.object({ id: z.string() }),
      answer: readingSchema,
      errors: ['not_found'],
      handler: ({ params }) => getReading(params.id),
    }),
  ];
}
