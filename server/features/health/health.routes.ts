import { type Route, route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';
import { AppError } from '#shared/core/errors.ts';
import { getHealthEndpoint, getReadinessEndpoint } from '#shared/health/health.contract.ts';

/** How long one ping of the database answers all readiness checks. */
const PING_SHARED_MS = 250;

/** Liveness (the process runs) and readiness (a load balancer should send it requests). */
export function healthRoutes(dependencies: {
  lifecycle: Lifecycle;
  database: { ping(): Promise<void> };
  clock: Clock;
}): Route[] {
  const { lifecycle, database, clock } = dependencies;
  let ping: { answer: Promise<void>; atMs: number } | undefined;

  /** Asks the database at most every `PING_SHARED_MS`, however many checks there are. */
  function sharePing(): Promise<void> {
    const nowMs = clock.now();
    const isFresh = ping !== undefined && Math.abs(nowMs - ping.atMs) < PING_SHARED_MS;
    if (ping === undefined || !isFresh) ping = { answer: database.ping(), atMs: nowMs };
    return ping.answer;
  }

  return [
    route(getHealthEndpoint, () => ({ status: 'ok' as const })),
    route(getReadinessEndpoint, async () => {
      if (lifecycle.draining || !lifecycle.migrated) throw new AppError('unavailable');
      await sharePing();
      return { status: 'ok' as const };
    }),
  ];
}
