import type { Exchange } from '#server/http/exchange.ts';
import { hasBody, readBody } from '#server/http/request-input.ts';

/** Reads the body to its end. Throws `not_json` and `too_large`; `validateInput` refuses malformed JSON. */
export function readJsonBody(exchange: Exchange): Promise<void> | void {
  const { request, route } = exchange;
  if (!hasBody(request)) return;
  const { takesForm, bodyLimitBytes } = route ?? {};
  return readBody(request, { takesForm, limitBytes: bodyLimitBytes }).then((body) => {
    exchange.body = body;
  });
}
