import * as z from 'zod/mini';
import { AppError } from '#shared/core/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Lifecycle } from '../../platform/lifecycle.ts';

const healthSchema = z.object({ status: z.literal('ok') });

/** Whether the process lives, and whether it should be sent requests. */
export function healthRoutes(dependencies: {
  lifecycle: Lifecycle;
  database: { ping(): Promise<void> };
}): Route[] {
  const { lifecycle, database } = dependencies;
  return [
    defineRoute({
      method: 'GET',
      path: '/api/health',
      access: 'open',
      summary: 'Whether the process lives',
      answer: healthSchema,
      uncounted: true,
      handler: () => ({ status: 'ok' as const }),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/ready',
      access: 'open',
      summary: 'Whether requests should be sent here',
      answer: healthSchema,
      errors: ['unavailable'],
      uncounted: true,
      handler: async () => {
        if (lifecycle.draining || !lifecycle.migrated) throw new AppError('unavailable');
        await database.ping();
        return { status: 'ok' as const };
      },
    }),
  ];
}
