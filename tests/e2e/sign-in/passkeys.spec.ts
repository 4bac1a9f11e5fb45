// Passkeys in the browser, with Chromium's virtual authenticator. Browsers make none for addresses in numbers, so these
// journeys go to the same application as localhost.

import type { CDPSession } from '@playwright/test';
import { passkeySignInOptionsEndpoint } from '#shared/identity/passkeys/passkeys.contract.ts';
import type { BuiltApp } from '#tests/support/built-app.ts';
import { expectNoFindings } from '../access/audit.ts';
import { asTyped, enterCode } from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';
import { dismissToasts } from '../toasts.ts';

const nameOf = (app: BuiltApp) => app.url.replace('127.0.0.1', 'localhost');

test.use({
  baseURL: async ({ app }, use) => {
    await use(nameOf(app));
  },
});

interface VirtualAuthenticator {
  /** Makes the user's finger come, or stay away. */
  setPresence(isPresent: boolean): Promise<void>;
  setVerified(isVerified: boolean): Promise<void>;
  countCredentials(): Promise<number>;
}

/** The phone's or computer's own lock, with a finger that is always there unless said. */
async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresence(enabled) {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    async setVerified(isUserVerified) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async countCredentials() {
      return (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}

/** An account, made through the API under the same name. */
async function signUpHere(page: Page, app: BuiltApp, phoneNumber: string): Promise<void> {
  const post = async (path: string, data: unknown) =>
    page.context().request.post(nameOf(app) + path, { data });
  const printed = app.output().length;
  expect((await post('/api/verify/send', { phoneNumber })).status()).toBe(200);
  const code = await app.waitForCode(phoneNumber, printed);
  expect((await post('/api/verify/check', { phoneNumber, code })).status()).toBe(200);
  const registered = await post('/api/register', {
    phoneNumber,
    firstName: 'Nora',
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthPlace: 'Chicago, United States',
    attractions: ['everyone'],
  });
  expect(registered.status()).toBe(201);
}

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/settings');
  const row = page.getByRole('button', { name: /Passkeys/ });
  await expect(row).toBeVisible();
  await dismissToasts(page);
  await row.click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible();
}

async function logOutHere(page: Page): Promise<void> {
  // A dialog is closed by going back, which would break off a navigation at the same moment.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await dismissToasts(page);
  // No call is still running, which would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** Opens the log-in, and waits until the field's autofill waits for a finger: one that comes earlier answers it. */
async function openLogIn(page: Page): Promise<void> {
  const waiting = page.waitForRequest((request) =>
    request.url().endsWith(passkeySignInOptionsEndpoint.path),
  );
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await (await waiting).response();
  // The browser has taken the page's ceremony, as it has everything that was sent before.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

// req: PASSKEY-1 PASSKEY-2 PASSKEY-3
test('a passkey is added in Profile, signs in with two taps, and is removed', async ({
  page,
  app,
  phoneNumber,
  toasts,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\)/);
  const authenticator = await addAuthenticator(page);
  await signUpHere(page, app, phoneNumber);
  await openPasskeys(page);
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await toasts.expectShown('Passkey added');
  const dialog = page.getByRole('region', { name: 'Passkeys' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByText('Not used yet')).toBeVisible();
  expect(await authenticator.countCredentials()).toBe(1);
  await expectNoFindings(page, 'the list of passkeys');

  // This device makes no second, and says so.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/This device already has a passkey/)).toBeVisible();
  expect(await authenticator.countCredentials()).toBe(1);

  await authenticator.setPresence(false);
  await logOutHere(page);
  await openLogIn(page);
  await expect(page.getByLabel('Phone number')).toHaveAttribute('autocomplete', 'tel webauthn');
  await expectNoFindings(page, 'the log-in with a passkey');
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await toasts.expectShown('Welcome back!');

  await openPasskeys(page);
  await expect(dialog.getByText(/Last used/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Remove the passkey/ }).click();
  await toasts.expectShown('Passkey removed');
  await expect(page.getByText('You have none yet.')).toBeVisible();
  // The browser was told, and the device does not offer it anymore.
  await expect.poll(() => authenticator.countCredentials()).toBe(0);

  await authenticator.setPresence(false);
  await logOutHere(page);
  await openLogIn(page);
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await toasts.expectShown(
    'No passkey was used',
    'If yours doesn’t work anymore, sign in with a code.',
  );
  await expect(page).toHaveURL(/\/auth$/);
});

// req: PASSKEY-1
test('the browser’s own autofill signs in without a button', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
}) => {
  await addAuthenticator(page);
  await signUpHere(page, app, phoneNumber);
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await logOutHere(page);
  // The virtual authenticator takes the first passkey that the field's autofill offers.
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

// req: PASSKEY-2
test('a passkey is offered once after a sign-in by code', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  toasts,
}) => {
  const authenticator = await addAuthenticator(page);
  await signUpHere(page, app, phoneNumber);
  const signInByCode = async () => {
    await logOutHere(page);
    await page.getByRole('button', { name: 'LOG IN' }).click();
    const printed = app.output().length;
    await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
    await page.getByRole('button', { name: 'NEXT' }).click();
    await enterCode(page, app, phoneNumber, printed);
    await expect(page).toHaveURL(/\/home$/);
  };
  await signInByCode();
  const offer = page.getByRole('dialog', { name: 'Skip the code next time?' });
  await expect(offer).toBeVisible();
  await expectNoFindings(page, 'the offer');
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await toasts.expectShown('Passkey added');
  await expect(offer).toBeHidden();
  expect(await authenticator.countCredentials()).toBe(1);

  // Nobody's finger is there, so that the autofill does not sign in first.
  await authenticator.setPresence(false);
  await signInByCode();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(offer).toBeHidden();
});

// req: PASSKEY-4
test('a passkey serves as the fresh proof', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  expectConsole,
  toasts,
}) => {
  expectConsole(/403 \(Forbidden\)/);
  await addAuthenticator(page);
  await signUpHere(page, app, phoneNumber);
  const set = { newPassword: 'violet lantern harbor' };
  await page.context().request.post(`${nameOf(app)}/api/user/password`, { data: set });
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Change Password/i }).click();
  await page.getByRole('button', { name: 'Forgot it? Use a code instead' }).click();
  await page.getByLabel('New password').fill('orchard under snow');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'the proof');
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await toasts.expectShown('Password saved');
});

test('a canceled passkey dialog changes nothing', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  toasts,
}) => {
  const authenticator = await addAuthenticator(page);
  await signUpHere(page, app, phoneNumber);
  await authenticator.setVerified(false);
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/No passkey was added/)).toBeVisible();
  await logOutHere(page);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await toasts.expectShown('No passkey was used');
  await expect(page.getByLabel('Phone number')).toBeEnabled();
});
