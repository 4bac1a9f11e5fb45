import { http } from 'msw';
import { expect, it } from 'vitest';
import { refuse } from '#tests/support/msw/answer.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const open = (path = '/compatibility', user = buildUser({ birthDate: '1994-08-02' })) =>
  renderApp(path, { signedInAs: user });

it('begins with the reader’s own sign and Leo, and offers all twelve', async () => {
  const { user } = await open();
  const yours = await screen.findByRole('combobox', { name: 'Your Sign' });
  expect(yours).toHaveTextContent('Leo');
  expect(screen.getByRole('combobox', { name: 'Their Sign' })).toHaveTextContent('Leo');
  await user.click(yours);
  expect(screen.getAllByRole('option')).toHaveLength(12);
});

it('begins with Aries for a reader without a birth date', async () => {
  await open('/compatibility', buildUser({ birthDate: null }));
  expect(await screen.findByRole('combobox', { name: 'Your Sign' })).toHaveTextContent('Aries');
});

it('opens with a sign chosen by the address', async () => {
  await open('/compatibility?with=scorpio');
  expect(await screen.findByRole('combobox', { name: 'Their Sign' })).toHaveTextContent('Scorpio');
});

it('shows nothing before the first check, and then number, words, bars and the sums', async () => {
  const { user } = await open('/compatibility?with=aquarius');
  const button = await screen.findByRole('button', { name: 'Check Compatibility' });
  expect(screen.queryByText('Together')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Leo & Aquarius' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Leo and Aquarius: 68 percent' })).toBeInTheDocument();
  expect(screen.getByText('Opposite ends of one seesaw.')).toBeInTheDocument();
  const bars = { 'Love Compatibility': 71, Friendship: 78, Communication: 66, Trust: 57 };
  for (const [name, value] of Object.entries(bars))
    expect(screen.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(value));
  const row = screen.getByRole('row', { name: /Element/ });
  expect(within(row).getByText('+16')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Quality/ })).toHaveTextContent('−5');
  expect(screen.getByRole('row', { name: /Together/ })).toHaveTextContent('68');
});

it('asks by the lower-case names, and waits with a spinner', async () => {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.get('/api/compatibility/:one/:other', async () => {
      await waiting;
      return refuse('unavailable');
    }),
  );
  const { user } = await open('/compatibility?with=aquarius');
  const button = await screen.findByRole('button', { name: 'Check Compatibility' });
  const spinner = () => document.querySelector('[role="status"] > .spinner');
  expect(spinner()).toBeNull();
  await user.click(button);
  await waitFor(() => expect(spinner()).not.toBeNull());
  expect(callsOf('GET /api/compatibility/leo/aquarius')).toHaveLength(1);
  letGo();
  await waitFor(() => expect(spinner()).toBeNull());
});

it('shows the symbols of both signs and the whole as a bar', async () => {
  const { user } = await open('/compatibility?with=aquarius');
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

it('remembers a check once, and says so the second time', async () => {
  const { user } = await open('/compatibility?with=aquarius');
  await user.click(await screen.findByRole('button', { name: 'Check Compatibility' }));
  await findToast('Progress updated! ✨');
  expect(callsOf('POST /api/user-progress/activity')).toEqual([
    expect.objectContaining({ activityType: 'compatibility', activityId: 'aquarius-leo' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Check Compatibility' }));
  await findToast('Already completed');
  expect(callsOf('POST /api/user-progress/activity')).toHaveLength(1);
});

it('says that it failed, and tries again', async () => {
  server.use(
    http.get('/api/compatibility/:one/:other', () => refuse('unavailable'), { once: true }),
  );
  const { user } = await open('/compatibility?with=aquarius');
  await user.click(await screen.findByRole('button', { name: 'Check Compatibility' }));
  expect(
    await screen.findByText('Unable to load compatibility results. Please try again.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check Compatibility' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Leo & Aquarius' })).toBeInTheDocument(),
  );
});
