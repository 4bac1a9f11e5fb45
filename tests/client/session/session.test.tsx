import { beforeEach, describe, expect, it } from 'vitest';
import { getToday } from '#client/lib/today.ts';
import { getHoroscopeEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { getProgressEndpoint } from '#shared/progress/progress.contract.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import { createAccount, openBrowser, signInOn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { enterCode, enterPhone, NEW_NUMBER, openLogin } from '../auth/sign-up-journey.ts';

const OTHER_USER = buildUser({
  id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  name: 'Ada Byron',
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'ada',
  birthDate: '1990-12-10',
});

beforeEach(() => createAccount(OTHER_USER, `+1${NEW_NUMBER}`));

async function signOut(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const tabs = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(tabs).getByRole('link', { name: 'Profile' }));
  const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
  await user.click(logOut as HTMLElement);
}

/** The mood of a sign's day, as the application tells it. */
async function askMood(sign: SignKey): Promise<string> {
  return (await ask(getHoroscopeEndpoint, { query: { sign, date: getToday() } })).mood;
}

describe('signing out', () => {
  // req: LOGOUT-2
  it('leads to /auth and says so', { tags: 'night' }, async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await signOut(user);
    expect(await findToast('Logged out')).toHaveTextContent(
      'You have been logged out successfully.',
    );
    expect(window.location.pathname).toBe('/auth');
    expect(callsOf(logoutEndpoint)).toEqual([undefined]);
  });

  // req: LOGOUT-1
  it('shows that it is in progress', { tags: 'night' }, async () => {
    let finish: () => void = () => undefined;
    server.use(
      mockEndpoint(logoutEndpoint, async () => {
        await new Promise<void>((done) => {
          finish = done;
        });
        return refuse('unavailable');
      }),
    );
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await signOut(user);
    expect(await screen.findAllByRole('button', { name: 'Logging out...' })).not.toEqual([]);
    finish();
    await findToast('Logout failed');
  });

  it('first aborts running calls, which would be answered 401, and repeats them when it fails', async () => {
    const order: string[] = [];
    server.use(
      mockEndpoint(getProgressEndpoint, async ({ request }) => {
        order.push('progress asked for');
        await new Promise<void>((ended) => {
          request.signal.addEventListener('abort', () => ended());
        });
        order.push('progress ended');
        return breakOff();
      }),
      mockEndpoint(logoutEndpoint, () => {
        order.push('log-out');
        return refuse('unavailable');
      }),
    );
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await waitFor(() => expect(order).toEqual(['progress asked for']));
    await signOut(user);
    await findToast('Logout failed');
    await waitFor(() => expect(order.at(-1)).toBe('progress asked for'));
    expect(order.slice(1, -1)).toContain('progress ended');
    expect(order.indexOf('progress ended')).toBeLessThan(order.indexOf('log-out'));
  });

  // req: LOGOUT-3
  it.each([
    [
      'the server refuses',
      () => refuse('unavailable'),
      'We can’t reach the stars right now. Please try again in a moment.',
    ],
    ['no answer comes', () => breakOff(), 'You’re still signed in. Please try again in a moment.'],
  ])('stays signed in and says so when %s', async (_case, respond, sentence) => {
    server.use(mockEndpoint(logoutEndpoint, respond));
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await signOut(user);
    expect(await findToast('Logout failed')).toHaveTextContent(sentence);
    expect(window.location.pathname).toBe('/profile');
  });

  // req: LOGOUT-4
  it('leaves nothing visible for the next user of the same phone', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    const [mood, otherMood] = [await askMood('leo'), await askMood('sagittarius')];
    expect(otherMood).not.toBe(mood);
    await screen.findByText(mood);
    await signOut(user);
    await findToast('Logged out');
    await openLogin(user);
    await enterPhone(user, NEW_NUMBER);
    await enterCode(user);
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText(mood)).not.toBeInTheDocument();
    expect(await screen.findByText(otherMood)).toBeInTheDocument();
    expect(screen.queryByText('Nora Whitlock')).not.toBeInTheDocument();
    // Once each: nothing of the first is asked for again while they leave.
    expect(callsOf(getProgressEndpoint)).toHaveLength(2);
  });
});

describe('a session that has ended elsewhere', () => {
  it('ends here with the first call that is refused', async () => {
    server.use(mockEndpoint(getHoroscopeEndpoint, () => refuse('not_signed_in')));
    await renderApp('/home', { signedInAs: buildUser() });
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    await findToast('You were signed out on this device');
  });

  it('is announced when somebody saves something, before the reason for the failure', async () => {
    const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
    await user.click(screen.getByRole('button', { name: 'Edit Username' }));
    server.use(mockEndpoint(editUserEndpoint, () => refuse('not_signed_in')));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Username'), '_2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findToast('You were signed out on this device');
    expect(window.location.pathname).toBe('/auth');
  });

  it('is announced once when somebody opens a page with it', async () => {
    server.use(mockEndpoint(getUserEndpoint, () => refuse('not_signed_in')));
    const { unmount } = await renderApp('/home', { signedInAs: buildUser() });
    await findToast('You were signed out on this device');
    unmount();
    await renderApp('/home');
    expect(callsOf(getUserEndpoint)).toHaveLength(1);
  });

  it('is replaced when somebody signs in in another tab', async () => {
    await renderApp('/home', { signedInAs: buildUser() });
    await screen.findByText('Nora Whitlock');
    await signInOn(await openBrowser(), OTHER_USER);
    const otherTab = new BroadcastChannel('asteria-session');
    otherTab.postMessage('changed');
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText('Nora Whitlock')).not.toBeInTheDocument();
    otherTab.close();
  });
});
