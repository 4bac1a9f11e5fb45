import { describe, expect, it } from 'vitest';
import { getBirthChartEndpoint } from '#shared/birth-chart/birth-chart.contract.ts';
import { getChartReadingEndpoint } from '#shared/chart-reading/chart-reading.contract.ts';
import type { Reveal } from '#shared/chart-reading/chart-reading.schema.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { CHICAGO } from '#tests/support/test-places.ts';
import {
  enterPersonalDetails,
  findHeading,
  leaveReveal,
  resumeSignUp,
} from '../auth/sign-up-journey.ts';

/** From the last step to the new account; the messages are skipped. */
async function makeAccount(birth?: Parameters<typeof resumeSignUp>[1]) {
  const { user, unmount } = await resumeSignUp('personality', {
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthPlace: 'Chicago, Illinois, United States',
    birthPlaceId: CHICAGO.id,
    ...birth,
  });
  await enterPersonalDetails(user);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  return { user, unmount };
}

/** What the application tells first of the new account's chart: Sun, Moon and Ascendant. */
async function askReveal(): Promise<Reveal[]> {
  const { id: userId } = await ask(getUserEndpoint);
  return (await ask(getChartReadingEndpoint, { params: { userId } })).reveal;
}

const rowOf = (heading: string) => {
  const row = screen.getByRole('heading', { level: 2, name: heading }).closest('li');
  if (row === null) throw new Error(`${heading} is in no list`);
  return within(row);
};

describe('the first look at the chart of a new account', () => {
  // req: SIGNUP-26
  it('stands on /auth until the reader goes on to the letter', { tags: 'night' }, async () => {
    const { user } = await makeAccount();
    await findHeading('Nora, this is your sky.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Your birth chart' })).toBeInTheDocument();
    const lines = (await askReveal()).map(({ lines: [line = ''] }) => line);
    for (const [index, heading] of ['Sun in Leo', 'Moon in Gemini', 'Pisces rising'].entries())
      expect(rowOf(heading).getByText(lines[index] ?? '')).toBeInTheDocument();
    await findToast('Account created');
    expect(window.location.pathname).toBe('/auth');
    await leaveReveal(user);
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(callsOf(registerEndpoint)).toHaveLength(1);
  });

  // req: SIGNUP-28
  it('says before a card is sent how many birthdays fit it', { tags: 'night' }, async () => {
    await makeAccount();
    await findHeading('Nora, this is your sky.');
    expect(
      screen.getByText('153 birthdays between 1950 and 2008 have this Sun and Moon.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  // req: CHART-17 SIGNUP-26
  it('says without a birth time why the third waits, and leads to where it is given', async () => {
    const { user } = await makeAccount({ birthTime: '' });
    await findHeading('Nora, this is your sky.');
    const row = rowOf('Rising sign: not yet');
    expect(row.getByText(/it needs a birth time\./)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: /^Add (a birth time|birth details)$/ }));
    expect(await screen.findByRole('dialog', { name: 'Your birth details' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/profile');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  // req: CHART-17
  it('names both signs of a Moon that changed, each with its line', async () => {
    await makeAccount({ birthDate: '1994-08-01', birthTime: '' });
    await findHeading('Nora, this is your sky.');
    const row = rowOf('Moon in Taurus or Gemini');
    const [inTaurus = '', inGemini = ''] = (await askReveal())[1]?.lines ?? [];
    expect(row.getByText(inTaurus).closest('p')).toHaveTextContent(/^Taurus: /);
    expect(row.getByText(inGemini).closest('p')).toHaveTextContent(/^Gemini: /);
    expect(row.getByText(/^The Moon changed signs that day\./)).toBeInTheDocument();
    expect(
      screen.getByText(/^310 birthdays .* this Sun and one of these Moons\.$/),
    ).toBeInTheDocument();
  });

  it('tells the lines where the chart does not come, and goes on where neither does', async () => {
    server.use(mockEndpoint(getBirthChartEndpoint, () => refuse('unavailable')));
    server.use(mockEndpoint(getChartReadingEndpoint, () => refuse('unavailable'), { once: true }));
    const { user } = await makeAccount();
    await findHeading('Nora, this is your sky.');
    expect(screen.queryByRole('img', { name: 'Your birth chart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sun in Leo' })).toBeInTheDocument();
    await leaveReveal(user);
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  // req: SIGNUP-26
  it('is left for Home by Back and by a reload, and is not shown again', {
    tags: 'night',
  }, async () => {
    // The entry to which Back leads, and the one that the test renders in its place.
    window.history.pushState(null, '', '/auth');
    window.history.pushState(null, '', '/auth');
    const first = await makeAccount();
    await findHeading('Nora, this is your sky.');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    first.unmount();
    const again = await renderApp('/auth');
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    expect(screen.queryByText(/this is your sky/)).not.toBeInTheDocument();
    again.unmount();
  });
});
