import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** Throws `not_signed_in` when a visitor makes a call with `access: 'user'`. */
export function requireUser(exchange: Exchange): void {
  if (routeOf(exchange).access === 'user' && exchange.user === undefined) {
    throw new AppError('not_signed_in');
  }
}
