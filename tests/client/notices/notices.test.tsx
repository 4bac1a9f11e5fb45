import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import {
  editNoticesEndpoint,
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
  subscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import type { NoticeSettingsEdit } from '#shared/notices/notices.schema.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { openBrowser, openOtherBrowser, signIn, signInOn } from '#tests/support/msw/application.ts';
import { ask } from '#tests/support/msw/ask.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildPreferences, buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';
import { TEST_VAPID } from '#tests/support/test-app.ts';

// The reader is in UTC, and it is 9:41 AM. This browser can show no notices: it has no worker.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:41:00Z') });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const readNotices = () => ask(getNoticesEndpoint);

/** The reader chooses on another page. */
async function choose(changes: NoticeSettingsEdit): Promise<void> {
  await signIn(buildUser());
  await (await openBrowser()).patch(editNoticesEndpoint.path, changes);
}

/** Another device of the reader's gets notices. */
async function subscribeOther(): Promise<void> {
  await signIn(buildUser());
  const other = await openOtherBrowser();
  await signInOn(other, buildUser());
  // Any valid point of the curve will do as a device's key.
  const keys = { p256dh: TEST_VAPID?.publicKey, auth: 'A'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/other';
  await other.post(subscribeDeviceEndpoint.path, { endpoint, keys });
}

/** An installation that sends mail or notices, or neither. */
function install(features: { mail: boolean; push: string | null }): void {
  server.use(mockEndpoint(getFeaturesEndpoint, { ...features, passkeys: true, address: null }));
}

async function openNotices(signedInAs = buildUser()) {
  const visit = await renderApp('/settings', { signedInAs });
  await visit.user.click(screen.getByRole('button', { name: 'Show Notices' }));
  return { ...visit, dialog: within(await screen.findByRole('region', { name: 'Notices' })) };
}

describe('Notices in Profile', () => {
  it('show the last of two quick changes, even when the first got no answer', {
    tags: 'night',
  }, async () => {
    await choose({ style: 'discreet' });
    server.use(
      mockEndpoint(editNoticesEndpoint, () => refuse('unavailable'), { once: true }),
      mockEndpoint(getNoticesEndpoint, async () => {
        const read = await readNotices();
        await delay(50);
        return read;
      }),
    );
    const { user, dialog } = await openNotices();
    const moons = await dialog.findByRole('switch', { name: /^New and full Moons/ });
    const open = dialog.getByRole('radio', { name: /^Open/ });
    await user.click(moons);
    await user.click(open);
    await waitFor(async () => expect((await readNotices()).style).toBe('open'));
    await delay(150);
    expect(open).toBeChecked();
    expect(moons).not.toBeChecked();
  });

  it('change one kind and leave what another tab has chosen', { tags: 'night' }, async () => {
    await choose({ kinds: ['moons'] });
    const { user, dialog } = await openNotices();
    await dialog.findByRole('switch', { name: /^New and full Moons/, checked: true });
    await choose({ kinds: ['contacts'] });
    await user.click(dialog.getByRole('switch', { name: /^A season/ }));
    await waitFor(async () => expect((await readNotices()).kinds).toEqual(['contacts', 'seasons']));
    const contacts = dialog.getByRole('switch', { name: /^The Sun to Mars/ });
    await waitFor(() => expect(contacts).toBeChecked());
  });

  it('are refetched each time they are opened', { tags: 'night' }, async () => {
    const { user, dialog } = await openNotices();
    await dialog.findByRole('switch', { name: /^New and full Moons/, checked: false });
    await user.click(screen.getByRole('button', { name: 'Hide Notices' }));
    await choose({ kinds: ['moons'] });
    await user.click(await screen.findByRole('button', { name: 'Show Notices' }));
    const reopened = within(await screen.findByRole('region', { name: 'Notices' }));
    await reopened.findByRole('switch', { name: /^New and full Moons/, checked: true });
  });

  it('offer nothing when the server sends none, and ask for no permission', async () => {
    install({ mail: false, push: null });
    const { dialog } = await openNotices();
    expect(
      await dialog.findByText('Notices aren’t set up here yet, so you won’t get any.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    expect(callsOf(getNoticesEndpoint)).toHaveLength(0);
  });

  it('say so when the browser cannot show any', { tags: 'night' }, async () => {
    const { dialog } = await openNotices();
    const here = await dialog.findByRole('switch', { name: /^On this device/ });
    expect(here).toBeDisabled();
    expect(here).not.toBeChecked();
    expect(dialog.getByText('This browser can’t show notices.')).toBeInTheDocument();
  });

  it('keep the chosen kinds, style and quiet hours', async () => {
    await subscribeOther();
    const { user, dialog } = await openNotices();
    await user.click(await dialog.findByRole('switch', { name: /^New and full Moons/ }));
    await user.click(dialog.getByRole('switch', { name: /^A season/ }));
    await user.click(dialog.getByRole('switch', { name: /^My letter, each morning/ }));
    const time = await dialog.findByLabelText('When it comes');
    await user.clear(time);
    await user.type(time, '06:45');
    await user.click(dialog.getByRole('radio', { name: /^Discreet/ }));
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '21:30');
    await user.tab();
    await waitFor(async () =>
      expect(await readNotices()).toMatchObject({
        kinds: ['letter', 'answers', 'moons', 'seasons'],
        style: 'discreet',
        letterAt: '06:45',
        quietFrom: '21:30',
        quietUntil: '07:00',
      }),
    );
    expect(dialog.getByRole('switch', { name: /^A season/ })).toBeChecked();
    expect(dialog.getByText('One device gets them.')).toBeInTheDocument();
  });

  it('show an example by the reader’s own clock', async () => {
    const preferences = buildPreferences({ hours: '24' });
    const { dialog } = await openNotices(buildUser({ preferences }));
    expect(await dialog.findByText('Moon trine your Venus, 16:12 ± 4')).toBeInTheDocument();
  });

  // req: NOTICE-8
  it('offer the letter by mail where some is sent, and say that its address waits for a link', async () => {
    const { user, dialog } = await openNotices();
    const letter = await dialog.findByRole('switch', { name: /^My letter, each morning/ });
    expect(dialog.queryByRole('switch', { name: /^By email/ })).not.toBeInTheDocument();
    await user.click(letter);
    await user.click(await dialog.findByRole('switch', { name: /^By email/ }));
    await waitFor(async () => expect((await readNotices()).letterBy).toEqual(['push', 'mail']));
    expect(
      await dialog.findByText(/^We sent a link to nora@example\.com\. Open it to confirm/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'On my devices' }));
    await waitFor(async () => expect((await readNotices()).letterBy).toEqual(['mail']));
    // Without a way there is no letter.
    await user.click(dialog.getByRole('switch', { name: /^By email/ }));
    await waitFor(async () =>
      expect(await readNotices()).toMatchObject({ kinds: ['answers'], letterBy: ['push'] }),
    );
  });

  it('offer the letter alone where mail is sent and no notice is, and no mail where none is', {
    tags: 'night',
  }, async () => {
    install({ mail: true, push: null });
    const reader = buildUser({ newsletter: 'on' });
    const { user, dialog } = await openNotices(reader);
    await user.click(await dialog.findByRole('switch', { name: /^My letter, each morning/ }));
    await waitFor(async () =>
      expect(await readNotices()).toMatchObject({
        kinds: ['letter', 'answers'],
        letterBy: ['mail'],
      }),
    );
    expect(dialog.queryByRole('switch', { name: /^New and full/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide Notices' }));
    install({ mail: false, push: TEST_VAPID?.publicKey ?? '' });
    await renderApp('/settings', { signedInAs: reader });
    expect(screen.queryByRole('switch', { name: /^By email/ })).not.toBeInTheDocument();
  });

  it('show the saved settings again when a change fails', async () => {
    server.use(mockEndpoint(editNoticesEndpoint, () => refuse('unavailable')));
    const { user, dialog } = await openNotices();
    const moons = await dialog.findByRole('switch', { name: /^New and full Moons/ });
    await user.click(moons);
    expect(await screen.findAllByText('We didn’t hear back')).not.toHaveLength(0);
    await waitFor(() => expect(moons).not.toBeChecked());
    const from = dialog.getByLabelText('From');
    const stored = (from as HTMLInputElement).value; // a time field is an input
    await user.clear(from);
    await user.type(from, '21:30');
    await user.tab();
    await waitFor(() => expect(from).toHaveValue(stored));
  });
});

describe('a bell on Today', () => {
  it('can be set and removed only at a contact that is still to come and known to the minute', async () => {
    // On this day two that are known to the minute have passed, and the others to come are not known so well.
    vi.setSystemTime('2026-11-25T09:41:00Z');
    await subscribeOther();
    const { user } = await renderApp('/today');
    const bell = await screen.findByRole('button', {
      name: 'Set a bell for Moon conjunct your Mars',
    });
    expect(screen.getAllByRole('button', { name: /^Set a bell for/ })).toHaveLength(1);
    expect(bell).toHaveAttribute('aria-pressed', 'false');
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText(/^It rings at 8:22\sPM\.$/)).toBeInTheDocument();
    expect((await readNotices()).bells).toHaveLength(1);
    bell.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
    expect(callsOf(removeBellEndpoint)).toHaveLength(1);
    expect((await readNotices()).bells).toEqual([]);
  });

  it('stays off when that day already has three', { tags: 'night' }, async () => {
    await subscribeOther();
    const query = { date: '2026-11-24', zone: 'UTC' };
    const { contacts } = await ask(getTransitsEndpoint, { query });
    for (const { id } of contacts.slice(0, 3))
      await (await openBrowser()).post(setBellEndpoint.path, { contact: id });
    expect((await readNotices()).bells).toHaveLength(3);
    const { user } = await renderApp('/today?date=2026-11-24');
    const bells = await screen.findAllByRole('button', { name: /^Set a bell for/ });
    const [bell, ...others] = bells.filter((each) => each.getAttribute('aria-pressed') === 'false');
    if (bell === undefined) throw new Error('no bell');
    expect(others).toEqual([]);
    await user.click(bell);
    expect(
      await screen.findByText('You can set at most three bells a day. Turn one off first.'),
    ).toBeInTheDocument();
    expect(bell).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not shown when no device can ring', async () => {
    await renderApp('/today', { signedInAs: buildUser() });
    await screen.findAllByText(
      (_, element) => element?.textContent === 'Mercury trine your Saturn',
    );
    await waitFor(() => expect(callsOf(getNoticesEndpoint)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Set a bell for/ })).not.toBeInTheDocument();
  });
});
