// The dialog that asks who it is before what a borrowed phone must not do.

import { describe, expect, it } from 'vitest';
import {
  createFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import type { AddressedFeed } from '#shared/calendar/calendar.schema.ts';
import {
  changePasswordEndpoint,
  exportUserEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { proveEndpoint } from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import { removePasskeyEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { PASSKEY } from '#tests/support/msw/handlers/passkeys.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, RIGHT_CODE, RIGHT_PASSWORD, world } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

async function openSettings() {
  const signedInAs = buildUser({ hasPassword: true });
  return renderApp('/settings', { signedInAs });
}
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
    await user.type(await question.findByLabelText(/The code we sent to/), RIGHT_CODE);
    expect(await findToast('Password saved')).toBeInTheDocument();
    expect(callsOf(changePasswordEndpoint)).toEqual([
      { newPassword: 'nine ravens' },
      { newPassword: 'nine ravens' },
    ]);
  });

  // req: SAFETY-1
  it('is required before the data are downloaded, and a wrong password is refused', async () => {
    const refusal = mockEndpoint(exportUserEndpoint, () => refuse('fresh_proof_needed'), {
      once: true,
    });
    server.use(refusal);
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
  const FEED: AddressedFeed = {
    id: '0d0b4c8a-5a0e-4b8e-9d53-1f2f3e4d5c6b',
    name: 'Phone',
    style: 'open',
    kinds: ['planets'],
    createdAt: '2025-11-20T12:00:00.000Z',
    lastFetchedAt: null,
    lastFetchedBy: null,
    fetchesThisWeek: 0,
    takenBackAt: null,
    url: 'https://asteria.example/api/calendar/x.ics',
  };
  async function openDialog(user: Screen, button: string) {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  }

  // req: SAFETY-1
  it.each<[string, () => unknown[], () => void, (user: Screen) => Promise<void>]>([
    [
      'a passkey is removed',
      () => callsOf(removePasskeyEndpoint, { params: { id: PASSKEY.id } }),
      () => {
        world.passkeys = [PASSKEY];
        server.use(
          mockEndpoint(removePasskeyEndpoint, () => refuse('fresh_proof_needed'), { once: true }),
        );
      },
      async (user) => {
        const dialog = await openPart(user, 'Passkeys');
        await user.click(await dialog.findByRole('button', { name: /^Remove the passkey/ }));
      },
    ],
    [
      'a feed is made',
      () => callsOf(createFeedEndpoint),
      () => {
        server.use(
          mockEndpoint(listFeedsEndpoint, () => []),
          mockEndpoint(createFeedEndpoint, () => refuse('fresh_proof_needed'), { once: true }),
          mockEndpoint(createFeedEndpoint, () => FEED),
        );
      },
      async (user) => {
        const dialog = await openPart(user, 'Calendar');
        await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Phone');
        await user.click(dialog.getByRole('button', { name: 'Create the feed' }));
      },
    ],
    [
      'a feed gets another address',
      () => callsOf(rotateFeedEndpoint, { params: { id: FEED.id } }),
      () => {
        const { url: _, ...feed } = FEED;
        server.use(
          mockEndpoint(listFeedsEndpoint, () => [feed]),
          mockEndpoint(rotateFeedEndpoint, () => refuse('fresh_proof_needed'), { once: true }),
          mockEndpoint(rotateFeedEndpoint, () => FEED),
        );
      },
      async (user) => {
        const dialog = await openPart(user, 'Calendar');
        await user.click(await dialog.findByRole('button', { name: 'New address for Phone' }));
      },
    ],
    [
      'the e-mail changes',
      () => callsOf(editUserEndpoint),
      () => {
        server.use(
          mockEndpoint(editUserEndpoint, () => refuse('fresh_proof_needed'), { once: true }),
        );
      },
      async (user) => {
        const dialog = await openDialog(user, 'Edit Name and email');
        const email = dialog.getByLabelText(/E-?mail/i);
        await user.clear(email);
        await user.type(email, 'nora@elsewhere.example');
        await user.click(dialog.getByRole('button', { name: 'Save' }));
      },
    ],
  ])(
    'is required before %s, which then continues automatically',
    async (_, listCalls, prepare, act) => {
      prepare();
      const { user } = await openSettings();
      await act(user);
      const question = await findQuestion();
      await user.type(question.getByLabelText('Your password'), RIGHT_PASSWORD);
      await user.click(question.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(listCalls()).toHaveLength(2));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
      );
    },
  );

  it('is not sent with a code that is too short', async () => {
    server.use(mockEndpoint(exportUserEndpoint, () => refuse('fresh_proof_needed')));
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Send me a code instead' }));
    await user.type(await question.findByLabelText(/The code we sent to/), RIGHT_CODE.slice(1));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await question.findByText(VERIFICATION_COPY.codeMalformed)).toBeInTheDocument();
    expect(callsOf(proveEndpoint)).toEqual([]);
  });
});
