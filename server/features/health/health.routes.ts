import { type Route, route } from '#server/http/route.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import { AppError } from '#shared/core/errors.ts';
import { getHealthEndpoint, getReadinessEndpoint } from '#shared/health/health.contract.ts';

/** Liveness (the process runs) and readiness (a load balancer should send it requests). */
export function healthRoutes(dependencies: {
  lifecycle: Lifecycle;
  database: { ping(): Promise<void> };
}): Route[] {
  const { lifecycle, database } = dependencies;
  return [
    route(getHealthEndpoint, () => ({ status: 'ok' as const })),
    route(getReadinessEndpoint, async () => {
      if (lifecycle.draining || !lifecycle.migrated) throw new AppError('unavailable');
      await database.ping();
      return { status: 'ok' as const };
    }),
  ];
}
