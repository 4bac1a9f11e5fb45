import { readFileSync } from 'node:fs';
import {
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { expect, type Page, test } from '../journey.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Nora, this is your sky.' });

/** From the code to the last step, with a birth in Chicago without a time. */
async function enterUntimedBirth(page: Page, day: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Year').fill('1994');
  await expect(page.getByText('Your sign: Leo')).toBeVisible();
  await page.getByLabel('I don’t know my birth time').check();
  await page.getByLabel('Birth place').fill('Chicago');
  await page.getByRole('option', { name: /^Chicago Illinois/ }).click();
  await expect(page.getByText(/ rising$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'NEXT' }).click();
}

// req: SIGNUP-26 SIGNUP-28
test('a new account sees its own chart once, sends a card of it, and goes on to the letter', async ({
  page,
  app,
  phoneNumber,
  toasts,
}) => {
  await page.goto('/auth?start=signup');
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  await enterPersonalDetails(page);
  await expect(heading(page)).toBeFocused();
  await toasts.expectShown('Account created', 'Your account has been created successfully.');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('img', { name: 'Your birth chart' })).toBeVisible();
  for (const name of ['Sun in Leo', 'Moon in Gemini', 'Pisces rising'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(
    page.getByText('153 birthdays between 1950 and 2008 have this Sun and Moon.'),
  ).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Send' }).click();
  const card = readFileSync(await (await downloading).path());
  // The width and the height of a PNG stand in its first chunk.
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1080, 1350]);

  await leaveReveal(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

// req: SIGNUP-26 CHART-17
test('without a birth time the third waits, and a reload leads to Home', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/auth?start=signup');
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterUntimedBirth(page, '02');
  await chooseAttraction(page);
  await enterPersonalDetails(page);
  await expect(page.getByRole('heading', { name: 'Moon in Gemini' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rising sign: not yet' })).toBeVisible();
  await expect(page.getByText(/so it needs a birth time\./)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
});

// req: SIGNUP-26 CHART-17
test('a Moon that changed signs has both, and Back leads to Home', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/auth?start=signup');
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterUntimedBirth(page, '01');
  await chooseAttraction(page);
  await enterPersonalDetails(page);
  await expect(page.getByRole('heading', { name: 'Moon in Taurus or Gemini' })).toBeVisible();
  await expect(page.getByText('The Moon changed signs that day.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
});

// req: SIGNUP-1
test('nothing below the Oracle moves while her line is typed', { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
}) => {
  await page.goto('/auth?start=signup');
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  const below = page.getByRole('heading', { name: "You're attracted to..." });
  await expect(below).toBeVisible();
  const before = await below.boundingBox();
  await expect(page.locator('.cursor')).toHaveText(/most of it\.$/);
  expect(await below.boundingBox()).toEqual(before);
  // The typed line has the rows of the whole one.
  const rows = await page.locator('.cursor').evaluate((typed) => {
    const whole = typed.parentElement?.previousElementSibling;
    return [typed.parentElement, whole].map((line) => line?.getBoundingClientRect().height);
  });
  expect(rows[0]).toBe(rows[1]);
});
