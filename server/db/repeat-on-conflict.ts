// Repeats what the database has rolled back because of another transaction (SQLSTATE 40001, 40P01), which is to be
// expected at the isolation level `serializable`.

import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './pg-errors.ts';

const REPEATS = 3;
const PAUSE_MS = 20;

/**
 * Runs `work` again, up to three times, while it fails by a conflict; throws its last error. `mayRepeat` is asked
 * before each, since the client may have gone. `work` must be harmless when a part of it was done before.
 */
export async function repeatOnConflict<T>(
  work: () => Promise<T>,
  mayRepeat: () => boolean = () => true,
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || repeats === REPEATS || !mayRepeat()) throw error;
      // The random part keeps transactions that conflicted from meeting again.
      await delay(PAUSE_MS * 2 ** repeats * (0.5 + Math.random()));
    }
  }
}
