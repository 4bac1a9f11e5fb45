import { type Exchange, routeOf } from '#server/http/exchange.ts';

/** Counts the call for its session; throws `too_many_requests`. Calls with limits of their own are not counted. */
export function limitBySession(exchange: Exchange): void {
  const id = exchange.session?.id;
  if (id === undefined || routeOf(exchange).limits.length > 0) return;
  exchange.services.perSession.take(id);
}
