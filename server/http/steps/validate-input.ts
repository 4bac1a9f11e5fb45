import { type Exchange, routeOf } from '#server/http/exchange.ts';
import { checkInput } from '#server/http/validate.ts';

/** Checks params, query and body against the schemas of the call; throws `bad_input` and names every invalid field. */
export function validateInput(exchange: Exchange): void {
  exchange.input = checkInput(routeOf(exchange), exchange);
}
