import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  changePasswordEndpoint,
  changePhoneEndpoint,
  exportUserEndpoint,
  getHistoryEndpoint,
  replaceBirthDetailsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { loginEndpoint, logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { checkCodeEndpoint } from '#shared/identity/verification/verification.contract.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { subscribeEndpoint, unsubscribeEndpoint } from '#shared/newsletter/newsletter.contract.ts';
import { createHold } from '#tests/support/hold.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import {
  createAccount,
  openOtherBrowser,
  passOn,
  RIGHT_PASSWORD,
  readCode,
} from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser, buildUserWithoutBirth } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { signInFreshly } from '#tests/support/msw/sign-in-freshly.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

async function openSettings(signedInAs: User = buildUser()) {
  // The quietest tab: it records nothing.
  return renderApp('/settings', { signedInAs });
}

async function openDialog(button: string, signedInAs?: User) {
  const visit = await openSettings(signedInAs);
  await visit.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...visit, dialog };
}

/** While a dialog is open, what stands outside of it has no role; a toast is then read by its live region. */
async function seeToastBehindDialog(title: string) {
  expect(await screen.findAllByText(title)).not.toHaveLength(0);
}

describe('the account settings', () => {
  // req: SETTINGS-1 SETTINGS-2 SETTINGS-3
  it('show what is set', async () => {
    await openSettings(buildUser({ hasPassword: true }));
    expect(screen.getByText('user_0148_5127')).toBeInTheDocument();
    expect(screen.getByText('••••••••')).toBeInTheDocument();
    const place = screen.getByText('Chicago, Illinois, United States');
    expect(place.closest('dd')).toHaveTextContent('Aug 2, 1994');
    expect(screen.getByText('Free Plan')).toBeInTheDocument();
    expect(screen.getByText('+1 ••• ••• 0148')).toBeInTheDocument();
  });

  // req: SETTINGS-2
  it("say 'Not set' for empty settings", async () => {
    await openSettings(buildUserWithoutBirth({ attractions: [] }));
    expect(screen.getAllByText('Not set')).toHaveLength(3);
  });

  // req: SETTINGS-4
  it('have a log-out button', async () => {
    const { user } = await openSettings();
    const settings = screen.getByRole('region', { name: 'Account Settings' });
    await user.click(within(settings).getByRole('button', { name: 'Log Out' }));
    await findToast('Logged out');
    expect(callsOf(logoutEndpoint)).toHaveLength(1);
    expect(window.location.pathname).toBe('/auth');
  });
});

describe('Username', () => {
  // req: SETTINGS-1
  it('can be changed, and updates immediately', async () => {
    const { user, dialog } = await openDialog('Edit Username');
    const field = dialog.getByLabelText('Username');
    await user.clear(field);
    await user.type(field, 'nora_w');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Profile updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('nora_w')).toBeInTheDocument();
    expect(callsOf(editUserEndpoint)).toEqual([{ username: 'nora_w' }]);
  });

  // req: FIELD-9
  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['Nora W', 'Username can contain only a to z, 0 to 9 and _'],
    ['taken', 'This username is already taken'],
  ])(
    '%s is refused at its field, and keeps what was typed',
    { tags: 'night' },
    async (name, sentence) => {
      await createAccount(buildUser({ id: randomUUID(), username: 'taken' }), '+12125550177');
      const { user, dialog } = await openDialog('Edit Username');
      const field = dialog.getByLabelText('Username');
      await user.clear(field);
      await user.type(field, name);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText(sentence)).toBeInTheDocument();
      expect(field).toBeInvalid();
      expect(field).toHaveValue(name);
    },
  );

  it('says in a toast when the server cannot be reached, and loses nothing', {
    tags: 'night',
  }, async () => {
    server.use(mockEndpoint(editUserEndpoint, () => refuse('unavailable')));
    const { user, dialog } = await openDialog('Edit Username');
    await user.type(dialog.getByLabelText('Username'), '_2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await seeToastBehindDialog('Update failed');
    expect(dialog.getByLabelText('Username')).toHaveValue('user_0148_5127_2');
  });
});

describe('Password', () => {
  // req: FIELD-10 SETTINGS-1
  it('can be set when there was none', { tags: 'night' }, async () => {
    await signInFreshly(buildUser());
    const { user, dialog } = await openDialog('Change Password');
    expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('New password'), 'short');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('New password'), 'er');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Password saved')).toBeInTheDocument();
    expect(callsOf(changePasswordEndpoint)).toEqual([{ newPassword: 'shorter' }]);
    expect(await screen.findByText('••••••••')).toBeInTheDocument();
  });

  it('can be changed only with the current one', async () => {
    const { user, dialog } = await openDialog('Change Password', buildUser({ hasPassword: true }));
    await user.type(dialog.getByLabelText('New password'), 'nine ravens');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter your current password')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Current password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('That isn’t your current password')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), RIGHT_PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Password saved')).toBeInTheDocument();
  });

  it('does not claim to be unchanged when the answer is lost', { tags: 'night' }, async () => {
    server.use(mockEndpoint(changePasswordEndpoint, () => breakOff()));
    const { user, dialog } = await openDialog('Change Password');
    await user.type(dialog.getByLabelText('New password'), 'nine ravens');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await seeToastBehindDialog('We didn’t hear back');
  });
});

describe('Phone', () => {
  // req: SAFETY-3
  it('is changed with a code to the new number and a fresh proof', async () => {
    const { user, dialog } = await openDialog('Change Phone', buildUser({ hasPassword: true }));
    await user.type(dialog.getByLabelText('New phone number'), '2125550177');
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    const code = await dialog.findByLabelText(/The code we sent to/);
    await user.type(code, await readCode('+12125550177'));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(question.getByLabelText('Your password'), RIGHT_PASSWORD);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await findToast('Number changed')).toBeInTheDocument();
    expect(await screen.findByText('+1 ••• ••• 0177')).toBeInTheDocument();
  });

  it('is changed on the second try without another code, because a code works only once', {
    tags: 'night',
  }, async () => {
    server.use(mockEndpoint(changePhoneEndpoint, () => refuse('unavailable'), { once: true }));
    const { user, dialog } = await openDialog('Change Phone', buildUser({ hasPassword: true }));
    await user.type(dialog.getByLabelText('New phone number'), '2125550177');
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    const code = await dialog.findByLabelText(/The code we sent to/);
    await user.type(code, await readCode('+12125550177'));
    expect(await dialog.findByText('+12125550177 is verified.')).toBeInTheDocument();
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
    await user.click(dialog.getByRole('button', { name: 'Change my number' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(question.getByLabelText('Your password'), RIGHT_PASSWORD);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await findToast('Number changed')).toBeInTheDocument();
    expect(callsOf(checkCodeEndpoint)).toHaveLength(1);
  });
});

describe('Account history', () => {
  const owner = buildUser({ hasPassword: true });

  async function signInOnAndroid() {
    await createAccount(owner);
    const { username } = owner;
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0 Safari/537' };
    const phone = await openOtherBrowser();
    await phone.post(loginEndpoint.path, { username, password: RIGHT_PASSWORD }, headers);
  }

  // req: SAFETY-4
  it('shows what happened to the account', async () => {
    await signInOnAndroid();
    const { dialog } = await openDialog('Show Account history', owner);
    expect(await dialog.findByText('Signed in')).toBeInTheDocument();
    expect(dialog.getByText(/Chrome on Android/)).toBeInTheDocument();
  });

  it('that fails to load says so, and can be retried', { tags: 'night' }, async () => {
    await signInOnAndroid();
    server.use(mockEndpoint(getHistoryEndpoint, () => refuse('unavailable'), { once: true }));
    const { user, dialog } = await openDialog('Show Account history', owner);
    expect(await dialog.findByRole('alert')).toHaveTextContent('couldn’t load your history');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Signed in')).toBeInTheDocument();
  });
});

describe('Birth Details', () => {
  // req: ACCESS-7 SETTINGS-2 SETTINGS-5
  it('are replaced, with the toast, and everything shows the new date', {
    tags: 'night',
  }, async () => {
    const signedInAs = buildUser({ birthTimeMargin: 5 });
    const { user, dialog } = await openDialog('Edit Birth Details', signedInAs);
    await user.clear(dialog.getByLabelText('Day'));
    await user.type(dialog.getByLabelText('Day'), '27');
    const sureness = dialog.getByLabelText(/^How sure are you of the time\?/);
    expect(sureness).toHaveValue('5');
    await user.selectOptions(sureness, 'Within 30 minutes');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Profile updated')).toHaveTextContent(
      'Your birth details have been saved.',
    );
    expect(await screen.findByText('Aug 27, 1994')).toBeInTheDocument();
    expect(callsOf(replaceBirthDetailsEndpoint)).toMatchObject([
      {
        birthDate: '1994-08-27',
        birthTime: '21:18',
        birthTimeMargin: 30,
        birthPlaceId: 4887398,
      },
    ]);
  });

  // req: SETTINGS-5
  it('keep which of two repeated hours is meant', async () => {
    const signedInAs = buildUser({
      birthDate: '1990-10-28',
      birthTime: '01:30',
      birthTimeFold: 'later',
    });
    const { user, dialog } = await openDialog('Edit Birth Details', signedInAs);
    expect(dialog.getByRole('radio', { name: /^The later one/ })).toBeChecked();
    await user.selectOptions(dialog.getByLabelText(/^How sure are you/), 'Within 5 minutes');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findToast('Profile updated');
    expect(callsOf(replaceBirthDetailsEndpoint)).toMatchObject([{ birthTimeFold: 'later' }]);
  });

  // req: SETTINGS-5
  it("say 'Update failed' and show the server's sentence at its field", async () => {
    server.use(
      mockEndpoint(replaceBirthDetailsEndpoint, () =>
        refuse('bad_input', { fields: { birthTime: 'The clocks skipped that hour' } }),
      ),
    );
    const { user, dialog } = await openDialog('Edit Birth Details');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await seeToastBehindDialog('Update failed');
    expect(dialog.getByText('The clocks skipped that hour')).toBeInTheDocument();
  });
});

describe('Name and email', () => {
  it('can be changed; an empty address is forgotten', { tags: 'night' }, async () => {
    await signInFreshly(buildUser());
    const { user, dialog } = await openDialog('Edit Name and email');
    await user.clear(dialog.getByLabelText('First name'));
    await user.type(dialog.getByLabelText('First name'), 'N');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('First name must be at least 2 characters')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('First name'), 'oor');
    await user.clear(dialog.getByLabelText(/^Email/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Profile updated')).toBeInTheDocument();
    expect(screen.getByText('Noor Whitlock')).toBeInTheDocument();
    expect(screen.queryByText('nora@example.com')).not.toBeInTheDocument();
  });
});

describe('The Sunday letter', () => {
  const press = (label: string) => screen.findByRole('button', { name: `${label} Sunday letter` });

  it('subscribes by a link to the address, and unsubscribes with one press', async () => {
    const { user } = await openSettings();
    await user.click(await press('Subscribe'));
    await findToast('Check your inbox');
    expect(callsOf(subscribeEndpoint)).toEqual([
      { email: 'nora@example.com', firstName: 'Nora', lastName: 'Whitlock', consent: true },
    ]);
    expect(screen.getByText('The address isn’t confirmed yet')).toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Send me the link' });
    const { release, released } = createHold();
    server.use(
      mockEndpoint(subscribeEndpoint, async ({ request }) => {
        await released;
        return passOn(request);
      }),
    );
    await user.click(again);
    expect(again).toHaveAttribute('aria-busy', 'true');
    await user.click(await press('Unsubscribe'));
    expect(callsOf(unsubscribeEndpoint)).toEqual([]);
    release();
    await findToast('Unsubscribed');
    expect(callsOf(subscribeEndpoint)).toHaveLength(2);
    expect(callsOf(unsubscribeEndpoint)).toHaveLength(1);
    expect(await press('Subscribe')).toBeInTheDocument();
  });

  it('says when it comes once the address is confirmed', async () => {
    await openSettings(buildUser({ newsletter: 'on' }));
    expect(await screen.findByText('Comes on Sundays at eight')).toBeInTheDocument();
  });

  it('needs an email address', async () => {
    await openSettings(buildUser({ email: null }));
    expect(await screen.findByText('Needs an email address')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sunday letter$/ })).not.toBeInTheDocument();
  });

  it('is not offered when the installation sends no mail', async () => {
    const features = { mail: false, push: null, passkeys: true, address: null };
    server.use(mockEndpoint(getFeaturesEndpoint, features));
    const { user } = await openSettings(buildUser({ newsletter: 'unconfirmed' }));
    expect(
      await screen.findByText('Subscribed, but email isn’t set up here yet.'),
    ).toBeInTheDocument();
    await user.click(await press('Unsubscribe'));
    await findToast('Unsubscribed');
    expect(screen.queryByText('Sunday letter')).not.toBeInTheDocument();
  });

  it('says in a toast when unsubscribing fails, and still shows the subscription', async () => {
    server.use(mockEndpoint(unsubscribeEndpoint, () => refuse('unavailable')));
    const { user } = await openSettings(buildUser({ newsletter: 'unconfirmed' }));
    await user.click(await press('Unsubscribe'));
    await findToast('Update failed');
    expect(await press('Unsubscribe')).toBeInTheDocument();
  });
});

describe('Attractions', () => {
  it('can be changed', async () => {
    const { user, dialog } = await openDialog('Edit Attractions');
    await user.click(dialog.getByRole('checkbox', { name: /^Women/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await findToast('Profile updated')).toBeInTheDocument();
    expect(screen.getByText('Men, Women')).toBeInTheDocument();
  });

  // req: SIGNUP-25
  it('can be removed together with the consent', async () => {
    const { user, dialog } = await openDialog('Edit Attractions');
    await user.click(dialog.getByRole('button', { name: 'Remove all' }));
    expect(await findToast('Profile updated')).toHaveTextContent('your consent have been removed');
    expect(callsOf(editUserEndpoint)).toEqual([{ attractions: [] }]);
  });
});

describe('Subscription', () => {
  // req: SETTINGS-3
  it('shows the three plans, free during beta, and charges nothing', async () => {
    const { user, dialog } = await openDialog('Upgrade Subscription');
    for (const plan of ['Cosmic Explorer', 'Celestial Guide', 'Oracle Elite']) {
      expect(dialog.getByRole('heading', { name: plan })).toBeInTheDocument();
    }
    expect(dialog.getAllByText(/Free during beta/)).toHaveLength(2);
    const buttons = dialog.getAllByRole('button', { name: 'Close' });
    expect(dialog.getAllByRole('button')).toHaveLength(buttons.length);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Upgrade Subscription' })).toHaveFocus();
  });
});

// req: SETTINGS-9
it('the starfield can be switched off and on, and the choice is kept', async () => {
  const { user } = await openSettings();
  const starfield = screen.getByRole('checkbox', { name: /^Starfield/ });
  expect(starfield).toBeChecked();
  await user.click(starfield);
  expect(starfield).not.toBeChecked();
  expect(Object.values(window.localStorage)).toContain('off');
  await user.click(starfield);
  expect(starfield).toBeChecked();
});

describe('Download my data', () => {
  // req: SETTINGS-7
  it('gives one file with everything', async () => {
    const files: Blob[] = [];
    class FileUrl extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file);
        return 'blob:test';
      }
      static override revokeObjectURL() {
        // Nothing was kept.
      }
    }
    vi.stubGlobal('URL', FileUrl);
    const names: string[] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await signInFreshly(buildUser());
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^asteria-.*\.json$/)]));
    expect(files[0]?.type).toBe('application/json');
    expect(await files[0]?.text()).toContain('user_0148_5127');
    press.mockRestore();
  });

  it('says when it failed', async () => {
    server.use(mockEndpoint(exportUserEndpoint, () => refuse('unavailable')));
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await findToast('Download failed')).toBeInTheDocument();
  });
});
