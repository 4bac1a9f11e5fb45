// A clock that only a test moves. It also sets `Date`, because express-session and
// altcha-lib read that; timers are real.

import { vi } from 'vitest';
import type { Clock } from '#server/platform/clock.ts';

export interface FakeClock extends Clock {
  /** Moves the time forward (or, if negative, back), milliseconds. */
  advance(ms: number): void;
  /** Sets the time to an instant, ISO 8601. */
  set(instant: string): void;
}

/** A fixed noon UTC, so that no test depends on the current day. */
export const TEST_INSTANT = '2026-11-20T12:00:00.000Z';

export function createFakeClock(start: string = TEST_INSTANT): FakeClock {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(start) });
  return {
    now: () => Date.now(),
    advance: (ms) => {
      vi.setSystemTime(Date.now() + ms);
    },
    set: (instant) => {
      vi.setSystemTime(new Date(instant));
    },
  };
}
