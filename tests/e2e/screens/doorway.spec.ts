// The guard, the way out, and addresses that lead nowhere.

import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

const PROTECTED = [
  '/home',
  '/zodiac',
  '/compatibility',
  '/readings',
  '/readings/result?id=celestial-love',
  '/profile',
];

test('a visitor is sent from every protected page to the sign-in, and nothing is asked for', async ({
  page,
  calls,
}) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  }
  expect(calls.sent('GET /api/user')).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test("a reader is sent from the sign-in to Home, and 'Reading the stars...' stands meanwhile", async ({
  page,
  arriveAs,
  calls,
}) => {
  await arriveAs();
  const release = calls.hold('GET /api/user');
  await page.goto('/auth');
  await expect(page.getByText('Reading the stars...').first()).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('logging out says so while it works, and leads to the sign-in', async ({
  page,
  arriveAs,
  calls,
  toasts,
  expectConsole,
}) => {
  // What was under way when the session ended is refused.
  expectConsole(/status of 401/);
  await arriveAs();
  await page.goto('/profile');
  const release = calls.hold('POST /api/logout');
  const logOut = page.getByRole('button', { name: 'Log Out' });
  await logOut.first().click();
  const pending = page.getByRole('button', { name: 'Logging out...' });
  await expect(pending).toHaveCount(2);
  // Pressed again, on both: it is sent once.
  await pending.first().click({ force: true });
  await pending.last().click({ force: true });
  release();
  await expect(page).toHaveURL(/\/auth$/);
  await toasts.expectShown('Logged out', 'You have been logged out successfully.');
  expect(calls.sent('POST /api/logout')).toHaveLength(1);
});

test('an unknown address says so, and leads back to the start', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
});
