import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import {
  editNoticesEndpoint,
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
} from '#shared/notices/notices.contract.ts';
import { DEFAULT_NOTICE_SETTINGS, type Notices } from '#shared/notices/notices.schema.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { refuse } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf } from '#tests/support/msw/world.ts';
import { renderApp, screen, waitFor, within } from '#tests/support/render-app.tsx';

// The reader is in UTC, and it is 9:41 AM. This browser can show no notices: it has no worker.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:41:00Z') });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A server with notices that keeps what it is told. */
function answerNotices(
  first: Partial<Notices> = {},
  features: { mail: boolean; push: string | null } = { mail: false, push: 'BKey' },
): () => Notices {
  let notices: Notices = {
    ...DEFAULT_NOTICE_SETTINGS,
    mail: 'none',
    onThisDevice: false,
    devices: 0,
    bells: [],
    ...first,
  };
  server.use(
    mockEndpoint(getFeaturesEndpoint, { ...features, passkeys: true, address: null }),
    mockEndpoint(getNoticesEndpoint, () => notices),
    mockEndpoint(editNoticesEndpoint, async ({ request }) => {
      notices = { ...notices, ...((await request.json()) as Partial<Notices>) }; // as the page sends
      return notices;
    }),
    mockEndpoint(setBellEndpoint, async ({ request }) => {
      const { contact } = (await request.json()) as { contact: string }; // as the page sends
      notices = { ...notices, bells: [{ contact, at: TRINE.at }] };
      return notices;
    }),
    mockEndpoint(removeBellEndpoint, () => {
      notices = { ...notices, bells: [] };
      return notices;
    }),
  );
  return () => notices;
}

async function openNotices() {
  const visit = await renderApp('/settings', { signedInAs: buildUser() });
  await visit.user.click(screen.getByRole('button', { name: 'Show Notices' }));
  return { ...visit, dialog: within(await screen.findByRole('region', { name: 'Notices' })) };
}

describe('Notices in Profile', () => {
  it('show the last of two quick changes, even when the first got no answer', async () => {
    const stored = answerNotices({ style: 'discreet' });
    server.use(
      mockEndpoint(editNoticesEndpoint, () => refuse('unavailable'), { once: true }),
      mockEndpoint(getNoticesEndpoint, async () => {
        const read = stored();
        await delay(50);
        return read;
      }),
    );
    const { user, dialog } = await openNotices();
    const moons = await dialog.findByRole('switch', { name: /^New and full Moons/ });
    const open = dialog.getByRole('radio', { name: /^Open/ });
    await user.click(moons);
    await user.click(open);
    await waitFor(() => expect(stored().style).toBe('open'));
    await delay(150);
    expect(open).toBeChecked();
    expect(moons).not.toBeChecked();
  });

  it('change one kind and leave what another tab has chosen', async () => {
    const stored = answerNotices({ kinds: ['moons'] });
    const { user, dialog } = await openNotices();
    await dialog.findByRole('switch', { name: /^New and full Moons/, checked: true });
    await fetch(editNoticesEndpoint.path, {
      method: 'PATCH',
      body: JSON.stringify({ kinds: ['contacts'] }),
    });
    await user.click(dialog.getByRole('switch', { name: /^A season/ }));
    await waitFor(() => expect(stored().kinds).toEqual(['contacts', 'seasons']));
    const contacts = dialog.getByRole('switch', { name: /^The Sun to Mars/ });
    await waitFor(() => expect(contacts).toBeChecked());
  });

  it('are refetched each time they are opened', async () => {
    answerNotices();
    const { user, dialog } = await openNotices();
    await dialog.findByRole('switch', { name: /^New and full Moons/, checked: false });
    await user.click(screen.getByRole('button', { name: 'Hide Notices' }));
    answerNotices({ kinds: ['moons'] });
    await user.click(await screen.findByRole('button', { name: 'Show Notices' }));
    const reopened = within(await screen.findByRole('region', { name: 'Notices' }));
    await reopened.findByRole('switch', { name: /^New and full Moons/, checked: true });
  });

  it('offer nothing when the server sends none, and ask for no permission', async () => {
    answerNotices({}, { mail: false, push: null });
    const { dialog } = await openNotices();
    expect(
      await dialog.findByText('Notices aren’t set up here yet, so nothing rings.'),
    ).toBeInTheDocument();
    expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
    expect(callsOf(getNoticesEndpoint)).toHaveLength(0);
  });

  it('say so when the browser cannot show any', async () => {
    answerNotices();
    const { dialog } = await openNotices();
    const here = await dialog.findByRole('switch', { name: /^On this device/ });
    expect(here).toBeDisabled();
    expect(here).not.toBeChecked();
    expect(dialog.getByText('This browser can’t show notices.')).toBeInTheDocument();
  });

  it('keep the chosen kinds, style and quiet hours', async () => {
    const stored = answerNotices({ devices: 1 });
    const { user, dialog } = await openNotices();
    await user.click(await dialog.findByRole('switch', { name: /^New and full Moons/ }));
    await user.click(dialog.getByRole('switch', { name: /^A season/ }));
    await user.click(dialog.getByRole('switch', { name: /^Your letter, each morning/ }));
    const time = await dialog.findByLabelText('When it comes');
    await user.clear(time);
    await user.type(time, '06:45');
    await user.click(dialog.getByRole('radio', { name: /^Discreet/ }));
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '21:30');
    await user.tab();
    await waitFor(() =>
      expect(stored()).toMatchObject({
        kinds: ['answers', 'moons', 'seasons', 'letter'],
        style: 'discreet',
        letterAt: '06:45',
        quietFrom: '21:30',
        quietUntil: '07:00',
      }),
    );
    expect(dialog.getByRole('switch', { name: /^A season/ })).toBeChecked();
    expect(dialog.getByText('One device gets them.')).toBeInTheDocument();
  });

  // req: NOTICE-8
  it('offer the letter by mail where some is sent, and say that its address waits for a link', async () => {
    const stored = answerNotices({ mail: 'unconfirmed' }, { mail: true, push: 'BKey' });
    const { user, dialog } = await openNotices();
    const letter = await dialog.findByRole('switch', { name: /^Your letter, each morning/ });
    expect(dialog.queryByRole('switch', { name: /^By email/ })).not.toBeInTheDocument();
    await user.click(letter);
    await user.click(await dialog.findByRole('switch', { name: /^By email/ }));
    await waitFor(() => expect(stored().letterBy).toEqual(['push', 'mail']));
    expect(
      await dialog.findByText(/^We sent a link to nora@example\.com\. Open it to confirm/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'On my devices' }));
    await waitFor(() => expect(stored().letterBy).toEqual(['mail']));
    // Without a way there is no letter.
    await user.click(dialog.getByRole('switch', { name: /^By email/ }));
    await waitFor(() => expect(stored()).toMatchObject({ kinds: ['answers'], letterBy: ['push'] }));
  });

  it('offer the letter alone where mail is sent and nothing rings, and no mail where none is', async () => {
    const stored = answerNotices({ mail: 'confirmed' }, { mail: true, push: null });
    const { user, dialog } = await openNotices();
    await user.click(await dialog.findByRole('switch', { name: /^Your letter, each morning/ }));
    await waitFor(() =>
      expect(stored()).toMatchObject({ kinds: ['answers', 'letter'], letterBy: ['mail'] }),
    );
    expect(dialog.queryByRole('switch', { name: /^New and full/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide Notices' }));
    answerNotices({ kinds: ['letter'] });
    await renderApp('/settings', { signedInAs: buildUser() });
    expect(screen.queryByRole('switch', { name: /^By email/ })).not.toBeInTheDocument();
  });

  it('show the saved settings again when a change fails', async () => {
    answerNotices();
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

const names = { moving: 'moon', aspect: 'trine', natal: 'venus' } as const;
const TRINE: TransitContact = {
  id: '2026-11-22-moon-trine-your-venus',
  ...names,
  from: '2026-11-22T14:33:00Z',
  at: '2026-11-22T14:35:00Z',
  until: '2026-11-22T14:37:00Z',
  shown: 'minute',
  pass: 1,
  passes: 1,
  house: null,
  text: 'The Moon is on good terms with your Venus.',
  facts: [
    {
      id: '2026-11-22-moon-trine-your-venus',
      kind: 'contact',
      bodies: ['moon'],
      ...names,
      from: '2026-11-22T14:33:00Z',
      until: '2026-11-22T14:37:00Z',
      exactAt: '2026-11-22T14:35:00Z',
      shown: 'minute',
      pass: 1,
      passes: 1,
      house: null,
      text: 'Moon trine your Venus',
    },
  ],
};
const PASSED = { ...TRINE, id: '2026-11-22-moon-trine-your-mars', at: '2026-11-22T08:00:00Z' };
const OF_AN_HOUR = { ...TRINE, id: '2026-11-22-sun-trine-your-moon', shown: 'hour' as const };

function answerDay(): void {
  server.use(
    mockEndpoint(getTransitsEndpoint, {
      date: '2026-11-22',
      zone: 'UTC',
      offsets: [],
      margin: 15,
      contacts: [PASSED, TRINE, OF_AN_HOUR],
      withheld: [],
      seasons: [],
      next: TRINE,
    }),
  );
}

describe('a bell on Today', () => {
  it('can be set and removed only at a contact that is still to come and known to the minute', async () => {
    answerDay();
    answerNotices({ devices: 1 });
    const { user } = await renderApp('/today', { signedInAs: buildUser() });
    const bell = await screen.findByRole('button', { name: 'Ring at Moon trine your Venus' });
    expect(screen.getAllByRole('button', { name: /^Ring at/ })).toHaveLength(1);
    expect(bell).toHaveAttribute('aria-pressed', 'false');
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText(/^It rings at 2:35\sPM\.$/)).toBeInTheDocument();
    bell.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
    expect(callsOf(removeBellEndpoint)).toHaveLength(1);
  });

  it('stays off when that day already has three', async () => {
    answerDay();
    answerNotices({ devices: 1 });
    server.use(mockEndpoint(setBellEndpoint, () => refuse('too_many_bells')));
    const { user } = await renderApp('/today', { signedInAs: buildUser() });
    const bell = await screen.findByRole('button', { name: 'Ring at Moon trine your Venus' });
    await user.click(bell);
    expect(
      await screen.findByText('You can set at most three bells a day. Turn one off first.'),
    ).toBeInTheDocument();
    expect(bell).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not shown when no device can ring', async () => {
    answerDay();
    answerNotices();
    await renderApp('/today', { signedInAs: buildUser() });
    await screen.findAllByText('Moon trine your Venus');
    await waitFor(() => expect(callsOf(getNoticesEndpoint)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Ring at/ })).not.toBeInTheDocument();
  });
});
