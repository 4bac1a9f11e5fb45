import * as z from 'zod/mini';
import { sendJson, sendText } from '#server/http/answer.ts';
import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { JsonText } from '#server/platform/json-text.ts';

const NOT_MODIFIED = 304;

/** Sends the handler's answer, with the cookies of a sign-in. */
export function sendAnswer(exchange: Exchange): void {
  const { response, session, reply, services } = exchange;
  // The deadline may have answered already.
  if (reply === undefined || response.headersSent) return;
  const route = routeOf(exchange);
  const { body } = reply;
  const status = reply.status ?? route.status;
  if (services.checkAnswers) {
    z.parse(route.answer, body instanceof JsonText ? JSON.parse(body.text) : body);
    const declared = [route.status, route.existingStatus, NOT_MODIFIED];
    if (!declared.includes(status)) throw new Error(`${route.path} declares no ${status}`);
  }
  session?.commit();
  exchange.userId = session?.userId ?? exchange.userId;
  response.setHeader('Cache-Control', route.cacheControl);
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  if (route.contentType === undefined) sendJson(exchange, status, body);
  else sendText(exchange, status, String(body), route.contentType);
}
