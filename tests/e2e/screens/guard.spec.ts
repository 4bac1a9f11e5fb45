// The guard of protected pages, and the log-out.

import type { ProtectedPath } from '#client/app/routes.tsx';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';

/** Each protected page, and the query of its address. */
const PROTECTED: Readonly<Record<ProtectedPath, string>> = {
  '/home': '',
  '/today': '',
  '/month': '',
  '/journal': '',
  '/year': '',
  '/find-yourself': '',
  '/zodiac': '',
  '/compatibility': '',
  '/readings': '',
  '/readings/result': '?id=celestial-love',
  '/profile': '',
  '/settings': '',
};

// req: ACCESS-9
test('a visitor is redirected from every protected page to the sign-in, and no call asks for the user', {
  tag: '@night',
}, async ({ page, calls }) => {
  for (const [path, query] of Object.entries(PROTECTED)) {
    await page.goto(path + query);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  }
  expect(calls.sent('GET /api/user')).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test("a user is redirected from the sign-in to Home, and 'Reading the stars...' is shown in the meantime", async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  const release = calls.hold('GET /api/user');
  await page.goto('/auth');
  await expect(page.getByText('Reading the stars...').first()).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('a log-out shows its progress and leads to the sign-in', async ({
  page,
  signInAs,
  calls,
  toasts,
  expectConsole,
}) => {
  // Calls that were running when the session ended are refused.
  expectConsole(/status of 401/);
  await signInAs();
  await page.goto('/profile');
  const release = calls.hold('POST /api/logout');
  const logOut = page.getByRole('button', { name: 'Log Out' });
  await logOut.first().click();
  const pending = page.getByRole('button', { name: 'Logging out...' });
  await expect(pending).toHaveCount(2);
  // A second press of either button sends nothing.
  await pending.first().click({ force: true });
  await pending.last().click({ force: true });
  release();
  await expect(page).toHaveURL(/\/auth$/);
  await toasts.expectShown('Logged out', 'You have been logged out successfully.');
  expect(calls.sent('POST /api/logout')).toHaveLength(1);
});
