// The dialog that asks who it is before what a borrowed phone must not do.

import { describe, expect, it } from 'vitest';
import {
  changePasswordEndpoint,
  exportUserEndpoint,
  proveEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { VERIFICATION_COPY } from '#shared/identity/verification/verification.copy.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, RIGHT_CODE, RIGHT_PASSWORD } from '#tests/support/msw/world.ts';
import { findToast, renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

async function openSettings() {
  const signedInAs = buildUser({ hasPassword: true });
  // The quietest tab: it records nothing.
  return renderApp('/profile?tab=journey', { signedInAs });
}
const findQuestion = async () => within(await screen.findByRole('dialog', { name: 'Is it you?' }));

describe('a fresh proof', () => {
  // req: SAFETY-2
  it('by a code replaces a forgotten password, and saving goes on by itself', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Forgotten? Use a code instead' }));
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
  it('is asked before the data are downloaded, and a wrong password is told', async () => {
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

  it('is not asked for with a code that is too short', async () => {
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
