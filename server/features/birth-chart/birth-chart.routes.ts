import * as z from 'zod/mini';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { BirthChartService } from './birth-chart.service.ts';

/** A user's birth chart. */
export function birthChartRoutes({ service }: { service: BirthChartService }): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/birth-chart/{userId}',
      access: 'user',
      summary: 'The birth chart; without a birth date no planets',
      params: z.object({ userId: z.string() }),
      answer: birthChartSchema,
      owner: 'userId',
      handler: ({ user }) => service.getChart(user),
    }),
  ];
}
