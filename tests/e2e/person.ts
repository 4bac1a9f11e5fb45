// What a person does at the door, in the browser.

import type { BuiltApp } from '#tests/support/built-app.ts';
import { expect, type Page } from './journey.ts';

/** The national part of an E.164 number of North America, as people type it. */
export const asTyped = (phoneNumber: string) => phoneNumber.replace('+1', '');

export async function givePhone(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Phone number').fill(asTyped(phoneNumber));
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code' })).toBeVisible();
}

/**
 * Types the newest code that the application printed; six digits are sent by themselves.
 * @param after how much had been printed when it was asked for, where the number had a code before.
 */
export async function giveCode(
  page: Page,
  app: BuiltApp,
  phoneNumber: string,
  after = 0,
): Promise<void> {
  const code = await app.waitForCode(phoneNumber, after);
  await page.getByLabel('Six-digit code').fill(code);
}

export async function giveBirthDetails(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth time').first().fill('21:18');
  await page.getByLabel('Birth place').fill('Chicago');
  await page.getByRole('option', { name: /^Chicago Illinois/ }).click();
  await page.getByRole('button', { name: 'NEXT' }).click();
}

export async function giveAttraction(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: "You're attracted to..." })).toBeVisible();
  const next = page.getByRole('button', { name: 'NEXT' });
  await expect(next).toBeDisabled();
  await page.getByText('Universal energy').click();
  await next.click();
}

export async function givePersonalDetails(page: Page, lastName = 'Whitlock'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await page.getByRole('button', { name: /skip/i }).click();
}

/** From the landing page to Home as a new user. */
export async function signUp(
  page: Page,
  app: BuiltApp,
  phoneNumber: string,
  lastName?: string,
): Promise<void> {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber);
  await giveBirthDetails(page);
  await giveAttraction(page);
  await givePersonalDetails(page, lastName);
  await expect(page).toHaveURL(/\/home$/);
}

export async function logIn(page: Page, app: BuiltApp, phoneNumber: string): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByRole('button', { name: 'LOG IN' }).click();
  const printed = app.output().length;
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber, printed);
  await expect(page).toHaveURL(/\/home$/);
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
}
