import * as z from 'zod/mini';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { createBirthChartRepository } from './birth-chart.repository.ts';
import { createBirthChartService } from './birth-chart.service.ts';

/** A user's birth chart. */
export function birthChartRoutes(dependencies: {
  database: DatabaseClient;
  clock: Clock;
}): Route[] {
  const { database, clock } = dependencies;
  const repository = createBirthChartRepository(database.db);
  const service = createBirthChartService({ repository, clock });
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
