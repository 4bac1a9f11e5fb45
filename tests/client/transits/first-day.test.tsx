// From which day on the month tells of contacts with the reader's own chart.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MONTH_COPY } from '#client/features/transits/transits.copy.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:41:00Z') });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

// req: DAY-5
it.each([
  ['the day of the account', '2026-11-18T09:30:00Z', 'Wednesday, November 18', true],
  ['the day before the account', '2026-11-18T09:30:00Z', 'Tuesday, November 17', false],
  ['yesterday, for an account of today', '2026-11-22T08:00:00Z', 'Saturday, November 21', true],
  ['the day before it', '2026-11-22T08:00:00Z', 'Friday, November 20', false],
])('the month shows %s, or says why not', async (_what, createdAt, day, isTold) => {
  const signedInAs = buildUser({ createdAt });
  const { user } = await renderApp('/month', { signedInAs });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${day}`) }));
  const link = screen.queryByRole('link', { name: 'The whole day' });
  const note = screen.queryByText(MONTH_COPY.beforeYou);
  expect([link !== null, note === null]).toEqual([isTold, isTold]);
});

// req: DAY-5
it('the cells before that day draw and say no contacts, as the panel beside them says', async () => {
  const signedInAs = buildUser({ createdAt: '2026-11-18T09:30:00Z' });
  await renderApp('/month', { signedInAs });
  const days = await screen.findByRole('list', { name: MONTH_COPY.days });
  const told = within(days)
    .getAllByRole('button')
    .map((cell) => {
      const hasTicks = cell.querySelector('svg path[stroke="var(--brass-400)"]') !== null;
      return [hasTicks, /contacts? with your chart/.test(cell.getAttribute('aria-label') ?? '')];
    });
  const before = Array.from({ length: 17 }, () => [false, false]);
  expect(told).toEqual([...before, ...told.slice(17).map(() => [true, true])]);
});
