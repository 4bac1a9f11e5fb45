// The dialog that asks who it is before what a borrowed phone must not do.

import { describe, expect, it, vi } from 'vitest';
import { createFeedEndpoint, rotateFeedEndpoint } from '#shared/calendar/calendar.contract.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import {
  changePasswordEndpoint,
  exportUserEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { proveEndpoint } from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import { removePasskeyEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { RIGHT_PASSWORD, readCode, SAMPLE_NUMBER } from '#tests/support/msw/application.ts';
import { calls, callsOf } from '#tests/support/msw/calls.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { signInFreshly } from '#tests/support/msw/sign-in-freshly.ts';
import { addPasskey } from '#tests/support/passkeys.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

const OWNER = buildUser({ hasPassword: true });
const openSettings = () => renderApp('/settings', { signedInAs: OWNER });

type Visitor = Awaited<ReturnType<typeof openSettings>>['user'];
const openPart = async (user: Visitor, name: string) => {
  await user.click(screen.getByRole('button', { name: `Show ${name}` }));
  return within(screen.getByRole('region', { name }));
};
const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));

describe('a fresh proof', () => {
  // req: SAFETY-2
  it('by a code replaces a forgotten password, and saving continues automatically', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Forgot it? Use a code instead' }));
    await user.type(dialog.getByLabelText('New password'), 'nine ravens');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Send me a code instead' }));
    const code = await question.findByLabelText(/The code we sent to/);
    await user.type(code, await readCode(SAMPLE_NUMBER));
    expect(await findToast('Password saved')).toBeInTheDocument();
    expect(callsOf(changePasswordEndpoint)).toEqual([
      { newPassword: 'nine ravens' },
      { newPassword: 'nine ravens' },
    ]);
  });

  // req: SAFETY-1
  it('is required before the data are downloaded, and a wrong password is refused', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    const question = await findQuestion();
    await user.type(question.getByLabelText('Your password'), 'wrong');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await question.findByText('That isn’t your current password')).toBeInTheDocument();
    await user.type(question.getByLabelText('Your password'), RIGHT_PASSWORD);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(callsOf(exportUserEndpoint)).toHaveLength(2));
  });

  type Screen = Awaited<ReturnType<typeof openSettings>>['user'];
  const callsOfAny = ({ method, path }: Endpoint) => {
    const call = new RegExp(`^${method} ${path.replace(/\{\w+\}/, '[^/]+')}$`);
    return calls.filter((each) => call.test(each.call));
  };
  const createPasskey = (browser: HttpClient) =>
    addPasskey(browser, {}, { origin: window.location.origin });
  const createFeed = (browser: HttpClient) =>
    browser.post(createFeedEndpoint.path, { name: 'Phone', style: 'open' });
  async function openDialog(user: Screen, button: string) {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  }

  type Case = [
    string,
    Endpoint,
    ((browser: HttpClient) => Promise<unknown>) | null,
    (user: Screen) => Promise<void>,
  ];
  async function expectProof(...[_, endpoint, prepare, act]: Case) {
    await prepare?.(await signInFreshly(OWNER));
    // Whatever was proven before has become old.
    vi.setSystemTime(Date.now() + 11 * 60_000);
    const { user } = await openSettings();
    await act(user);
    const question = await findQuestion();
    await user.type(question.getByLabelText('Your password'), RIGHT_PASSWORD);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(callsOfAny(endpoint)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
    );
  }

  // req: SAFETY-1
  it.each<Case>([
    [
      'a feed is made',
      createFeedEndpoint,
      null,
      async (user) => {
        const dialog = await openPart(user, 'Calendar');
        await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Phone');
        await user.click(dialog.getByRole('button', { name: 'Create the feed' }));
      },
    ],
    [
      'the e-mail changes',
      editUserEndpoint,
      null,
      async (user) => {
        const dialog = await openDialog(user, 'Edit Name and email');
        const email = dialog.getByLabelText(/E-?mail/i);
        await user.clear(email);
        await user.type(email, 'nora@elsewhere.example');
        await user.click(dialog.getByRole('button', { name: 'Save' }));
      },
    ],
  ])('is required before %s, which then continues automatically', expectProof);

  // req: SAFETY-1
  it.each<Case>([
    [
      'a passkey is removed',
      removePasskeyEndpoint,
      createPasskey,
      async (user) => {
        const dialog = await openPart(user, 'Passkeys');
        await user.click(await dialog.findByRole('button', { name: /^Remove the passkey/ }));
      },
    ],
    [
      'a feed gets another address',
      rotateFeedEndpoint,
      createFeed,
      async (user) => {
        const dialog = await openPart(user, 'Calendar');
        await user.click(await dialog.findByRole('button', { name: 'New address for Phone' }));
      },
    ],
  ])('is required before %s, which then continues automatically', { tags: 'night' }, expectProof);

  it('is not sent with a code that is too short', { tags: 'night' }, async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Send me a code instead' }));
    await user.type(await question.findByLabelText(/The code we sent to/), '12345');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await question.findByText(VERIFICATION_COPY.codeMalformed)).toBeInTheDocument();
    expect(callsOf(proveEndpoint)).toEqual([]);
  });
});
