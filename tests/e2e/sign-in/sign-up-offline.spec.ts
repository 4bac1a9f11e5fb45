import { asTyped, chooseAttraction, enterCode, leaveReveal } from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';

/** A message that says that the call failed and what to do. */
async function expectSentence(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible();
}

test('a lost connection at any step of the sign-up loses no input and shows what to do', async ({
  page,
  context,
  app,
  phoneNumber,
  toasts,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  expectConsole(/The newsletter sign-up failed/);
  // Neither code nor styles of the toasts and of the reveal arrived before the connection was lost.
  const late = /\/assets\/(toaster|reveal)-/;
  await page.route(late, (route) => route.abort('internetdisconnected'));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();

  await context.setOffline(true);
  const next = page.getByRole('button', { name: 'NEXT' });
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await next.click();
  await expectSentence(page, 'Failed to send verification code. Please try again.');
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  await context.setOffline(false);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();

  await context.setOffline(true);
  const code = await app.waitForCode(phoneNumber);
  await page.getByLabel('Six-digit code').fill(code);
  await expectSentence(page, 'Failed to verify code. Please try again.');
  await expect(page.getByLabel('Six-digit code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expectSentence(page, 'Failed to resend code. Please try again.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'VERIFY' }).click();
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();

  // The middle steps need no connection: a place is accepted as typed.
  await context.setOffline(true);
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth place').fill('Chicago, United States');
  await expectSentence(page, 'No suggestions just now. We’ll keep what you typed.');
  await next.click();
  await chooseAttraction(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await toasts.expectShown(
    'Registration failed',
    'We couldn’t reach Asteria. Nothing you typed is lost: please try again.',
  );
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
  await page.unroute(late);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await leaveReveal(page);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await toasts.expectShown('Account created');
});

test('a sign-up can continue after the answer to an accepted code was lost', {
  tag: '@night',
}, async ({ page, app, calls, phoneNumber, expectConsole }) => {
  expectConsole(/status of 400/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
  const code = await app.waitForCode(phoneNumber);
  // The code reaches the server, which uses it up; the answer is lost.
  calls.lose('POST /api/verify/check');
  await page.getByLabel('Six-digit code').fill(code);
  await expectSentence(page, 'Failed to verify code. Please try again.');
  calls.mend('POST /api/verify/check');
  await page.getByRole('button', { name: 'VERIFY' }).click();
  await expectSentence(page, 'Invalid verification code. Please try again.');
  const printed = app.output().length;
  await page.getByRole('button', { name: 'Resend code' }).click();
  await enterCode(page, app, phoneNumber, printed);
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
});
