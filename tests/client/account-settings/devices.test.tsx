import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import { getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { logoutEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { breakOff, refuse } from '#tests/support/msw/answer.ts';
import {
  createAccount,
  openBrowser,
  openOtherBrowser,
  signInOn,
} from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, within } from '#tests/support/render-app.tsx';

const OWNER = buildUser();
let computer: HttpClient;
beforeEach(async () => {
  await createAccount(OWNER);
  computer = await openOtherBrowser();
  vi.setSystemTime('2026-11-02T17:00:00Z');
  await signInOn(computer, OWNER, 'Chrome on Windows');
  vi.setSystemTime('2026-11-15T08:12:00Z');
  await computer.get(getUserEndpoint.path);
  vi.setSystemTime('2026-11-20T20:44:00Z');
});

async function openDevices() {
  const visit = await renderApp('/settings', { signedInAs: OWNER });
  await visit.user.click(screen.getByRole('button', { name: 'Show Signed-in devices' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

/** While a dialog is open, what stands outside of it has no role; a toast is then read by its live region. */
async function expectToastBehindDialog(title: string) {
  expect(await screen.findAllByText(title)).not.toHaveLength(0);
}

describe('Signed-in devices', () => {
  // req: SETTINGS-6
  it('are listed, and every other device can be signed out', async () => {
    const { user, dialog } = await openDevices();
    expect(await dialog.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(dialog.getByText('This device')).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: /^Sign out (?!all)/ })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Sign out Chrome on Windows' }));
    await expectToastBehindDialog('Device signed out');
    expect(dialog.queryByText('Chrome on Windows')).not.toBeInTheDocument();
    expect(dialog.getByText('No other device is signed in.')).toBeInTheDocument();
  });

  // req: SETTINGS-10
  it('say when they signed in, and all but this one can be signed out with one press', async () => {
    const { user, dialog } = await openDevices();
    const windows = await dialog.findByText('Chrome on Windows');
    expect(windows.closest('li')).toHaveTextContent(
      /Signed in on Nov 2 at .*Last seen on Nov 15 at/,
    );
    await user.click(dialog.getByRole('button', { name: 'Sign out all others' }));
    await expectToastBehindDialog('Devices signed out');
    expect(callsOf(endOtherSessionsEndpoint)).toHaveLength(1);
    expect(dialog.queryByText('Chrome on Windows')).not.toBeInTheDocument();
    expect(dialog.getByText('Safari on iPhone')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('end together with the calendar feeds if the user asks for it', async () => {
    const { user, dialog } = await openDevices();
    await user.click(await dialog.findByRole('checkbox', { name: /^Turn off my calendar feeds/ }));
    await user.click(dialog.getByRole('button', { name: 'Sign out all others' }));
    await expectToastBehindDialog('Devices signed out');
    const query = { feeds: 'true' } as const;
    expect(callsOf(endOtherSessionsEndpoint, { query })).toHaveLength(1);
  });

  it('are all still listed when they could not be signed out', async () => {
    server.use(mockEndpoint(endOtherSessionsEndpoint, () => refuse('too_many_requests')));
    const { user, dialog } = await openDevices();
    await user.click(await dialog.findByRole('button', { name: 'Sign out all others' }));
    await expectToastBehindDialog('Still signed in');
    expect(dialog.getByText('Chrome on Windows')).toBeInTheDocument();
  });

  it('are refetched when a sign-out got no answer, because nobody knows whether it was done', async () => {
    server.use(
      mockEndpoint(endSessionEndpoint, async ({ request }) => {
        await (await openBrowser()).delete(new URL(request.url).pathname);
        return breakOff();
      }),
    );
    const { user, dialog } = await openDevices();
    await user.click(await dialog.findByRole('button', { name: 'Sign out Chrome on Windows' }));
    await expectToastBehindDialog('We didn’t hear back');
    expect(await dialog.findByText('No other device is signed in.')).toBeInTheDocument();
    expect(screen.queryByText('Still signed in')).not.toBeInTheDocument();
  });

  it('that have already ended count as signed out', async () => {
    const { user, dialog } = await openDevices();
    const signOut = await dialog.findByRole('button', { name: 'Sign out Chrome on Windows' });
    await computer.post(logoutEndpoint.path);
    await user.click(signOut);
    await expectToastBehindDialog('Device signed out');
    expect(dialog.queryByText('Chrome on Windows')).not.toBeInTheDocument();
  });

  it('that fail to load say so, and can be retried', async () => {
    server.use(mockEndpoint(listSessionsEndpoint, () => refuse('unavailable'), { once: true }));
    const { user, dialog } = await openDevices();
    expect(await dialog.findByRole('alert')).toHaveTextContent('couldn’t load');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Safari on iPhone')).toBeInTheDocument();
  });
});
