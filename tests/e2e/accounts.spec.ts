import { rmSync } from 'node:fs';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { asTyped, enterCode, enterPhone, logIn, logOut, signUp } from './auth-steps.ts';
import { expect, test } from './journey.ts';
import { expectNoSidewaysScroll } from './layout.ts';

test('a new user goes from the landing page to today’s horoscope', async ({
  page,
  app,
  phoneNumber,
  toasts,
}) => {
  await signUp(page, app, phoneNumber);
  await toasts.expectShown('Account created', 'Your account has been created successfully.');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your Daily Horoscope' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Why?' }).click();
  await expect(card.getByText(/Moon/).first()).toBeVisible();
  await expect(page.getByText('+10 points')).toBeVisible();
});

test('an account signs in again in another browser, even after a restart', {
  tag: '@night',
}, async ({ page, openBrowser, phoneNumber, expectConsole }) => {
  // The test starts two processes.
  test.setTimeout(180_000);
  // Errors of the calls that the page makes while the server stops and is down.
  expectConsole(/status of 503/);
  expectConsole(/ERR_CONNECTION_(REFUSED|RESET)/);
  const first = await startBuiltApp();
  await signUp(page, first, phoneNumber);
  await first.stop();
  const second = await startBuiltApp({ dataDir: first.dataDir, port: first.port });

  // The first browser is still signed in.
  await page.goto(`${second.url}/home`);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  // The second browser signs in with a new code.
  const other = await openBrowser();
  await logIn(other.page, second, phoneNumber);
  await expect(other.page.getByText('Nora Whitlock')).toBeVisible();
  await second.stop();
  rmSync(first.dataDir, { recursive: true, force: true });
});

test('a log-out removes the user’s data from the page, and a log-in restores it', {
  tag: '@night',
}, async ({ page, app, phoneNumber, toasts, expectConsole }) => {
  // Calls that were running when the session ended are refused.
  expectConsole(/status of 401/);
  await signUp(page, app, phoneNumber);
  await logOut(page);
  await toasts.expectShown('Logged out', 'You have been logged out successfully.');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goBack();
  await expect(page.getByText('Nora Whitlock')).toHaveCount(0);
  await logIn(page, app, phoneNumber);
  await toasts.expectShown('Welcome back!', 'You have successfully logged in.');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
});

test('a reload during the sign-up restores the step and what was typed', async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByLabel('Birth place').fill('Chicago');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await expect(page.getByLabel('Birth place')).toHaveValue('Chicago');
});

test('a number with an account is signed in instead of signed up', { tag: '@night' }, async ({
  page,
  app,
  openBrowser,
  phoneNumber,
}) => {
  await signUp(page, app, phoneNumber);
  const other = await openBrowser();
  await other.page.goto('/auth');
  await other.page.getByRole('button', { name: 'SIGN UP' }).click();
  const printed = app.output().length;
  await enterPhone(other.page, phoneNumber);
  await enterCode(other.page, app, phoneNumber, printed);
  await expect(other.page).toHaveURL(/\/home$/);
  await other.toasts.expectShown(
    'Welcome back!',
    'You have successfully logged in. This number already has an account.',
  );
});

test('a log-in with a number without an account continues as a sign-up, without a second code', {
  tag: '@night',
}, async ({ page, app, phoneNumber }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await enterCode(page, app, phoneNumber);
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  const printed = app.output().split(`Verification code for ${phoneNumber}`).length - 1;
  expect(printed).toBe(1);
});

// req: ACCESS-5
test('an unknown address shows the not-found page', { tag: '@layout-night' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});
