// A session that ends while the page is open, a server that cannot be asked, and names that look like markup.

import { expect, test } from '../journey.ts';
import { giveAttraction, giveBirthDetails, giveCode, givePhone } from '../person.ts';

const OF_HOME = [
  '/api/user',
  '/api/sky/today',
  '/api/horoscope/daily',
  '/api/cosmic-insights',
  '/api/user-progress',
  '/api/user-progress/activity',
];

test('a session that ended elsewhere leads to the sign-in with the next call, and shows nothing more', async ({
  page,
  app,
  context,
  arriveAs,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await arriveAs();
  // All that Home asks for by itself, however late: the next call is the reader's.
  const answered = OF_HOME.map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.goto('/home');
  await Promise.all(answered);
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  // Ended behind the page's back: it still believes in its cookie.
  const ended = await context.request.post(`${app.url}/api/logout`);
  expect(ended.ok()).toBe(true);
  await page.getByRole('link', { name: 'Readings' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Nora Whitlock')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/auth');
});

test('a server that cannot be asked is no sign-out', async ({ page, arriveAs, calls }) => {
  await arriveAs();
  calls.refuse('GET /api/user', 'unavailable');
  await page.goto('/profile?tab=numerology');
  await expect(page.getByRole('heading', { name: 'The stars are behind a cloud' })).toBeVisible();
  await expect(
    page.getByText(
      'We could not reach Asteria just now. You are still signed in; nothing is lost.',
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

test('a name that looks like markup is shown as it was typed, and runs nothing', async ({
  page,
  arriveAs,
}) => {
  const firstName = '<img src=x onerror=alert(1)>';
  const lastName = '</script><b>O’Möbius 🌙';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await arriveAs({ firstName, lastName, birthPlace: '<svg onload=alert(2)>, Nowhere' });
  for (const path of ['/home', '/profile', '/profile?tab=numerology']) {
    await page.goto(path);
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  await expect(page.getByLabel('Full Name')).toHaveValue(`${firstName} ${lastName}`);
  await expect(page.getByText('<svg onload=alert(2)>, Nowhere').first()).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('a sign-up whose last button is pressed twice makes one account', async ({
  page,
  app,
  phoneNumber,
  calls,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).dblclick();
  await givePhone(page, phoneNumber);
  await giveCode(page, app, phoneNumber);
  await giveBirthDetails(page);
  await giveAttraction(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'GET MY READING' }).dblclick();
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await expect(page).toHaveURL('/home');
  expect(calls.sent('POST /api/register')).toHaveLength(1);
  expect(calls.sent('POST /api/subscribe')).toHaveLength(1);
  expect(calls.sent('POST /api/verify/send')).toHaveLength(1);
  expect(calls.sent('POST /api/verify/check')).toHaveLength(1);
});
