import { describe, expect, it } from 'vitest';
import { readStoredZone } from '#client/lib/stored-zone.ts';
import { THEME_KEY } from '#client/lib/theme.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { createHold } from '#tests/support/hold.ts';
import { openBrowser } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

describe('/settings', () => {
  // req: SETTINGS-12 NAV-2
  it('has every setting in four groups, on the way back to the profile', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    expect(screen.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeInTheDocument();
    const groups = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(groups).toEqual(['You', 'Your times', 'On your devices', 'Your data']);
    const buttonsOf = (group: string) =>
      within(screen.getByRole('region', { name: group }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttonsOf('You')).toEqual([
      'Edit Name and email',
      'Edit Username',
      'Change Password',
      'Edit Birth Details',
      'Upgrade Subscription',
      'Edit Attractions',
    ]);
    expect(buttonsOf('Your times')).toEqual(
      expect.arrayContaining(['Show Notices', 'Show Calendar', 'Edit Dates, hours and place']),
    );
    expect(buttonsOf('On your devices')).toEqual([
      'Show Passkeys',
      'Change Phone',
      'Show Signed-in devices',
      'Log Out',
    ]);
    expect(buttonsOf('Your data')).toEqual([
      'Download my data',
      'Show Account history',
      'Delete my account',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Profile');
    expect(document.title).toContain('Settings');
    await user.click(screen.getByRole('link', { name: 'Profile', current: false }));
    await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  });

  // req: THEME-2
  it('keeps a theme that is chosen while the zone of the browser is still reported', async () => {
    const late = createHold();
    server.use(
      mockEndpoint(editUserEndpoint, async ({ request }) => {
        const edit = editUserEndpoint.body.parse(await request.json());
        const sent = (await openBrowser()).send(editUserEndpoint.path, {
          method: 'PATCH',
          json: edit,
        });
        const answered = (await sent).read(userSchema);
        if (edit.preferences?.zone !== undefined) await late.released;
        return answered;
      }),
    );
    const preferences = buildPreferences({ zone: 'Asia/Tokyo' });
    const { user } = await renderApp('/settings', { signedInAs: buildUser({ preferences }) });
    await waitFor(() => expect(callsOf(editUserEndpoint)).toHaveLength(1));
    const choice = await screen.findByLabelText('Light or dark');
    await user.selectOptions(choice, 'Dark');
    await waitFor(() => expect(localStorage.getItem(THEME_KEY)).toBe('dark'));
    late.release();
    await waitFor(() => expect(readStoredZone()?.zone).toBe('UTC'));
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    expect(choice).toHaveValue('dark');
  });

  // req: SETTINGS-11
  it('is reached by the gear of the profile and by the heading of its card, which has five rows', async () => {
    const { user } = await renderApp('/profile', { signedInAs: buildUserWithoutBirth() });
    const card = within(screen.getByRole('region', { name: 'Account Settings' }));
    expect(
      card
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual([
      'Edit Username',
      'Change Password',
      'Edit Birth Details',
      'Upgrade Subscription',
      'Log Out',
    ]);
    const ways = screen.getAllByRole('link', { name: 'Account Settings' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/settings', '/settings']);
    await user.click(card.getByRole('link', { name: 'Account Settings' }));
    await waitFor(() => expect(window.location.pathname).toBe('/settings'));
    await user.click(await screen.findByRole('button', { name: 'Edit Username' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/settings');
  });

  // req: SETTINGS-12
  it('opens calendar, notices and passkeys in their place, and closes them again', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    await user.click(screen.getByRole('button', { name: 'Show Calendar' }));
    const calendar = within(screen.getByRole('region', { name: 'Calendar' }));
    expect(await calendar.findByRole('button', { name: 'Create the feed' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(calendar.getByRole('button', { name: 'Hide Calendar', expanded: true }));
    expect(calendar.queryByRole('button', { name: 'Create the feed' })).not.toBeInTheDocument();
  });

  // req: THEME-2
  it('sets the theme as soon as it is chosen, on this device too', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    await user.selectOptions(screen.getByLabelText('Light or dark'), 'Light');
    await waitFor(() => expect(localStorage.getItem('asteria.theme')).toBe('light'));
    expect(callsOf(editUserEndpoint)).toEqual([{ preferences: { theme: 'light' } }]);
    await user.selectOptions(screen.getByLabelText('Light or dark'), 'Same as this device');
    await waitFor(() => expect(localStorage.getItem('asteria.theme')).toBeNull());
  });

  // req: SETTINGS-12 LOGOUT-2
  it('logs out', async () => {
    const { user } = await renderApp('/settings', { signedInAs: buildUser() });
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });
});
