// A bell from the press to the lock screen: the page, the server at the minute of the contact, a push service that
// decrypts, and Chromium, which gets the message by its own test protocol. Subscribing alone is stood in for, since
// Chromium does that at Google's servers.

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { findBirthsWithContact } from '#tests/support/births-with-contact.ts';
import { findWholeChromium } from '#tests/support/browser/find-chromium.ts';
import { type Device, type PushService, startPushService } from '#tests/support/push-service.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { expectNoFindings } from '../access/audit.ts';
import { expect, test } from '../journey.ts';
import { waitForWorker } from './worker.ts';

const MINUTE_MS = 60_000;

/** Where the machine has none, the journey ends at the push service: npm's Chromium shows no notices. */
const wholeChromium = findWholeChromium();
test.use({ serviceWorkers: 'allow' });
if (wholeChromium !== undefined) test.use({ launchOptions: wholeChromium });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

/** Lets the browser subscribe at our push service; one that shows no notices says that it may. */
async function subscribeAtOurs(context: BrowserContext, device: Device): Promise<void> {
  if (wholeChromium === undefined) {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    });
  }
  await context.addInitScript((subscription) => {
    const NAME = 'push-of-the-test';
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      );
    const make = (key: string) => ({
      endpoint: subscription.endpoint,
      options: { applicationServerKey: bytesOf(key).buffer },
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(NAME);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const key = localStorage.getItem(NAME);
        return key === null ? null : make(key);
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        localStorage.setItem(NAME, applicationServerKey);
        return make(applicationServerKey);
      },
    });
  }, device.subscription);
}

async function openNotices(page: Page): Promise<Locator> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show Notices' }).click();
  return page.getByRole('region', { name: 'Notices' });
}

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, data }) => [title, data.navigate]);
  });

// req: NOTICE-1
test('a bell asks for permission, rings at its minute, and Chromium shows the notice', {
  tag: '@night',
}, async ({ page, context, baseURL, signInAs }) => {
  test.setTimeout(240_000);
  const device = service.addDevice();
  await context.grantPermissions(['notifications']);
  await subscribeAtOurs(context, device);
  // The next minute that leaves half a one to press.
  const minute = Math.ceil((Date.now() + MINUTE_MS / 2) / MINUTE_MS) * MINUTE_MS;
  const [birth] = findBirthsWithContact(minute + MINUTE_MS / 2);
  await signInAs({ ...birth, birthPlaceId: CHICAGO.id, birthTimeMargin: 0 });
  await page.goto('/today');
  await waitForWorker(page);

  const bell = page.getByRole('button', {
    name: 'Set a bell for Moon conjunct your Sun',
    exact: true,
  });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^It rings at \d+:\d\d\s[AP]M\.$/)).toBeVisible();

  const dialog = await openNotices(page);
  await expect(dialog.getByRole('switch', { name: 'On this device' })).toBeChecked();
  // It stands as the server has it: the answer moves it.
  const moons = dialog.getByRole('switch', { name: /^New and full Moons/ });
  await moons.click();
  await expect(moons).toBeChecked();
  await expectNoFindings(page, 'the dialog of notices');

  await expect.poll(() => device.received.length, { timeout: 200_000 }).toBe(1);
  const [received] = device.received;
  expect(received?.message.notification.title).toMatch(
    /^Moon conjunct your Sun, \d+:\d\d [AP]M ± \d+$/,
  );
  expect((received?.atMs ?? 0) - minute).toBeGreaterThanOrEqual(-MINUTE_MS);
  expect((received?.atMs ?? 0) - minute).toBeLessThan(2 * MINUTE_MS);

  expect(service.problems).toEqual([]);
  if (wholeChromium === undefined) return;
  const cdp = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    });
    void cdp.send('ServiceWorker.enable');
  });
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
  await deliver(JSON.stringify(received?.message));
  const shown = [received?.message.notification.title, `${baseURL}/today`];
  await expect.poll(() => listShown(page)).toEqual([shown]);
  // The same again takes its place.
  await deliver(JSON.stringify(received?.message));
  await expect.poll(() => listShown(page)).toEqual([shown]);

  await page.evaluate(() => document.documentElement.classList.add('before-the-press'));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }));
  });
  await expect(page).toHaveURL('/today');
  // The page is opened anew; a message that comes in the middle of that may be lost in Chromium.
  await expect(page.locator('.before-the-press')).toHaveCount(0);
  await waitForWorker(page);
  await expect.poll(() => listShown(page)).toEqual([]);
  await deliver('not a message of ours');
  await expect.poll(() => listShown(page)).toEqual([['Something is exact', '/today']]);
});

test('a device that is switched off in Profile or signed out is unsubscribed by browser and server', async ({
  page,
  context,
  signInAs,
}) => {
  const device = service.addDevice();
  await context.grantPermissions(['notifications']);
  await subscribeAtOurs(context, device);
  await signInAs();
  await openNotices(page);
  const toggle = page.getByRole('switch', { name: 'On this device' });
  const remembered = () => page.evaluate(() => localStorage.getItem('push-of-the-test'));
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(remembered).not.toBeNull();
  await openNotices(page);
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(remembered).toBeNull();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect.poll(remembered).not.toBeNull();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Log out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(remembered).toBeNull();
});

test('when the browser blocks notices, the switch is off and says where to allow them', {
  tag: '@night',
}, async ({ page, context, signInAs }) => {
  await context.clearPermissions();
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signInAs();
  await openNotices(page);
  const toggle = page.getByRole('switch', { name: 'On this device' });
  await expect(toggle).toBeDisabled();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText('Your browser blocks notices from Asteria.')).toBeVisible();
  await expectNoFindings(page, 'the dialog of notices');
});
