import { http } from 'msw';
import { expect, it } from 'vitest';
import { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import { getProgressEndpoint, recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { signIn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { recordActivities } from '#tests/support/msw/progress.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const open = (path = '/compatibility', user = buildUser({ birthDate: '1994-08-02' })) =>
  renderApp(path, { signedInAs: user });

/** Opens the page of a Leo and chooses Aquarius for the other. */
async function openWithAquarius() {
  const { user } = await open();
  await user.click(await screen.findByRole('combobox', { name: 'Their Sign' }));
  await user.click(screen.getByRole('option', { name: 'Aquarius' }));
  return { user };
}

// req: MATCH-1 MATCH-2
it('starts with the user’s own sign and Leo, and offers all twelve', async () => {
  const { user } = await open();
  const yours = await screen.findByRole('combobox', { name: 'Your Sign' });
  expect(yours).toHaveTextContent('Leo');
  expect(screen.getByRole('combobox', { name: 'Their Sign' })).toHaveTextContent('Leo');
  await user.click(yours);
  expect(screen.getAllByRole('option')).toHaveLength(12);
});

// req: MATCH-2
it('starts with Aries for a user without a birth date', async () => {
  await open('/compatibility', buildUser({ birthDate: null }));
  expect(await screen.findByRole('combobox', { name: 'Your Sign' })).toHaveTextContent('Aries');
});

it.each([
  ['scorpio', 'Scorpio'],
  ['ophiuchus', 'Leo'],
])('opens with the sign of the address ?with=%s: %s', async (key, name) => {
  await open(`/compatibility?with=${key}`);
  expect(await screen.findByRole('combobox', { name: 'Their Sign' })).toHaveTextContent(name);
});

it('checks the match that a link asks for, and records it', async () => {
  await open('/compatibility?with=aquarius');
  expect(await screen.findByRole('heading', { name: 'Leo & Aquarius' })).toBeInTheDocument();
  await findToast('Progress updated! ✨');
  expect(callsOf(recordActivityEndpoint)).toHaveLength(1);
});

it('a result fades when other signs are chosen', { tags: 'night' }, async () => {
  const { user } = await open('/compatibility?with=aquarius');
  const result = () =>
    screen.getByRole('heading', { name: 'Leo & Aquarius' }).closest('.opacity-65');
  await screen.findByRole('heading', { name: 'Leo & Aquarius' });
  expect(result()).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Their Sign' }));
  await user.click(screen.getByRole('option', { name: 'Pisces' }));
  expect(result()).not.toBeNull();
});

// req: MATCH-3 MATCH-4
it('shows nothing before the first check, and then number, words, bars and the ledger', async () => {
  const { user } = await openWithAquarius();
  const params = { sign1: 'leo', sign2: 'aquarius' } as const;
  const told = await ask(getCompatibilityEndpoint, { params });
  const button = await screen.findByRole('button', { name: 'Check Compatibility' });
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Leo & Aquarius' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Leo and Aquarius: 68 percent' })).toBeInTheDocument();
  expect(screen.getByText(told.description)).toBeInTheDocument();
  for (const [title, text] of [
    ['What hurts', told.hurts],
    ['What helps', told.helps],
  ] as const)
    expect(screen.getByRole('heading', { name: title }).parentElement).toHaveTextContent(text);
  expect(screen.getByText(/^The number says how easily two signs fall into step/)).toBeVisible();
  const bars = { 'Love Compatibility': 71, Friendship: 78, Communication: 66, Trust: 57 };
  for (const [name, value] of Object.entries(bars))
    expect(screen.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(value));
  const row = screen.getByRole('row', { name: /Element/ });
  expect(within(row).getByText('+16')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Quality/ })).toHaveTextContent('−5');
  expect(screen.getByRole('row', { name: /Total/ })).toHaveTextContent('68');
});

// req: MATCH-1 MATCH-3
it('sends the lower-case names, and shows a spinner', { tags: 'night' }, async () => {
  const { released, release } = createHold();
  server.use(
    mockEndpoint(getCompatibilityEndpoint, async () => {
      await released;
      return refuse('unavailable');
    }),
  );
  const { user } = await openWithAquarius();
  const button = await screen.findByRole('button', { name: 'Check Compatibility' });
  const spinner = () => document.querySelector('[role="status"] > svg');
  expect(spinner()).toBeNull();
  await user.click(button);
  await waitFor(() => expect(spinner()).not.toBeNull());
  expect(
    callsOf(getCompatibilityEndpoint, { params: { sign1: 'leo', sign2: 'aquarius' } }),
  ).toHaveLength(1);
  release();
  await waitFor(() => expect(spinner()).toBeNull());
});

// req: MATCH-4
it('shows the symbols of both signs and the percentage as a bar', { tags: 'night' }, async () => {
  const { user } = await openWithAquarius();
  await user.click(await screen.findByRole('button', { name: 'Check Compatibility' }));
  const arc = await screen.findByRole('img', { name: 'Leo and Aquarius: 68 percent' });
  for (const sign of ['leo', 'aquarius']) {
    expect(arc.querySelector(`use[href="/glyphs.svg#${sign}"]`)).not.toBeNull();
  }
  expect(arc).toHaveTextContent('68%');
  expect(screen.getByRole('meter', { name: 'Overall compatibility' })).toHaveAttribute(
    'aria-valuenow',
    '68',
  );
});

// req: PROGRESS-4
it('records a check once, and says so the second time', { tags: 'night' }, async () => {
  const { user } = await openWithAquarius();
  await user.click(await screen.findByRole('button', { name: 'Check Compatibility' }));
  await findToast('Progress updated! ✨');
  expect(callsOf(recordActivityEndpoint)).toEqual([
    expect.objectContaining({ activityType: 'compatibility', activityId: 'aquarius-leo' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Check Compatibility' }));
  await findToast('Already completed');
  expect(callsOf(recordActivityEndpoint)).toHaveLength(1);
});

// req: PROGRESS-4
it('does not record a completed check again, even when the progress arrives after the result', async () => {
  await signIn(buildUser());
  await recordActivities('compatibility', 'leo-pisces');
  const { released, release } = createHold();
  server.use(http.get(getProgressEndpoint.path, () => released));
  await renderApp('/compatibility?with=pisces', { signedInAs: buildUser() });
  await screen.findByRole('heading', { name: 'Leo & Pisces' });
  release();
  await findToast('Already completed');
  expect(callsOf(recordActivityEndpoint)).toEqual([]);
});

// req: MATCH-5
it('says that it failed, and tries again', async () => {
  server.use(mockEndpoint(getCompatibilityEndpoint, () => refuse('unavailable'), { once: true }));
  const { user } = await openWithAquarius();
  await user.click(await screen.findByRole('button', { name: 'Check Compatibility' }));
  expect(
    await screen.findByText('Unable to load compatibility results. Please try again.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check Compatibility' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Leo & Aquarius' })).toBeInTheDocument(),
  );
});

// req: MATCH-7
it('shows the two chosen signs before the first check, and the result in their place', async () => {
  const { user } = await openWithAquarius();
  const drawn = () =>
    [...document.querySelectorAll('main use')]
      .map((use) => /constellations\.svg#(\w+)/.exec(use.getAttribute('href') ?? '')?.[1])
      .filter((sign) => sign !== undefined);
  expect(drawn()).toEqual(['leo', 'aquarius']);
  expect(screen.getByText(/^Two signs, one sky\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check Compatibility' }));
  await screen.findByRole('meter', { name: 'Trust' });
  expect(screen.queryByText(/^Two signs, one sky\./)).not.toBeInTheDocument();
});
