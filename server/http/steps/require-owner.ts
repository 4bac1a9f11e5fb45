import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** Throws `forbidden` when the path names a user other than the signed-in one. */
export function requireOwner(exchange: Exchange): void {
  const { owner } = routeOf(exchange);
  if (owner !== undefined && exchange.rawParams[owner] !== exchange.user?.id) {
    throw new AppError('forbidden');
  }
}
