import { type Exchange, routeOf } from '#server/http/exchange.ts';

/**
 * Counts the call for its user, or for a visitor's session; throws `too_many_requests`. Skips calls with their own
 * limits.
 */
export function limitBySession(exchange: Exchange): void {
  // Users are not counted by session, because one user can have ten.
  const id = exchange.session?.userId ?? exchange.session?.id;
  if (id === undefined || routeOf(exchange).limits.length > 0) return;
  exchange.services.perSession.take(id);
}
