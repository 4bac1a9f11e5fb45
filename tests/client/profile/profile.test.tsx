import { describe, expect, it } from 'vitest';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { findToast, renderApp, screen, waitFor } from '#tests/support/render-app.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });

describe('the head of the profile', () => {
  // req: PROFILE-1 PROFILE-2 PROFILE-3
  it('shows name, sign, birth date and life path', async () => {
    await renderApp('/profile', { signedInAs: buildUser() });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
    expect(screen.getByText('Leo, born Aug 2, 1994')).toBeInTheDocument();
    expect(screen.getByText('Life Path Number 33')).toBeInTheDocument();
    expect(document.title).toContain('Profile');
  });

  // req: PROFILE-2 PROFILE-3 PROFILE-4
  it('asks a user without a birth date to complete the profile, and shows no tabs', async () => {
    const { user } = await renderApp('/profile', { signedInAs: buildUserWithoutBirth() });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText(/Life Path/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Complete your profile' }));
    expect(await screen.findByRole('dialog', { name: 'Your birth details' })).toBeInTheDocument();
  });

  // req: PROFILE-2
  it("shows the sign's symbol as the avatar and beside its name", async () => {
    await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(header).toHaveTextContent('Nora Whitlock');
    expect(header?.querySelectorAll('use[href="/glyphs.svg#leo"]')).toHaveLength(2);
  });

  // req: PROFILE-2 CHART-2
  it('shows a star as the avatar without a birth date, and requests no chart', async () => {
    await renderApp('/profile', { signedInAs: buildUserWithoutBirth() });
    const seal = screen
      .getByRole('heading', { level: 1 })
      .closest('header')
      ?.querySelector('span[aria-hidden="true"]');
    expect(seal?.querySelector('use')).toBeNull();
    expect(seal?.querySelector('svg path')).not.toBeNull();
    const asked = calls.map(({ call }) => call);
    expect(asked.filter((call) => call.includes('/api/birth-chart/'))).toEqual([]);
  });

  // req: LOGOUT-2 PROFILE-1
  it('logs out and leads to /auth', async () => {
    const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
    const [inHeader] = screen.getAllByRole('button', { name: 'Log Out' });
    if (inHeader === undefined) throw new Error('no Log Out');
    await user.click(inHeader);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(await findToast('Logged out')).toBeInTheDocument();
  });

  // req: LOGOUT-1
  it("says 'Logging out...' in the meantime, sends only one call, and says when it failed", async () => {
    const { released, release } = createHold();
    server.use(
      mockEndpoint(logoutEndpoint, async () => {
        await released;
        return refuse('unavailable');
      }),
    );
    const { user } = await renderApp('/profile?tab=journey', { signedInAs: buildUser() });
    const [inHeader] = screen.getAllByRole('button', { name: 'Log Out' });
    if (inHeader === undefined) throw new Error('no Log Out');
    await user.click(inHeader);
    for (const button of await screen.findAllByRole('button', { name: 'Logging out...' })) {
      await user.click(button);
    }
    release();
    expect(await findToast('Logout failed')).toBeInTheDocument();
    expect(callsOf(logoutEndpoint)).toHaveLength(1);
    expect(window.location.pathname).toBe('/profile');
  });
});

describe('the tabs of the profile', () => {
  // req: PROFILE-4 JOURNEY-1
  it('start with Chart and keep the open tab in the address', async () => {
    const { user } = await renderApp('/profile', { signedInAs: buildUser() });
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Chart',
      'Lucky Numbers',
      'Numerology',
      'Journey',
    ]);
    expect(tab('Chart')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Journey'));
    expect(window.location.search).toBe('?tab=journey');
    expect(await screen.findByRole('heading', { name: 'Your Cosmic Journey' })).toBeInTheDocument();
  });

  // req: PROFILE-4
  it.each([
    ['chart', 'Chart'],
    ['lucky', 'Lucky Numbers'],
    ['numerology', 'Numerology'],
    ['journey', 'Journey'],
    ['nonsense', 'Chart'],
  ])('open as ?tab=%s says: %s', async (named, label) => {
    await renderApp(`/profile?tab=${named}`, { signedInAs: buildUser() });
    expect(tab(label)).toHaveAttribute('aria-selected', 'true');
  });

  it('are reached by the arrow keys', async () => {
    const { user } = await renderApp('/profile?tab=numerology', { signedInAs: buildUser() });
    await user.click(tab('Numerology'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Journey')).toHaveAttribute('aria-selected', 'true');
    expect(window.location.search).toBe('?tab=journey');
  });
});
