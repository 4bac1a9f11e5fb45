import { callOf, type Exchange, routeOf } from '#server/http/exchange.ts';
import type { Call, Route, RouteLimit } from '#server/http/route.ts';
import { LimitsUnavailableError } from '#server/platform/limits.ts';

/** Counts the call under each of its own limits; throws `too_many_requests`. When counting fails, the endpoint's `onLimitFailure` decides. */
export function takeRouteLimits(exchange: Exchange): Promise<void> | void {
  const route = routeOf(exchange);
  if (route.limits.length > 0) return takeEach(exchange, route);
}

async function takeEach(exchange: Exchange, route: Route): Promise<void> {
  const { services, requestId } = exchange;
  for (const limit of route.limits) {
    const key = keyOf(limit, callOf(exchange));
    if (key === undefined) continue;
    try {
      await services.limits.take(limit.rule, key);
    } catch (error) {
      const cannotCount = error instanceof LimitsUnavailableError;
      if (!cannotCount || route.onLimitFailure === 'refuse') throw error;
      services.logger.warn({ requestId, err: error, limit: limit.rule.name }, 'limit not counted');
    }
  }
}

function keyOf({ by }: RouteLimit<Call>, call: Call): string | undefined {
  if (by === 'user') return call.user?.id;
  return by === 'address' ? call.address : by(call);
}
