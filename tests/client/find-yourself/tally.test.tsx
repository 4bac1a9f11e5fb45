// The page of what everybody found, whose numbers no test could play together.

import { expect, it } from 'vitest';
import { getTallyEndpoint } from '#shared/find-yourself/find-yourself.contract.ts';
import type { Tally } from '#shared/find-yourself/find-yourself.schema.ts';
import { type Finding, ROUND_KINDS } from '#shared/find-yourself/protocol.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

// Loaded beforehand, because to transform them can take longer than a query waits.
await import('#client/pages/profile-page.tsx');
await import('#client/features/find-yourself/find-yourself-screen.tsx');

/** A tally that is shown, by its sentence. */
function buildTally(overrides: Partial<Tally> = {}): Tally {
  return {
    edition: 'a1b2c3d4',
    since: '2026-11-30',
    rounds: 12_345,
    players: 1_402,
    rate: 0.503,
    interval: [0.491, 0.515],
    byKind: ROUND_KINDS.map((kind) => ({
      kind,
      rounds: 3_086,
      rate: 0.51,
      interval: [0.47, 0.55],
      apart: kind === 'aspect',
    })),
    placebo: { rounds: 1_300, rate: 0.498 },
    sentence: 'nothing_larger',
    ...overrides,
  };
}

/** A tally of too few rounds for any number. */
const EARLY_TALLY: Tally = buildTally({
  rounds: 412,
  players: 47,
  rate: null,
  interval: null,
  byKind: ROUND_KINDS.map((kind) => ({
    ...{ kind, rounds: 103, rate: null, interval: null, apart: false },
  })),
  placebo: { rounds: 46, rate: null },
  sentence: 'too_few',
});

it('shows to a visitor how many rounds there are while they are few, and no rate', async () => {
  server.use(mockEndpoint(getTallyEndpoint, EARLY_TALLY));
  await renderApp('/tally');
  expect(await screen.findByRole('heading', { name: '412 rounds so far.' })).toBeVisible();
  expect(screen.getByText(/^This is about our words/)).toBeVisible();
  expect(screen.queryByText('Own headline chosen')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'By kind' })).not.toBeInTheDocument();
});

// req: FIND-10
it.each([
  ['too_few', [0.47, 0.54], 'Too few rounds to tell yet.'],
  [
    'nothing_larger',
    [0.491, 0.515],
    'Readers find their own headline about as often as a coin would.',
  ],
  ['more_often', [0.541, 0.562], 'Readers choose their own headline more often than a coin would.'],
  ['less_often', [0.441, 0.462], 'Readers choose their own headline less often than a coin would.'],
] as [Finding, [number, number], string][])(
  'says for %s its own sentence, the numbers behind it, and what it is about',
  async (sentence, interval, words) => {
    const [low, high] = interval;
    server.use(
      mockEndpoint(getTallyEndpoint, buildTally({ sentence, interval, rate: (low + high) / 2 })),
    );
    await renderApp('/tally', { signedInAs: buildUser() });
    const found = (await screen.findByRole('heading', { name: words })).parentElement;
    const span = `${(low * 100).toFixed(1)}% to ${(high * 100).toFixed(1)}%`;
    expect(found).toHaveTextContent(span);
    expect(found).toHaveTextContent('This is about our words and who plays, not about astrology.');
    const numbers = screen.getByRole('heading', { name: 'The numbers' }).closest('section');
    expect(numbers).toHaveTextContent('12,345');
    expect(numbers).toHaveTextContent('1,402');
    expect(numbers).toHaveTextContent('49.8% of 1,300 rounds');
    expect(numbers).toHaveTextContent('Nov 30, 2026');
    expect(numbers).toHaveTextContent('a1b2c3d4');
    const aspects = screen.getByRole('heading', { name: 'Close aspects' }).closest('li');
    expect(aspects).toHaveTextContent('51.0%, 47.0% to 55.0%: apart from chance');
  },
);

it('is found from the journey, with the game, which leads back there', async () => {
  const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
  const link = await screen.findByRole('link', { name: 'What everybody found' });
  expect(link).toHaveAttribute('href', '/tally');
  await user.click(screen.getByRole('link', { name: 'To the game' }));
  await screen.findByRole('heading', { level: 1, name: 'Find yourself' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('link', { name: 'To the game' })).toBeVisible();
});

it('says that loading failed, and tries again', async () => {
  server.use(mockEndpoint(getTallyEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await renderApp('/tally');
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'The numbers' })).toBeVisible();
});
