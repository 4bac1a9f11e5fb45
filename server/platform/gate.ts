// A gate limits how many pieces of work run at once, and how many wait to run.

import { AppError } from '#shared/core/errors.ts';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** The gate throws `unavailable` when `atOnce` pieces of work run and `waiting` more wait already. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next(); // the waiting work takes over this place, so `running` stays
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new AppError('unavailable');
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
