// The main journey under a page translator: no step fails, and the words that are shown are always the newest.

import {
  chooseAttraction,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
  logOut,
} from './auth-steps.ts';
import { choose, expectChosen, hover } from './choices.ts';
import { expect, type Page, test } from './journey.ts';
import { dismissToasts } from './toasts.ts';
import { translate } from './translator.ts';

const DIED = /lost its way|couldn’t be shown/;

/** The page is there, and its words have been replaced. */
async function expectAlive(page: Page): Promise<void> {
  await expect(
    page.locator('main font.translated').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(DIED)).toHaveCount(0);
}

test('the main journey works while a translator replaces its words', {
  tag: ['@night', '@layout'],
}, async ({ page, app, phoneNumber }) => {
  await translate(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Aries' }).click();
  await page.getByRole('link', { name: 'Get Started Now' }).first().click();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);

  await expect(page.getByText('STEP 3 OF 5')).toBeVisible();
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth time').first().fill('21:18');
  const place = page.getByLabel('Birth place');
  for (const [typed, first] of [
    ['Sp', /^Sp/],
    ['Chica', /^Chicago/],
  ] as const) {
    await place.fill(typed);
    await expect(page.getByRole('option', { name: first }).first()).toBeVisible();
  }
  await place.fill('Chicago qqq');
  await expect(page.getByRole('option', { name: /^Chicago/ })).toHaveCount(0);
  await place.fill('Chicago');
  await page.getByRole('option', { name: /^Chicago Illinois/ }).click();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await chooseAttraction(page);
  await enterPersonalDetails(page);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAlive(page);
  await leaveReveal(page);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await expectAlive(page);
  for (const why of await page.getByRole('button', { name: 'Why?' }).all()) await why.click();
  await expectAlive(page);

  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const today = await heading.innerText();
  await page.getByLabel('Nine days').getByRole('link').last().click();
  await expect(heading).not.toHaveText(today);
  await expectAlive(page);

  await hover(page);
  await page.goto('/compatibility');
  const own = 'Your Sign';
  const theirs = 'Their Sign';
  for (const [sign, other] of [
    ['Taurus', 'Virgo'],
    ['Pisces', 'Aries'],
  ] as const) {
    await choose(page, own, sign);
    await expectChosen(page, own, sign);
    await choose(page, theirs, other);
    await expectChosen(page, theirs, other);
    await page.getByRole('button', { name: 'Check Compatibility' }).click();
    await expect(page.getByText(`${sign} & ${other}`).first()).toBeVisible();
  }
  await expectAlive(page);

  await page.goto('/readings/result?id=celestial-love');
  await expectAlive(page);

  await page.goto('/profile');
  await expect(page.getByLabel('Birth chart wheel').first()).toBeVisible();
  await dismissToasts(page);
  await page.getByRole('button', { name: 'View Full Birth Chart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const tab of ['Lucky Numbers', 'Numerology', 'Journey', 'Chart']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAlive(page);
  }
  await logOut(page);
  await expectAlive(page);
});
