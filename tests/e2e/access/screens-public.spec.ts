// Every screen of a visitor, in every state.

import {
  asTyped,
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPhone,
} from '../auth-steps.ts';
import { expect, test } from '../journey.ts';
import { expectNoFindings } from './audit.ts';
import { AUDIT_CONTEXT, AUDITED, auditScreen } from './visit.ts';

const TIME_UNKNOWN = /I don.t know/;

test.describe('every screen in one visit', () => {
  test.use(AUDIT_CONTEXT);

  // req: A11Y-1 A11Y-2
  test(`the screens of a visitor: ${AUDITED}`, async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await auditScreen(page, 'landing page');
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
    await auditScreen(page, 'choice');
    await page.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await auditScreen(page, 'log-in');
    await page.goto(`/invitation#${'A'.repeat(27)}`);
    await expect(page.getByRole('button', { name: 'Open the invitation' })).toBeVisible();
    await auditScreen(page, 'invitation');
    await page.getByRole('button', { name: 'Open the invitation' }).click();
    await expect(page.getByRole('heading', { name: /is no longer open/ })).toBeVisible();
    await auditScreen(page, 'an invitation that is gone');
    await page.goto('/no-such-page');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await auditScreen(page, '404');
  });
});

test('axe finds nothing on the landing page while the sky loads, nor when it fails to load', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await page.route('**/api/sky/today', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFindings(page, 'landing page without a sky');
});

test('axe finds nothing on the log-in steps, nor on their errors', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]/);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();

  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expectNoFindings(page, 'log-in, number refused');

  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expectNoFindings(page, 'log-in, password');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFindings(page, 'log-in, password missing');
  await page.getByLabel('Username').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'log-in failed, with its toast');

  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
  await expectNoFindings(page, 'log-in, code');
  await app.waitForCode(phoneNumber);
});

test('axe finds nothing on the five steps of the sign-up, nor on their errors', async ({
  page,
  app,
  phoneNumber,
  expectConsole,
}) => {
  expectConsole(/status of (400|503)/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
  await expectNoFindings(page, 'step 1');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expectNoFindings(page, 'step 1 refused');

  await enterPhone(page, phoneNumber);
  await expectNoFindings(page, 'step 2');
  const code = await app.waitForCode(phoneNumber);
  await page.getByLabel('Six-digit code').fill(code === '111111' ? '111112' : '111111');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await expectNoFindings(page, 'step 2 refused');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expectNoFindings(page, 'step 2, sent again');

  await enterCode(page, app, phoneNumber);
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await expectNoFindings(page, 'step 3');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please select your birth date')).toBeVisible();
  await expectNoFindings(page, 'step 3 refused');
  await page.getByLabel('Birth place').fill('Boston');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoFindings(page, 'step 3, places suggested');
  await page.getByLabel(TIME_UNKNOWN).check();
  await expectNoFindings(page, 'step 3, time unknown');
  await page.getByLabel(TIME_UNKNOWN).uncheck();
  await enterBirthDetails(page);

  await expect(page.getByRole('heading', { name: "You're attracted to..." })).toBeVisible();
  await expectNoFindings(page, 'step 4');
  await chooseAttraction(page);

  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await expectNoFindings(page, 'step 5');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expectNoFindings(page, 'step 5 refused');

  await page.route('**/api/register', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expectNoFindings(page, 'the Oracle at work');
  // On a slow machine the messages may have ended meanwhile.
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'registration failed');

  await page.unroute('**/api/register');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await expect(page.getByRole('heading', { name: 'Pisces rising' })).toBeVisible();
  await expectNoFindings(page, 'the new chart');
});
