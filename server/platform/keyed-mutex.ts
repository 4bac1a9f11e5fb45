// A mutex per key within this process: the simultaneous requests of one user wait here and not in the
// database, where they would occupy every connection of the pool.

import { AppError } from '#shared/core/errors.ts';

/** A caller that has waited longer than this when its turn comes is refused. */
const MAX_WAIT_MS = 5_000;

export interface KeyedMutex {
  /**
   * Runs `work` when all earlier work for the same key has settled. Throws `unavailable`, without running
   * `work`, when the wait is longer than `MAX_WAIT_MS`.
   */
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedMutex(): KeyedMutex {
  const lastByKey = new Map<string, Promise<unknown>>();
  return {
    runExclusive(key, work) {
      const askedMs = performance.now();
      const begin = () => {
        if (performance.now() - askedMs > MAX_WAIT_MS) throw new AppError('unavailable');
        return work();
      };
      // A failure of earlier work is reported to its own caller only.
      const result = (lastByKey.get(key) ?? Promise.resolve()).then(begin, begin);
      lastByKey.set(key, result);
      const removeIfLast = () => {
        if (lastByKey.get(key) === result) lastByKey.delete(key);
      };
      result.then(removeIfLast, removeIfLast);
      return result;
    },
  };
}
