import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { getToday } from '#client/lib/today.ts';
import { horoscopeSchema } from '#shared/horoscope/horoscope.schema.ts';
import { answer, breakOff, refuse } from '#tests/support/msw/answer.ts';
import { buildHoroscope, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { giveCode, givePhone, OLD_NUMBER, openLogin } from '../auth/sign-up-journey.ts';

const OTHER_USER = buildUser({
  id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  name: 'Ada Byron',
  birthDate: '1990-12-10',
});

beforeEach(() => {
  world.accounts.set('+13125550148', OTHER_USER);
});

async function signOut(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const tabs = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(tabs).getByRole('link', { name: 'Profile' }));
  const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
  await user.click(logOut as HTMLElement);
}

describe('signing out', () => {
  it('leads to /auth and says so', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await signOut(user);
    expect(await findToast('Logged out')).toHaveTextContent(
      'You have been logged out successfully.',
    );
    expect(window.location.pathname).toBe('/auth');
    expect(callsOf('POST /api/logout')).toEqual([undefined]);
  });

  it('shows that it is under way', async () => {
    let finish: () => void = () => undefined;
    server.use(
      http.post('/api/logout', async () => {
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

  it.each([
    ['the server refuses', () => refuse('unavailable')],
    ['no answer comes', () => breakOff()],
  ])('stays signed in and says so when %s', async (_case, respond) => {
    server.use(http.post('/api/logout', respond));
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await signOut(user);
    await findToast('Logout failed');
    expect(window.location.pathname).toBe('/profile');
  });

  it('leaves nothing for the next reader on the same phone to see', async () => {
    const { user } = await renderApp('/home', { signedInAs: buildUser() });
    await screen.findByText('Bold');
    await signOut(user);
    await findToast('Logged out');
    server.use(
      http.get('/api/horoscope/daily', () =>
        answer(horoscopeSchema, {
          ...buildHoroscope('sagittarius', getToday()),
          mood: 'Curious',
        }),
      ),
    );
    await openLogin(user);
    await givePhone(user, OLD_NUMBER);
    await giveCode(user);
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText('Bold')).not.toBeInTheDocument();
    expect(await screen.findByText('Curious')).toBeInTheDocument();
    expect(screen.queryByText('Nora Whitlock')).not.toBeInTheDocument();
    // Once each: nothing of the first is asked for again while they leave.
    expect(callsOf('GET /api/user-progress')).toHaveLength(2);
  });
});

describe('a session that has ended elsewhere', () => {
  it('ends here with the first call that is told so', async () => {
    server.use(http.get('/api/horoscope/daily', () => refuse('not_signed_in')));
    await renderApp('/home', { signedInAs: buildUser() });
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });

  it('gives way to who signs in in another tab', async () => {
    await renderApp('/home', { signedInAs: buildUser() });
    await screen.findByText('Nora Whitlock');
    world.user = OTHER_USER;
    const otherTab = new BroadcastChannel('asteria-session');
    otherTab.postMessage('changed');
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText('Nora Whitlock')).not.toBeInTheDocument();
    otherTab.close();
  });
});
