import { afterEach, expect, it, vi } from 'vitest';
import { isSouthern } from '#client/lib/hemisphere.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { renderApp } from '#tests/support/render-app.tsx';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Australia/Sydney', true],
  ['America/Argentina/Ushuaia', true],
  ['America/Sao_Paulo', true],
  ['Pacific/Auckland', true],
  ['Antarctica/Troll', true],
  ['America/Chicago', false],
  ['Asia/Kathmandu', false],
  ['Pacific/Kiritimati', false],
  ['UTC', false],
  ['constructor/name', false],
])('%s is in the southern hemisphere: %s', (zone, south) => {
  expect(isSouthern(zone)).toBe(south);
});

const seenFrom = () => document.documentElement.dataset['hemisphere'];

// req: MOON-1
it.each([
  ['Australia/Sydney', 'south'],
  ['America/Chicago', 'north'],
])("the Moon is drawn as seen from the browser's zone: %s, the %s", async (zone, side) => {
  vi.stubEnv('TZ', zone);
  await renderApp('/auth');
  expect(seenFrom()).toBe(side);
});

// req: MOON-1
it('the Moon is drawn as seen from the chosen place', async () => {
  vi.stubEnv('TZ', 'America/Chicago');
  const preferences = buildPreferences({ zone: 'Pacific/Auckland', zoneFixed: true });
  await renderApp('/profile?tab=journey', { signedInAs: buildUser({ preferences }) });
  expect(seenFrom()).toBe('south');
});
