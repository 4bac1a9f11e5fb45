import type { Exchange } from '#server/http/exchange.ts';
import { hasBody, readBody } from '#server/http/request-input.ts';

/** Reads the body to its end. Throws `not_json` and `too_large`; `validateInput` refuses malformed JSON. */
export function readJsonBody(exchange: Exchange): Promise<void> | void {
  const { request, response, route } = exchange;
  if (!hasBody(request)) return;
  return readBody(request, response, { takesForm: route?.takesForm }).then((body) => {
    exchange.body = body;
  });
}
