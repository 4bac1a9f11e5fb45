import { describe, expect, it } from 'vitest';
import { buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

describe('/settings', () => {
  // req: SETTINGS-12 NAV-2
  it('has every row of the account settings, unfolded, and a link back to the profile', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    const settings = screen.getByRole('region', { name: 'Account Settings' });
    for (const row of ['Edit Username', 'Change Password', 'Edit Birth Details', 'Log Out']) {
      expect(within(settings).getByRole('button', { name: row })).toBeInTheDocument();
    }
    expect(within(settings).queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Profile');
    expect(document.title).toContain('Settings');
    await user.click(screen.getByRole('link', { name: 'Profile', current: false }));
    await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  });

  // req: SETTINGS-12
  it('opens from the account settings of the profile, and opens their dialogs', async () => {
    const { user } = await renderApp('/profile', { signedInAs: buildUserWithoutBirth() });
    await user.click(screen.getByRole('link', { name: 'Open as a page' }));
    await waitFor(() => expect(window.location.pathname).toBe('/settings'));
    await user.click(await screen.findByRole('button', { name: 'Edit Username' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/settings');
  });

  // req: SETTINGS-12 LOGOUT-2
  it('logs out', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });
});
