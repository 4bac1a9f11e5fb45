import { type Exchange, routeOf } from '#server/http/exchange.ts';

/** Counts the call for its user, or for the session of a visitor; throws `too_many_requests`. Calls with limits of their own are not counted. */
export function limitBySession(exchange: Exchange): void {
  // Not by session for users: one could have ten of them.
  const id = exchange.session?.userId ?? exchange.session?.id;
  if (id === undefined || routeOf(exchange).limits.length > 0) return;
  exchange.services.perSession.take(id);
}
