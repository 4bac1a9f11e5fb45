// A session that ends while the page is open, a server that cannot be reached, and names that look
// like markup.

import {
  chooseAttraction,
  enterBirthDetails,
  enterCode,
  enterPhone,
  leaveReveal,
} from '../auth-steps.ts';
import { expect, test } from '../journey.ts';

test('a session that ended elsewhere redirects to the sign-in at the next call and hides the user’s data', async ({
  page,
  app,
  context,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await signInAs();
  await page.goto('/home');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  // Unlike Home, this page makes no call of its own after it is shown: the next one is the user's.
  await page.getByRole('link', { name: 'Zodiac' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zodiac' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The session was ended elsewhere: the browser still has its signed-in cookie.
  const ended = await context.request.post(`${app.url}/api/logout`);
  expect(ended.ok()).toBe(true);
  await page.getByRole('link', { name: 'Readings' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Nora Whitlock')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/auth');
});

test('an unreachable server does not sign the user out', async ({ page, signInAs, calls }) => {
  await signInAs();
  calls.refuse('GET /api/user', 'unavailable');
  await page.goto('/profile?tab=numerology');
  await expect(page.getByRole('heading', { name: 'The stars are behind a cloud' })).toBeVisible();
  await expect(
    page.getByText(
      'We couldn’t reach Asteria just now. You’re still signed in, and nothing is lost.',
    ),
  ).toBeVisible();
  calls.cut('GET /api/user');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect(tryAgain).toBeVisible();
  calls.mend('GET /api/user');
  await tryAgain.click();
  await expect(page).toHaveURL('/profile?tab=numerology');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Whitlock');
});

test('a name that looks like markup is shown as typed, and runs nothing', async ({
  page,
  signInAs,
}) => {
  const firstName = '<img src=x onerror=alert(1)>';
  const lastName = '</script><b>O’Möbius 🌙';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAs({ firstName, lastName, birthPlace: '<svg onload=alert(2)>, Nowhere' });
  for (const path of ['/home', '/profile', '/profile?tab=numerology']) {
    await page.goto(path);
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  await expect(page.getByLabel('Full Name')).toHaveValue(`${firstName} ${lastName}`);
  await expect(page.getByText('<svg onload=alert(2)>, Nowhere').first()).toBeVisible();
  expect(dialogs).toEqual([]);
});

test("pressing the sign-up's last button twice creates one account", { tag: '@night' }, async ({
  page,
  app,
  phoneNumber,
  calls,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).dblclick();
  await enterPhone(page, phoneNumber);
  await enterCode(page, app, phoneNumber);
  await enterBirthDetails(page);
  await chooseAttraction(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).dblclick();
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await leaveReveal(page);
  expect(calls.sent('POST /api/register')).toHaveLength(1);
  expect(calls.sent('POST /api/subscribe')).toHaveLength(1);
  expect(calls.sent('POST /api/verify/send')).toHaveLength(1);
  expect(calls.sent('POST /api/verify/check')).toHaveLength(1);
});
