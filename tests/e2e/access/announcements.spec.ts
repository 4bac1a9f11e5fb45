// What a screen reader announces by itself, by role and name: loading, results, errors, toasts,
// page changes.

import { expect, type Page, test } from '../journey.ts';

/** The time for which each message of the loading animation is shown. */
const MESSAGE_MS = 2_500;

const status = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first();

test('screen readers announce loading of the user, the horoscope and the Oracle', {
  tag: '@night',
}, async ({ page, signInAs, calls }) => {
  await signInAs();
  const releaseUser = calls.hold('GET /api/user');
  const releaseHoroscope = calls.hold('GET /api/horoscope/daily');
  await page.goto('/home');
  await expect(status(page, 'Reading the stars...')).toBeAttached();
  releaseUser();
  await expect(status(page, 'Loading your horoscope')).toBeAttached();
  releaseHoroscope();
  await expect(page.getByRole('button', { name: 'Why?' }).first()).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(status(page, 'Loading your horoscope')).toHaveCount(0);

  await page.clock.install();
  await page.goto('/readings');
  await page.getByRole('button', { name: 'Get My Reading: Celestial Love' }).click();
  const oracle = page.getByRole('dialog', { name: 'The Oracle is at work' });
  // There is one live region, whose text changes.
  const words = oracle.locator('[aria-live="polite"]').first();
  await expect(words).toHaveText('Asking Venus what she knows...');
  await page.clock.fastForward(MESSAGE_MS);
  await expect(words).toHaveText('Reading the letters Mars never sent...');
});

test('screen readers announce results: a match, numbers, saved changes', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/compatibility?with=aquarius');
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(status(page, /^Leo and Aquarius: \d+ percent$/)).toBeAttached();
  await expect(page.getByRole('img', { name: /^Leo and Aquarius: \d+ percent$/ })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Trust' })).toHaveAttribute(
    'aria-valuenow',
    /^\d+$/,
  );

  await page.goto('/profile?tab=numerology');
  await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Your Numbers' })).toBeFocused();
  await page.goto('/profile?tab=lucky');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    status(page, /Notification Numbers saved\s*Today’s numbers are below\./),
  ).toBeAttached();
});

test('screen readers announce errors and link them to their fields', { tag: '@night' }, async ({
  page,
  signInAs,
  calls,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('12');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number/);
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: 'Please enter a valid phone number' }),
  ).toBeAttached();

  await signInAs();
  calls.refuse('GET /api/compatibility/*', 'unavailable');
  await page.goto('/compatibility');
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Unable to load compatibility results. Please try again.',
  );
  calls.refuse('GET /api/horoscope/daily', 'unavailable');
  await page.goto('/home');
  await expect(page.getByRole('alert')).toContainText('We can’t see the sky from here just now.');
  await page.goto('/profile?tab=numerology');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('N');
  await page.getByRole('button', { name: 'Calculate Your Numbers' }).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Name must be at least 2 characters\./);
});

test('a toast over a dialog is announced and can be reached', { tag: '@night' }, async ({
  page,
  signInAs,
  calls,
}) => {
  await signInAs();
  calls.refuse('PATCH /api/user', 'unavailable');
  await page.goto('/profile?tab=numerology');
  await page.getByRole('button', { name: 'Edit Username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your username' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('nora_of_chicago');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(status(page, /Notification Update failed/)).toBeAttached();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Update failed' })
      .getByRole('button', { name: 'Dismiss' }),
  ).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a page change sets the document title and moves the focus to the page', async ({
  page,
  signInAs,
}) => {
  const { username } = await signInAs();
  await page.goto('/home');
  for (const [link, title] of [
    ['Zodiac', 'Zodiac Signs · Asteria'],
    ['Match', 'Compatibility Checker · Asteria'],
    ['Readings', 'Psychic Astrology Readings · Asteria'],
    ['Profile', 'Profile · Asteria'],
    ['Home', 'Home · Asteria'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Account Settings' })).toBeFocused();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'Account Settings' }).first().click();
  await expect(page).toHaveTitle('Account Settings · Asteria');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Type your username to confirm').fill(username);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page).toHaveTitle(/ · Asteria$/);
  await expect(page.getByRole('main')).toBeFocused();
});
