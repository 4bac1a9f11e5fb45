import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '#client/app/app.tsx';
import { PROTECTED_PAGES } from '#client/app/routes.tsx';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { answer, refuse } from '#tests/support/msw/answer.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor } from '#tests/support/render-app.tsx';

describe('the guard', () => {
  // req: ACCESS-2 ACCESS-6 ACCESS-8 ACCESS-9
  it.each(Object.keys(PROTECTED_PAGES))(
    'sends a visitor of %s to /auth without asking the server who they are',
    async (path) => {
      await renderApp(path);
      await waitFor(() => expect(window.location.pathname).toBe('/auth'));
      expect(callsOf(getUserEndpoint)).toEqual([]);
    },
  );

  it("shows 'Reading the stars...' while the user loads", async () => {
    server.use(mockEndpoint(getUserEndpoint, () => new Promise(() => {})));
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'signed-in=1; Path=/';
    window.history.replaceState(null, '', '/home');
    render(<App />);
    await waitFor(() => expect(callsOf(getUserEndpoint)).toHaveLength(1));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Reading the stars...');
    expect(window.location.pathname).toBe('/home');
  });

  // req: INSIGHT-1 LUCKY-11
  it.each(['/home', '/profile?tab=lucky'])(
    'loads no horoscope, insights, chart or numbers for a visitor of %s',
    async (path) => {
      await renderApp(path);
      await waitFor(() => expect(window.location.pathname).toBe('/auth'));
      expect(calls.map(({ call }) => call)).toEqual([]);
    },
  );

  // req: ACCESS-2 ACCESS-3
  it.each(['/home', '/profile'])(
    "says 'Reading the stars...' while the user of %s loads",
    async (path) => {
      let letGo = () => {};
      const waiting = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      server.use(
        mockEndpoint(getUserEndpoint, async () => {
          await waiting;
          return answer(userSchema, buildUser());
        }),
      );
      const opened = renderApp(path, { signedInAs: buildUser() });
      await waitFor(() => expect(callsOf(getUserEndpoint)).toHaveLength(1));
      expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Reading the stars...');
      expect(screen.queryByRole('main')).not.toBeInTheDocument();
      letGo();
      await opened;
      expect(screen.queryByText('Reading the stars...')).not.toBeInTheDocument();
    },
  );

  // req: ACCESS-6
  it('treats a 401 as no user, and redirects to /auth', async () => {
    server.use(mockEndpoint(getUserEndpoint, () => refuse('not_signed_in')));
    await renderApp('/home', { signedInAs: buildUser() });
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
  });

  // req: ACCESS-2 ACCESS-4 ACCESS-8
  it('redirects a signed-in user from /auth to /home', async () => {
    await renderApp('/auth', { signedInAs: buildUser() });
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
  });

  it('does not treat an unavailable server as a sign-out', async () => {
    server.use(mockEndpoint(getUserEndpoint, () => refuse('unavailable')));
    const { user } = await renderApp('/zodiac', { signedInAs: buildUser() });
    expect(window.location.pathname).toBe('/zodiac');
    expect(screen.getByRole('alert')).toHaveTextContent('You’re still signed in');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });
});
