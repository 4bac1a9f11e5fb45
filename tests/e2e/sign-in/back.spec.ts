// The browser's Back in the sign-in: it leads one step back with everything typed, and not into old
// steps after the end.

import {
  asTyped,
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { expect, test } from '../journey.ts';

test('Back and Forward move through the steps of the sign-up and preserve what was typed', async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  await page.getByLabel('First name').fill('Nora');

  await page.goBack();
  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Everyone/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await expect(page.getByLabel('Birth place')).toHaveValue(/^Chicago/);
  // A reload restores the draft at the current step.
  await page.reload();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/is verified\./)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Chicago');

  await page.goForward();
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByLabel('Birth place')).toHaveValue(/^Chicago/);
  await page.getByRole('button', { name: 'NEXT' }).click();
  // The page's back button and the browser's Back have the same effect.
  await page.getByRole('button', { name: 'BACK' }).click();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await enterPersonalDetails(page);
  await leaveReveal(page);

  // The steps are no longer in the history: the entry before Home is the landing page.
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/home');
});

test('Back during the loading animation cancels the registration', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  calls,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('STEP 5 OF 5')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  expect(calls.sent('POST /api/register')).toEqual([]);
});

test('Back moves one step back through the log-in', { tag: '@night' }, async ({
  page,
  phoneNumber,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goBack();
  await enterPhone(page, phoneNumber);
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
});
