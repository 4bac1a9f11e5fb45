// Every message of the log-in, each with the call that causes it.

import { enterCode, enterPhone } from '../auth-steps.ts';
import { expect, test } from '../journey.ts';

test('a failed log-in by code shows why, and needs no second code', { tag: '@night' }, async ({
  page,
  app,
  signInAs,
  openBrowser,
  calls,
  toasts,
  expectConsole,
}) => {
  const elsewhere = await openBrowser();
  const { fullPhoneNumber } = await signInAs({}, elsewhere.page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByText("We'll send a code to verify your phone number.")).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  const LOGIN = 'POST /api/login';
  calls.cut(LOGIN);
  const printed = app.output().length;
  await enterPhone(page, fullPhoneNumber);
  await enterCode(page, app, fullPhoneNumber, printed);
  await toasts.expectShown(
    'Login failed',
    'We couldn’t reach Asteria. Please try again in a moment.',
  );
  // The code has been accepted: one press repeats the log-in.
  const logIn = page.getByRole('button', { name: 'LOG IN' });
  calls.refuse(LOGIN, 'unavailable');
  await logIn.click();
  await toasts.expectShown(
    'Login failed',
    'We can’t reach the stars right now. Please try again in a moment.',
  );
  calls.refuse(LOGIN, 'too_many_requests', { retryAfterSeconds: 60 });
  await logIn.click();
  await toasts.expectShown(
    'Login failed',
    'That’s a few too many tries. Please wait a moment and try again.',
  );
  // The proof is bound to the session, so without its cookie it is gone.
  calls.mend(LOGIN);
  await page.context().clearCookies();
  expectConsole(/status of 401/);
  await logIn.click();
  await expect(
    page.getByText('It’s been a while. Please verify your phone number again.'),
  ).toBeVisible();
  const printedAgain = app.output().length;
  await page.getByRole('button', { name: 'NEXT' }).click();
  await enterCode(page, app, fullPhoneNumber, printedAgain);
  await expect(page).toHaveURL('/home');
  await toasts.expectShown('Welcome back!', 'You have successfully logged in.');
});

test('a log-in by password reports missing fields, refuses a wrong password and accepts the right one', {
  tag: '@night',
}, async ({ page, app, signInAs, openBrowser, calls, toasts, expectConsole }) => {
  expectConsole(/status of 401/);
  const elsewhere = await openBrowser();
  const { username } = await signInAs({}, elsewhere.page);
  const set = await elsewhere.page
    .context()
    .request.post(`${app.url}/api/user/password`, { data: { newPassword: 'a quiet harbour' } });
  expect(set.ok()).toBe(true);

  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  const logIn = page.getByRole('button', { name: 'LOG IN' });
  await logIn.click();
  await expect(page.getByText('Please enter your username')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();

  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Username').fill(username);
  await password.fill('a loud harbour');
  await logIn.click();
  await toasts.expectShown('Login failed', 'Those sign-in details don’t match an account.');
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await password.fill('a quiet harbour');
  calls.cut('POST /api/login');
  await logIn.click();
  await toasts.expectShown(
    'Login failed',
    'We couldn’t reach Asteria. Please try again in a moment.',
  );
  await expect(password).toHaveValue('a quiet harbour');

  // A double click sends once.
  calls.mend('POST /api/login');
  const before = calls.sent('POST /api/login').length;
  await logIn.dblclick();
  await expect(page).toHaveURL('/home');
  expect(calls.sent('POST /api/login')).toHaveLength(before + 1);
  await toasts.expectShown('Welcome back!', 'You have successfully logged in.');
});

test('a toast shows only its words when its code fails to load, and the full toast once online', async ({
  page,
  context,
  toasts,
  expectConsole,
}) => {
  expectConsole(/status of 401|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/toaster-*.js', (route) => route.abort());
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('a loud harbour');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await toasts.expectShown('Login failed', 'Those sign-in details don’t match an account.');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveCount(0);
  await page.unroute('**/toaster-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(region).toBeAttached();
});
