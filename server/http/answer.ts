// Writes the answer of an exchange: JSON, always with its length and the id of the request.

import { JsonText } from '#server/platform/json-text.ts';
import type { AppError } from '#shared/core/errors.ts';
import { buildErrorBody, findRetryAfterSeconds } from './error-answer.ts';
import type { Exchange } from './exchange.ts';
import { mayBeLong } from './request-input.ts';

/** Sends a body as JSON, or the text of a JsonText unchanged; for HEAD only the headers. */
export function sendJson(exchange: Exchange, status: number, body: unknown): void {
  const { text } = body instanceof JsonText ? body : JsonText.of(body);
  sendText(exchange, status, text, 'application/json; charset=utf-8');
}

/** Sends a text of a media type; for HEAD only the headers, and for 304 neither text, type nor length. */
export function sendText(exchange: Exchange, status: number, text: string, type: string): void {
  const { request, response, requestId, services } = exchange;
  response.statusCode = status;
  const isEmpty = status === 304;
  if (!isEmpty) {
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(text));
  }
  response.setHeader('X-Request-Id', requestId);
  if (services.lifecycle.draining) response.setHeader('Connection', 'close');
  if (isEmpty || request.method === 'HEAD') response.end();
  else response.end(text);
}

/**
 * Sends a refusal, unless the request has its answer already. That answer is whole, though its last byte may still wait
 * for express-session to store the session.
 */
export function sendRefusal(exchange: Exchange, error: AppError): void {
  const { request, response } = exchange;
  if (response.headersSent) return;
  exchange.failure = error;
  exchange.session?.discard();
  const retryAfter = findRetryAfterSeconds(error);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  if (mayBeLong(request)) response.setHeader('Connection', 'close');
  const shape = exchange.services.table.findErrorShape(exchange.path);
  sendJson(exchange, error.status, buildErrorBody(error, shape, exchange.requestId));
  // The rest of a refused body is read and discarded: with unread data the client can lose the answer.
  request.resume();
}
