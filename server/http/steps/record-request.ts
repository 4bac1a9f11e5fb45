import { findSqlState, isDatabaseUnavailable } from '#server/db/pg-errors.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { AppError } from '#shared/core/errors.ts';

/** Writes one log line and one observation of the metrics when the response is closed. */
export function recordRequest(exchange: Exchange): void {
  const { request, response, services } = exchange;
  const observe = services.metrics?.begin();
  response.once('close', () => {
    const ms = performance.now() - exchange.startedMs;
    const route = exchange.route?.path ?? 'unknown';
    if (!exchange.unlogged) writeLog(exchange, route, ms);
    observe?.({
      method: request.method,
      route,
      status: response.statusCode,
      seconds: ms / 1000,
      fault: exchange.failure && findFault(exchange.failure),
      refusal: exchange.failure?.code,
    });
  });
}

/**
 * The database error behind a refusal: its SQLSTATE, or `none` when the database gave no answer; undefined for a
 * refusal that has nothing to do with the database.
 */
function findFault({ cause }: AppError): string | undefined {
  const isFault = cause !== undefined && isDatabaseUnavailable(cause);
  return isFault ? (findSqlState(cause) ?? 'none') : undefined;
}

function writeLog(exchange: Exchange, route: string, ms: number): void {
  const { failure, request, response, userId } = exchange;
  const { logger } = exchange.services;
  const entry = {
    requestId: exchange.requestId,
    method: request.method,
    route,
    status: response.statusCode,
    ms: Math.round(ms),
    ...(userId === undefined ? {} : { userId }),
    ...(failure === undefined ? {} : { code: failure.code }),
    ...(exchange.refusedOver === undefined ? {} : { over: exchange.refusedOver }),
  };
  const cause = failure?.cause;
  if (failure?.code === 'internal') logger.error({ ...entry, err: cause }, 'request');
  else if (cause !== undefined) logger.warn({ ...entry, err: cause }, 'request');
  else logger.info(entry, 'request');
}
