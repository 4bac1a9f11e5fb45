import { sendRefusal } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { AppError } from '#shared/core/errors.ts';

/** A call that takes longer than this is answered 503; its handler keeps running, but `requireUnanswered` throws. */
const DEADLINE_MS = 5_500;

/** Starts the timer that answers `unavailable`; the dispatcher clears it. */
export function startDeadline(exchange: Exchange): void {
  exchange.deadline = setTimeout(() => {
    const cause = new Error('deadline passed');
    sendRefusal(exchange, new AppError('unavailable', { cause }));
  }, DEADLINE_MS);
}
