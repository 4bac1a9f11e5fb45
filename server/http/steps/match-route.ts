import type { Exchange } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** Finds the declared call. Throws `not_found`, or `method_not_allowed` with the `Allow` header set. */
export function matchRoute(exchange: Exchange): void {
  const { request, response, path, services } = exchange;
  const match = services.table.find(request.method, path);
  if (match.kind === 'route') {
    exchange.route = match.route;
    exchange.rawParams = match.rawParams;
    return;
  }
  const allow = match.kind === 'wrong method' ? match.allow : services.answeredBefore.get(path);
  if (allow === undefined) throw new AppError('not_found');
  response.setHeader('Allow', allow);
  throw new AppError('method_not_allowed');
}
