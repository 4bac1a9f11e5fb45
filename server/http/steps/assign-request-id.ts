import { randomUUID } from 'node:crypto';
import type { Exchange } from '#server/http/exchange.ts';

/** Assigns the id that the answer and the log line contain. */
export function assignRequestId(exchange: Exchange): void {
  exchange.requestId = randomUUID();
}
