import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** Throws `forbidden` where the path names another user than the one who is signed in. */
export function requireOwner(exchange: Exchange): void {
  const { owner } = routeOf(exchange);
  if (owner !== undefined && exchange.rawParams[owner] !== exchange.user?.id) {
    throw new AppError('forbidden');
  }
}
