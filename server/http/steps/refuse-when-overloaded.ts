import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** Throws `unavailable` while the event loop is behind or the database is not migrated; never for probes. */
export function refuseWhenOverloaded(exchange: Exchange): void {
  const { isOverloaded, lifecycle } = exchange.services;
  if (routeOf(exchange).uncounted) return;
  if (isOverloaded() || !lifecycle.migrated) throw new AppError('unavailable');
}
