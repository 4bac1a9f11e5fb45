import { callOf, type Exchange, routeOf } from '#server/http/exchange.ts';
import type { Call, Route, RouteLimit } from '#server/http/route.ts';
import { LimitReachedError, LimitsUnavailableError } from '#server/platform/limits.ts';

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
  const call = callOf(exchange);
  const limits = await Promise.all(
    route.limits.map(async (limit) => ({ rule: limit.rule, keys: await keysOf(limit, call) })),
  );
  const attempts = Math.max(...limits.map(({ keys }) => keys.length));
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const takes = limits.flatMap(({ rule, keys }) => {
      const key = keys[Math.min(attempt, keys.length) - 1];
      return key === undefined ? [] : [{ rule, key }];
    });
    try {
      await services.limits.takeAll(takes);
      return;
    } catch (error) {
      if (error instanceof LimitReachedError && attempt < attempts) continue;
      const cannotCount = error instanceof LimitsUnavailableError;
      if (!cannotCount || route.onLimitFailure === 'refuse') throw error;
      const rules = takes.map(({ rule }) => rule.name);
      services.logger.warn({ requestId, err: error, limits: rules }, 'limit not counted');
      return;
    }
  }
}

async function keysOf({ by }: RouteLimit<Call>, call: Call): Promise<readonly string[]> {
  if (by === 'address') return [call.address];
  const keys = by === 'user' ? call.user?.id : await by(call);
  return typeof keys === 'string' ? [keys] : (keys ?? []);
}
