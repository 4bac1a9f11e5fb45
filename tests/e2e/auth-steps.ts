// The steps of sign-up, log-in and log-out in the browser.

import type { BuiltApp } from '#tests/support/built-app.ts';
import { expect, type Page } from './journey.ts';

/** The national part of a North American E.164 number, as users type it. */
export const asTyped = (phoneNumber: string) => phoneNumber.replace('+1', '');

export async function enterPhone(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
}

/**
 * Types the newest code that the application printed; the form submits itself at six digits.
 * @param after length of the output before the code was requested, if the number had an earlier
 * code.
 */
export async function enterCode(
  page: Page,
  app: BuiltApp,
  phoneNumber: string,
  after = 0,
): Promise<void> {
  const code = await app.waitForCode(phoneNumber, after);
  await page.getByLabel('Six-digit code').fill(code);
}

export async function enterBirthDetails(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth time').first().fill('21:18');
  await page.getByLabel('Birth place').fill('Chicago');
  await page.getByRole('option', { name: /^Chicago Illinois/ }).click();
  await page.getByRole('button', { name: 'NEXT' }).click();
}

export async function chooseAttraction(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: "You're attracted to..." })).toBeVisible();
  const next = page.getByRole('button', { name: 'NEXT' });
  await expect(next).toBeDisabled();
  await page.getByText('Universal energy').click();
  await next.click();
}

export async function enterPersonalDetails(page: Page, lastName = 'Whitlock'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await page.getByRole('button', { name: /skip/i }).click();
}

/** From the first look at the chart to Home. */
export async function leaveReveal(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /this is your sky/ })).toBeVisible();
  await page.getByRole('button', { name: 'Read today’s letter' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Signs a new user up, from the landing page to Home. */
export async function signUp(
  page: Page,
  app: BuiltApp,
  phoneNumber: string,
  lastName?: string,
): Promise<void> {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  await enterPersonalDetails(page, lastName);
  await leaveReveal(page);
}

export async function logIn(page: Page, app: BuiltApp, phoneNumber: string): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  const printed = app.output().length;
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber, printed);
  await expect(page).toHaveURL(/\/home$/);
}

export async function logOut(page: Page): Promise<void> {
  // A call that is on its way when the session ends would be refused, and browsers log that.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
}
