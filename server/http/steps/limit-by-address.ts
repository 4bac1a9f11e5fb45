import { addressKey } from '#server/http/caller-address.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { isSampled, tooMany } from '#server/platform/limits.ts';

/**
 * Counts the request for the caller's address before anything else looks at it, so that refusals are counted
 * too; throws `too_many_requests`. Probes are not counted.
 */
export function limitByAddress(exchange: Exchange): void {
  const { request, path, services } = exchange;
  exchange.address = addressKey(request.ip ?? '');
  if (services.table.isUncounted(path)) return;
  const { over, waitMs } = services.perAddress.count(exchange.address);
  if (over === 0) return;
  // A flood must not fill the log's disk: the longer it lasts, the fewer of its requests are logged.
  if (isSampled(over)) exchange.refusedOver = over;
  else exchange.unlogged = true;
  throw tooMany(waitMs);
}
