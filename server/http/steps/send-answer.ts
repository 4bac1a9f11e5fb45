import * as z from 'zod/mini';
import { sendJson, sendText } from '#server/http/answer.ts';
import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { JsonText } from '#server/platform/json-text.ts';

/** Sends the handler's answer, with the cookies of a sign-in. */
export function sendAnswer(exchange: Exchange): void {
  const { response, session, reply, services } = exchange;
  // The deadline may have answered already.
  if (reply === undefined || response.headersSent) return;
  const route = routeOf(exchange);
  const { body } = reply;
  if (services.checkAnswers) {
    z.parse(route.answer, body instanceof JsonText ? JSON.parse(body.text) : body);
  }
  session?.commit();
  exchange.userId = session?.userId ?? exchange.userId;
  response.setHeader('Cache-Control', route.cacheControl);
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  const status = reply.status ?? route.status;
  if (route.contentType === undefined) sendJson(exchange, status, body);
  else sendText(exchange, status, String(body), route.contentType);
}
