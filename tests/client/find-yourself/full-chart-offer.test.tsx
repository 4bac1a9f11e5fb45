// The full chart, opened before the chart is read for the first time, keeps to the offer of the game as the page does.

import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { OFFLINE_DATABASE } from '#client/lib/offline-cache.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import { TIMED } from '#tests/support/find-yourself.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

// Loaded beforehand, because to transform them can take longer than a query waits.
await import('#client/features/birth-chart/full-chart-dialog.tsx');
await import('#client/features/chart-reading/index.ts');
await import('#client/features/find-yourself/game-offer.tsx');

const IS_NEW = buildUser({ ...TIMED, preferences: buildPreferences({ offered: [] }) });
const readings = () => callsOf(getChartReadingEndpoint, { params: { userId: IS_NEW.id } });

async function openFullChart() {
  const { user } = await renderApp('/profile?tab=chart', { signedInAs: IS_NEW });
  await screen.findByRole('complementary', { name: /can you find yourself in it/ });
  await user.click(screen.getByRole('button', { name: 'View Full Birth Chart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your full birth chart' });
  await within(dialog).findByRole('heading', { name: 'Positions' });
  return { user, dialog };
}

beforeEach(async () => {
  await clear(OFFLINE_DATABASE);
});

// req: FIND-7
it('the full chart offers the game in place of its words, and the game is counted after it', async () => {
  const { user, dialog } = await openFullChart();
  const offer = await within(dialog).findByRole('complementary', { name: /find yourself in it/ });
  expect(within(dialog).queryByRole('heading', { name: 'The balance' })).not.toBeInTheDocument();
  expect(readings()).toEqual([]);
  await user.click(within(offer).getByRole('link', { name: 'Play' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Count my choices/ }));
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByText(/^This game will be counted/)).toBeVisible();
});

it('“Skip” in the full chart shows its words there and on the page', async () => {
  const { user, dialog } = await openFullChart();
  const offer = await within(dialog).findByRole('complementary', { name: /find yourself in it/ });
  await user.click(within(offer).getByRole('button', { name: 'Skip' }));
  expect(await within(dialog).findByRole('heading', { name: 'The balance' })).toBeVisible();
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(readings()).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'The balance' })).toBeVisible();
});
