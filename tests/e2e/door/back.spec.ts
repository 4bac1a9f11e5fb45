// The browser's Back in the sign-in: one step back, with everything typed, and no way through old steps at the end.

import { expect, test } from '../journey.ts';
import {
  asTyped,
  giveAttraction,
  giveBirthDetails,
  giveCode,
  givePersonalDetails,
  givePhone,
} from '../person.ts';

test('Back leads one step back through the sign-up, and Forward on again, with what was typed', async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber);
  await giveBirthDetails(page);
  await giveAttraction(page);
  await page.getByLabel('First name').fill('Nora');

  await page.goBack();
  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Everyone/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await expect(page.getByLabel('Birth place')).toHaveValue(/^Chicago/);
  // What a reload keeps, it keeps at the step where one stands.
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
  // The control on the page and the browser's own are one and the same.
  await page.getByRole('button', { name: 'BACK' }).click();
  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await givePersonalDetails(page);
  await expect(page).toHaveURL('/home');

  // The steps are gone from the way back: before Home lies the landing page.
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/home');
});

test('Back during the Oracle’s work calls the registration off', async ({
  page,
  app,
  phoneNumber,
  calls,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber);
  await giveBirthDetails(page);
  await giveAttraction(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('STEP 4 OF 5')).toBeVisible();
  expect(calls.sent('POST /api/register')).toEqual([]);
});

test('Back leads one step back through the log-in too', async ({ page, phoneNumber }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goBack();
  await givePhone(page, phoneNumber);
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue(asTyped(phoneNumber));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
});
