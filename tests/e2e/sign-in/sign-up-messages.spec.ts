// Every message of the sign-up's steps, each with the call that causes it.

import {
  asTyped,
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';

async function beginSignUp(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
}

test('the phone step shows what is wrong with a number, and why no code was sent', {
  tag: '@night',
}, async ({ page, calls, phoneNumber, expectConsole }) => {
  // Invalid numbers that only the server detects.
  expectConsole(/status of 400/);
  await beginSignUp(page);
  const field = page.getByLabel('Phone number');
  const next = page.getByRole('button', { name: 'NEXT' });
  const invalid = 'Please enter a valid phone number';
  for (const [wrong, sentence] of [
    ['', invalid],
    ['312 555', invalid],
    ['312 555 01ab', invalid],
    ['800 555 0199', invalid],
    ['+44 20 7946 0958', /^We can only send codes to these countries: United States and Canada$/],
  ] as const) {
    await field.fill(wrong);
    await next.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill('3');
    await expect(page.getByText(sentence)).toHaveCount(0);
  }
  const sendFailed = page.getByText('Failed to send verification code. Please try again.');
  await field.fill(asTyped(phoneNumber));
  const SEND = 'POST /api/verify/send';
  for (const fail of [
    () => calls.cut(SEND),
    () => calls.garble(SEND),
    () => calls.refuse(SEND, 'send_unavailable'),
    () => calls.refuse(SEND, 'number_refused'),
  ]) {
    fail();
    await next.click();
    await expect(sendFailed).toBeVisible();
    await expect(field).toHaveValue(asTyped(phoneNumber));
    await field.press('End');
    await field.press('Backspace');
    await expect(sendFailed).toHaveCount(0);
    await field.fill(asTyped(phoneNumber));
  }
  calls.refuse(SEND, 'too_many_requests', { retryAfterSeconds: 30 });
  await next.click();
  await expect(
    page.getByText('That’s a few too many tries. Please wait a moment and try again.'),
  ).toBeVisible();

  calls.mend(SEND);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
});

test('the code step shows what is wrong with a code, and why it was not checked or sent again', {
  tag: '@night',
}, async ({ page, app, calls, phoneNumber, expectConsole }) => {
  expectConsole(/status of 400/);
  await beginSignUp(page);
  await enterPhone(page, phoneNumber);
  const field = page.getByLabel('Six-digit code');
  const verify = page.getByRole('button', { name: 'VERIFY' });
  const incomplete = page.getByText('Please enter the 6-digit verification code');
  await verify.click();
  await expect(incomplete).toBeVisible();
  await field.fill('123');
  await expect(incomplete).toHaveCount(0);
  await verify.click();
  await expect(incomplete).toBeVisible();
  await expect(field).toHaveValue('123');

  const CHECK = 'POST /api/verify/check';
  const checkFailed = page.getByText('Failed to verify code. Please try again.');
  const invalid = page.getByText('Invalid verification code. Please try again.');
  const code = await app.waitForCode(phoneNumber);
  calls.cut(CHECK);
  await field.fill(code);
  await expect(checkFailed).toBeVisible();
  // The code may be right, so it stays in the field.
  await expect(field).toHaveValue(code);
  calls.garble(CHECK);
  await verify.click();
  await expect(invalid).toBeVisible();
  calls.refuse(CHECK, 'check_unavailable');
  await verify.click();
  await expect(checkFailed).toBeVisible();
  calls.mend(CHECK);
  await field.clear();
  await field.fill(code === '222222' ? '222223' : '222222');
  await expect(invalid).toBeVisible();
  await expect(field).toHaveValue('');

  const SEND = 'POST /api/verify/send';
  const resend = page.getByRole('button', { name: 'Resend code' });
  const resendFailed = page.getByText('Failed to resend code. Please try again.');
  calls.cut(SEND);
  await resend.click();
  await expect(resendFailed).toBeVisible();
  await field.fill('1');
  await expect(resendFailed).toHaveCount(0);
  calls.garble(SEND);
  await resend.click();
  await expect(resendFailed).toBeVisible();
  calls.mend(SEND);
  const printed = app.output().length;
  await resend.click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect(field).toHaveValue('');
  calls.refuse(SEND, 'too_many_requests', { retryAfterSeconds: 90 });
  await resend.click();
  await expect(
    page.getByText('That’s a few too many tries. Please wait a moment and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in 1:\d\d$/ })).toBeDisabled();

  await enterCode(page, app, phoneNumber, printed);
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
});

test('the steps after the code show missing, invalid and unknown values', {
  tag: '@night',
}, async ({ page, app, calls, phoneNumber }) => {
  await beginSignUp(page);
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  const next = page.getByRole('button', { name: 'NEXT' });
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await next.click();
  await expect(page.getByText('Please select your birth date')).toBeVisible();
  await expect(page.getByText('Please enter your birth location')).toBeVisible();

  const fillDate = async (year: string, month: string, day: string) => {
    await page.getByLabel('Month').fill(month);
    await page.getByLabel('Day').fill(day);
    await page.getByLabel('Year').fill(year);
  };
  const giveDate = async (year: string, month = '02', day = '30') => {
    await fillDate(year, month, day);
    await next.click();
  };
  const year = await page.evaluate(() => new Date().getFullYear());
  await giveDate('1994');
  await expect(page.getByText('There is no February 30 in 1994')).toBeVisible();
  await giveDate('1899', '12', '31');
  await expect(page.getByText('Please choose a date from 1900 on')).toBeVisible();
  await giveDate(String(year + 1), '01', '01');
  await expect(page.getByText('Please choose a date that isn’t in the future')).toBeVisible();
  await giveDate(String(year - 5), '01', '01');
  await expect(page.getByText('Asteria is for people 13 and over')).toBeVisible();

  const place = page.getByLabel('Birth place');
  calls.cut('GET /api/places');
  await place.fill('Chicago');
  await expect(page.getByText('No suggestions just now. We’ll keep what you typed.')).toBeVisible();
  calls.mend('GET /api/places');
  await place.fill('Qwrtzpk');
  await expect(page.getByText(/^No place by that name\./)).toBeVisible();
  await place.fill('x'.repeat(201));
  await next.click();
  await expect(page.getByText('Birth location must be at most 200 characters')).toBeVisible();
  // The focus goes to the first field with an error, a moment after the sentences.
  await expect(page.getByLabel('Month')).toBeFocused();

  // An hour that Chicago's clocks skipped, and one that they repeated.
  await place.fill('Chicago');
  await page.getByRole('option', { name: /^Chicago Illinois/ }).click();
  const time = page.getByLabel('Birth time').first();
  await time.fill('02:30');
  await fillDate('1994', '04', '03');
  await expect(page.getByText(/2:30 AM did not exist/)).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await time.fill('01:30');
  await page.getByLabel('Month').fill('10');
  await page.getByLabel('Day').fill('30');
  const which = page.getByRole('radiogroup', {
    name: 'That hour came twice: the clocks went back. Which one was it?',
  });
  await expect(which).toBeVisible();
  await which.getByText('The later one').click();
  await expect(
    page.getByText('The clock there was UTC−06:00. So: 07:30 UTC, October 30.'),
  ).toBeVisible();
  await next.click();

  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  await chooseAttraction(page);

  const submit = page.getByRole('button', { name: 'GET MY READING' });
  await submit.click();
  for (const sentence of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('First name').fill('N'.repeat(101));
  await page.getByLabel('Last name').fill('W'.repeat(101));
  await page.getByLabel('Email').fill('nora@example');
  await submit.click();
  for (const sentence of [
    'First name must be at most 100 characters',
    'Last name must be at most 100 characters',
    'Please enter a valid email address',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  // Going back and forward loses nothing.
  await page.getByRole('button', { name: 'BACK' }).click();
  await expect(page.getByText('1 chosen')).toHaveCount(0);
  await expect(page.getByLabel('Everyone')).toBeChecked();
  await page.getByRole('button', { name: 'BACK' }).click();
  await expect(place).toHaveValue(/^Chicago/);
  await expect(time).toHaveValue('01:30');
});

test('a failed registration shows a message, leaves the form filled in and stores nothing', {
  tag: '@night',
}, async ({ page, app, calls, phoneNumber, toasts, expectConsole }) => {
  // A failure of the newsletter is only logged.
  expectConsole(/The newsletter sign-up failed/);
  await beginSignUp(page);
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  const REGISTER = 'POST /api/register';
  calls.cut('POST /api/subscribe');
  calls.cut(REGISTER);
  await enterPersonalDetails(page);

  const expectEverythingKept = async () => {
    await expect(page.getByText('STEP 5 OF 5')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Last name')).toHaveValue('Whitlock');
    await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nora');
  };
  await toasts.expectShown(
    'Registration failed',
    'We couldn’t reach Asteria. Nothing you typed is lost: please try again.',
  );
  await expectEverythingKept();

  const submit = page.getByRole('button', { name: 'GET MY READING' });
  calls.refuse(REGISTER, 'unavailable');
  await submit.click();
  await toasts.expectShown(
    'Registration failed',
    'We can’t reach the stars right now. Please try again in a moment.',
  );
  await expectEverythingKept();
  calls.refuse(REGISTER, 'too_many_requests', { retryAfterSeconds: 60 });
  await submit.click();
  await toasts.expectShown(
    'Registration failed',
    'That’s a few too many tries. Please wait a moment and try again.',
  );
  await expectEverythingKept();

  // An error of an earlier step is shown there, and completing that step leads straight back.
  calls.refuse(REGISTER, 'bad_input', {
    fields: { birthDate: 'Asteria is for people 16 and over' },
  });
  await submit.click();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await expect(page.getByText('Asteria is for people 16 and over')).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue('1994');
  await page.getByLabel('Year').fill('1993');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expectEverythingKeptButStorage(page);

  calls.mend(REGISTER);
  await submit.click();
  await leaveReveal(page);
  await toasts.expectShown('Account created', 'Your account has been created successfully.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nora');
});

/** Completing a step again stores the draft again, for a reload. */
async function expectEverythingKeptButStorage(page: Page): Promise<void> {
  await expect(page.getByText('STEP 5 OF 5')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
}

test('a number whose verification has expired is verified again, and nothing else is asked again', {
  tag: '@night',
}, async ({ page, app, calls, phoneNumber, toasts }) => {
  await beginSignUp(page);
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  calls.refuse('POST /api/register', 'phone_not_verified');
  await enterPersonalDetails(page);
  await toasts.expectShown('Registration failed', 'Please verify your phone number first.');
  await expect(
    page.getByText('It’s been a while. Please verify your phone number again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  calls.mend('POST /api/register');
  const printed = app.output().length;
  await page.getByRole('button', { name: 'NEXT' }).click();
  await enterCode(page, app, phoneNumber, printed);
  await expect(page.getByText('STEP 5 OF 5')).toBeVisible();
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await leaveReveal(page);
});
