// One after another for a key, within this process: so that the burst of one reader waits in line here,
// with one connection, and not in the database with the whole pool.

import { AppError } from '#shared/core/errors.ts';

/** Who has waited for so long is not waited for any more. */
const MAX_WAIT_MS = 5_000;

export interface Turns {
  /**
   * Does the work when all that was asked for the same key before has ended, well or badly. Throws
   * `unavailable`, the work not begun, when that takes too long.
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    take(key, work) {
      const askedMs = performance.now();
      const begin = () => {
        if (performance.now() - askedMs > MAX_WAIT_MS) throw new AppError('unavailable');
        return work();
      };
      // A failure before concerns whoever had that turn.
      const turn = (lastOf.get(key) ?? Promise.resolve()).then(begin, begin);
      lastOf.set(key, turn);
      const forget = () => {
        if (lastOf.get(key) === turn) lastOf.delete(key);
      };
      turn.then(forget, forget);
      return turn;
    },
  };
}
