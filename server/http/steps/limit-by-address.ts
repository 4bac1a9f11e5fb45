import { addressKey } from '#server/http/caller-address.ts';
import { type Exchange, routeOf } from '#server/http/exchange.ts';

/** Counts the call for the caller's address; throws `too_many_requests`. Probes are not counted. */
export function limitByAddress(exchange: Exchange): void {
  exchange.address = addressKey(exchange.request.ip ?? '');
  if (!routeOf(exchange).uncounted) exchange.services.perAddress.take(exchange.address);
}
