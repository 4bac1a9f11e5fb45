import { repeatOnConflict } from '#server/db/repeat-on-conflict.ts';
import { callOf, type Exchange, routeOf } from '#server/http/exchange.ts';
import { Reply } from '#server/http/route.ts';

/** Runs the call's handler. Runs an idempotent one again when the database has undone one of its transactions. */
export async function handle(exchange: Exchange): Promise<void> {
  const { handler, idempotent } = routeOf(exchange);
  const { response, services } = exchange;
  const answer = await repeatOnConflict(
    async () => handler(callOf(exchange)),
    () => {
      // The deadline may have answered already.
      if (!idempotent || response.headersSent) return false;
      services.metrics?.repeated();
      return true;
    },
  );
  exchange.reply = answer instanceof Reply ? answer : new Reply(answer);
}
