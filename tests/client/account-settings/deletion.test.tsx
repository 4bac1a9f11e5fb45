import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  deleteUserEndpoint,
  endOtherSessionsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import {
  openBrowser,
  openOtherBrowser,
  readCode,
  SAMPLE_NUMBER,
  signInOn,
} from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { signInFreshly } from '#tests/support/msw/sign-in-freshly.ts';
import { verifyPhoneNumber } from '#tests/support/people.ts';
import { findToast, renderApp, screen, within } from '#tests/support/render-app.tsx';

const OWNER = buildUser();

async function openDeletion() {
  await signInFreshly(OWNER);
  const visit = await renderApp('/settings', { signedInAs: OWNER });
  await visit.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

describe('Delete my account', () => {
  // req: SETTINGS-8
  it('lists what is deleted, and does nothing until the username is typed', async () => {
    const { user, dialog } = await openDeletion();
    for (const part of [/your chart and your letters/, /your matches/, /your notices/]) {
      expect(dialog.getByText(part)).toBeInTheDocument();
    }
    await user.type(dialog.getByLabelText('Type your username to confirm'), 'nora');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(
      await dialog.findByText('Please type your username exactly as shown'),
    ).toBeInTheDocument();
    expect(callsOf(deleteUserEndpoint)).toEqual([]);
  });

  it('ends the account and says so', async () => {
    const { user, dialog } = await openDeletion();
    await user.type(dialog.getByLabelText('Type your username to confirm'), 'user_0148_5127');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await findToast('Account deleted')).toHaveTextContent(
      'Your account and everything in it is gone.',
    );
    expect(window.location.pathname).toBe('/auth');
    expect(callsOf(deleteUserEndpoint)).toEqual([{ confirm: 'user_0148_5127' }]);
    const phone = await openOtherBrowser();
    const isRegistered = await verifyPhoneNumber(phone.post.bind(phone), readCode, SAMPLE_NUMBER);
    expect(isRegistered).toBe(false);
  });

  it('says when it failed, and nothing is lost', async () => {
    server.use(mockEndpoint(deleteUserEndpoint, () => refuse('too_many_requests')));
    const { user, dialog } = await openDeletion();
    await user.type(dialog.getByLabelText('Type your username to confirm'), 'user_0148_5127');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findAllByText('Account not deleted')).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/settings');
  });

  it('says that the outcome is unknown when the answer is lost, and counts as done when the session is gone', async () => {
    const deleteUnheard = async ({ request }: { request: Request }) => {
      await (await openBrowser()).delete(deleteUserEndpoint.path, await request.json());
      return breakOff();
    };
    server.use(mockEndpoint(deleteUserEndpoint, deleteUnheard, { once: true }));
    const { user, dialog } = await openDeletion();
    await user.type(dialog.getByLabelText('Type your username to confirm'), 'user_0148_5127');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(
      await screen.findAllByText('Your account may be gone already. Press again to make sure.'),
    ).not.toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    // This toast stays, which the one of an ended session would replace.
    await delay(100);
    expect(await findToast('Account deleted')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/auth');
  });

  it('does not count as done when the session had ended before', async () => {
    const { user, dialog } = await openDeletion();
    const computer = await openOtherBrowser();
    await signInOn(computer, OWNER);
    await computer.delete(endOtherSessionsEndpoint.path);
    await user.type(dialog.getByLabelText('Type your username to confirm'), 'user_0148_5127');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await findToast('You were signed out on this device')).toBeInTheDocument();
  });
});
