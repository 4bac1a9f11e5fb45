import { callOf, type Exchange, routeOf } from '#server/http/exchange.ts';
import { Reply } from '#server/http/route.ts';

/** Runs the handler of the call. */
export async function handle(exchange: Exchange): Promise<void> {
  const answer = await routeOf(exchange).handler(callOf(exchange));
  exchange.reply = answer instanceof Reply ? answer : new Reply(answer);
}
