import { callOf, type Exchange, routeOf } from '#server/http/exchange.ts';
import type { Call, Route, RouteLimit } from '#server/http/route.ts';
import { LimitsUnavailableError } from '#server/platform/limits.ts';

/**
 * Counts the call under each of its own limits. Throws `too_many_requests`. When the counts cannot be read or written,
 * the endpoint's `onLimitFailure` decides: `refuse` throws LimitsUnavailableError, else the call goes on uncounted.
 */
export function takeRouteLimits(exchange: Exchange): Promise<void> | void {
  const route = routeOf(exchange);
  if (route.limits.length > 0) return takeEach(exchange, route);
}

/** Counts under all limits or under none: when one limit is reached, the other counts stay as they were. */
async function takeEach(exchange: Exchange, route: Route): Promise<void> {
  const { services, requestId } = exchange;
  const takes = route.limits.flatMap((limit) => {
    const key = keyOf(limit, callOf(exchange));
    return key === undefined ? [] : [{ rule: limit.rule, key }];
  });
  if (takes.length === 0) return;
  try {
    await services.limits.takeAll(takes);
  } catch (error) {
    const cannotCount = error instanceof LimitsUnavailableError;
    if (!cannotCount || route.onLimitFailure === 'refuse') throw error;
    const rules = takes.map(({ rule }) => rule.name);
    services.logger.warn({ requestId, err: error, limits: rules }, 'limit not counted');
  }
}

function keyOf({ by }: RouteLimit<Call>, call: Call): string | undefined {
  if (by === 'user') return call.user?.id;
  return by === 'address' ? call.address : by(call);
}
