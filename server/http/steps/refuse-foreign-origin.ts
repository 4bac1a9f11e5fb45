import type { Exchange } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `foreign_origin` for an unsafe request that another website made a browser send. Browsers name
 * the origin in `Sec-Fetch-Site` (Fetch Metadata) or else in `Origin` (RFC 6454); a request with neither
 * comes from a program.
 */
export function refuseForeignOrigin({ request }: Exchange): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError('foreign_origin');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = `${request.protocol}://${request.host}`;
  if (origin.toLowerCase() !== own.toLowerCase()) throw new AppError('foreign_origin');
}
