// What is offered once: the letter's notice on Home, the calendar on Today.

import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFeedsEndpoint } from '#shared/calendar/calendar.contract.ts';
import type { Offer } from '#shared/identity/account/preferences.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { editNoticesEndpoint } from '#shared/notices/notices.contract.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { renderApp, screen, waitFor } from '#tests/support/render-app.tsx';
import { liveInUtc, standStill, TODAY } from './open-home.ts';

const QUESTION = 'Shall we tell you when your letter is here?';

liveInUtc();
// Home loads the offer when it is due; read for the first time its code takes longer than a test waits.
beforeAll(async () => {
  await import('#client/features/notices/bell-offer.tsx');
});
beforeEach(() => standStill());
afterEach(() => window.localStorage.clear());

/** The key of whose answers this browser stores. */
const OWNER = 'asteria-offline.user';

function buildOffered(...offered: Offer[]): User {
  const user = buildUser();
  return { ...user, preferences: { ...user.preferences, offered } };
}

/** A browser that can show notices. */
function standInBrowser(): void {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/new',
    options: { applicationServerKey: null },
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/new',
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: 'A'.repeat(22),
      },
    }),
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const registration = { pushManager, addEventListener: () => undefined };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => 'granted',
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A page with a worker looks for a new version for as long as it lives; here other files' tests go on after it. */
const ofThisFile: [string, EventListenerOrEventListenerObject][] = [];
const { addEventListener } = document;
document.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
) => {
  if (type === 'visibilitychange') ofThisFile.push([type, listener]);
  addEventListener.call(document, type, listener, options);
};
afterAll(() => {
  Reflect.deleteProperty(document, 'addEventListener');
  for (const [type, listener] of ofThisFile) document.removeEventListener(type, listener);
});

/** Says that this browser has shown a user's letter on some days before today. */
function haveRead({ id }: User, days: number): void {
  window.localStorage.setItem(OWNER, id);
  window.localStorage.setItem('asteria:letters-opened', `2026-11-19 ${days}`);
}

const offersMade = () => callsOf(editUserEndpoint);

describe('the notice of the letter', () => {
  // req: NOTICE-9
  it('is offered with the third letter, and one tap has it come each morning', async () => {
    standInBrowser();
    const user = buildOffered();
    haveRead(user, 2);
    const visit = await renderApp('/home', { signedInAs: user });
    expect(await screen.findByRole('complementary', { name: QUESTION })).toBeInTheDocument();
    await waitFor(() => expect(offersMade()).toEqual([{ preferences: { offered: ['bell'] } }]));
    await visit.user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
    expect(await screen.findByText(/^Good\. It comes at 7:30\sAM/)).toHaveRole('status');
    expect(callsOf(editNoticesEndpoint)).toEqual([{ kinds: ['answers', 'letter'] }]);
  });

  // req: NOTICE-9
  it('goes with one tap, changes nothing then, and stands in the account as offered', async () => {
    standInBrowser();
    const user = buildOffered();
    haveRead(user, 2);
    const visit = await renderApp('/home', { signedInAs: user });
    await visit.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(offersMade()).toEqual([{ preferences: { offered: ['bell'] } }]);
    expect(callsOf(editNoticesEndpoint)).toEqual([]);
  });

  it.each([
    ['with the second letter', [], 1, {}],
    ['where it was offered on any device', ['bell' as const], 9, {}],
    ['where it was chosen before', [], 9, { kinds: ['letter' as const] }],
  ])('is not offered %s', async (_, offered, days, notices) => {
    standInBrowser();
    const user = buildOffered(...offered); // in the zone of the test, which begins after its file is read
    await signIn(user);
    await (await openBrowser()).patch(editNoticesEndpoint.path, notices);
    haveRead(user, days);
    await renderApp('/home', { signedInAs: user });
    await screen.findByRole('region', { name: 'Your letter' });
    await new Promise((done) => setTimeout(done, 300));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(offersMade()).toEqual([]);
  });
});

describe('the calendar', () => {
  // req: NOTICE-9
  it('is offered once, under the contacts of today, and leads to its part of the settings', async () => {
    const { user } = await renderApp(`/today?date=${TODAY}`, { signedInAs: buildOffered() });
    const link = await screen.findByRole('link', { name: 'Set it up' });
    await waitFor(() => expect(offersMade()).toEqual([{ preferences: { offered: ['calendar'] } }]));
    await user.click(link);
    expect(await screen.findByRole('button', { name: /^Hide Calendar/ })).toBeInTheDocument();
  });

  it('is not offered again', { tags: 'night' }, async () => {
    await renderApp('/today', { signedInAs: buildOffered('calendar') });
    await screen.findByRole('heading', { level: 1 });
    await new Promise((done) => setTimeout(done, 300));
    expect(screen.queryByRole('link', { name: 'Set it up' })).not.toBeInTheDocument();
    expect(callsOf(listFeedsEndpoint)).toEqual([]);
  });
});
