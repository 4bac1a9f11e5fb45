// Home on an evening of the reader's, in UTC.

import { afterEach, beforeEach, vi } from 'vitest';
import { screen } from '#tests/support/render-app.tsx';

/** The date of that evening. */
export const TODAY = '2026-11-20';

/** Puts the reader of each test of a file in UTC. */
export function liveInUtc(): void {
  beforeEach(() => {
    vi.stubEnv('TZ', 'UTC');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}

/** Stops the calendar alone: timers run as ever. */
export function standStill(moment = new Date(2026, 10, 20, 18, 30)): void {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

export function horoscopeCard(): HTMLElement {
  return screen.getByRole('region', { name: 'Your Daily Horoscope' });
}
