// A window 320 px wide with text at 200 %, as set in the browser's settings, used with a pointer.

import {
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPersonalDetails,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { choose } from '../choices.ts';
import { expect, test } from '../journey.ts';
import { expectFits, setTextSize } from './fit.ts';
import { checkMatch, showHomeWithReasons } from './user-screens.ts';

test.use({ viewport: { width: 320, height: 640 }, isMobile: false, hasTouch: false });
test.setTimeout(240_000);

test.beforeEach(async ({ page }) => setTextSize(page, 200));

test('at 320 px with 200 % text a new user signs up, reads, checks a match, takes a reading, sees the chart and signs out', {
  tag: '@night',
}, async ({ page, app, phoneNumber }) => {
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  await expectFits(page, 'landing page');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  await expectFits(page, 'choice');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
  await expectFits(page, 'step 1');
  await enterPhone(page, phoneNumber);
  await expectFits(page, 'step 2');
  await enterCode(page, app, phoneNumber);
  await expect(page.getByRole('heading', { name: 'Birth details' })).toBeVisible();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Please select your birth date')).toBeVisible();
  await expectFits(page, 'step 3, refused');
  await enterBirthDetails(page);
  await expect(page.getByRole('heading', { name: "You're attracted to..." })).toBeVisible();
  await expectFits(page, 'step 4');
  await chooseAttraction(page);
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await expectFits(page, 'step 5');
  await enterPersonalDetails(page);
  await expect(page.getByRole('heading', { name: /this is your sky/ })).toBeVisible();
  await expectFits(page, 'the new chart');
  await leaveReveal(page);
  await showHomeWithReasons(page);
  await expectFits(page, 'Home with its reasons');

  await page.getByRole('link', { name: 'Match' }).click();
  await choose(page, 'Their Sign', 'Aquarius');
  await checkMatch(page);
  await expectFits(page, 'Match');

  await page.getByRole('link', { name: 'Readings' }).click();
  await page.getByRole('button', { name: 'Get My Reading: Celestial Love' }).click();
  await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
  await expectFits(page, 'the Oracle at work');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Recommended Actions' })).toBeVisible();
  await expectFits(page, 'a reading');

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByText('Positions and aspects').click();
  await expect(page.getByRole('heading', { name: 'Closest aspects' })).toBeVisible();
  await expectFits(page, 'Chart');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
});
