// The theme of the signed-in pages: as the device is set, or as the reader chose.

import { expect, type Page, test } from './journey.ts';

const PAPER = 'rgb(243, 235, 215)';
const NIGHT = 'rgb(7, 11, 22)';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeColorOf = (page: Page) =>
  page.locator('meta[name="theme-color"]').getAttribute('content');

test.describe('on a device that is set to light', () => {
  test.use({ colorScheme: 'light' });

  // req: THEME-1
  test('signed-in pages are light from their first paint, the opening pages and paper are not', async ({
    page,
    signInAs,
  }) => {
    await page.goto('/');
    expect(await groundOf(page)).toBe(NIGHT);
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
    expect(await groundOf(page)).toBe(NIGHT);

    await signInAs();
    // Before any other script has run, the first one has set the theme.
    await page.route(/assets\/(?!start-theme).*\.js$/, () => undefined);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect.poll(() => groundOf(page)).toBe(PAPER);
    await expect(page.getByText('Reading the stars...').first()).toBeAttached();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Your Daily Horoscope' })).toBeVisible();
    expect(await groundOf(page)).toBe(PAPER);
    expect(await themeColorOf(page)).toBe('#F3EBD7');
    await page.emulateMedia({ media: 'print' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    await expect.poll(() => groundOf(page)).toBe(NIGHT);
    expect(await themeColorOf(page)).toBe('#070B16');
  });

  // req: THEME-2
  test('a choice is shown at once, holds from the first paint of the next visit, and goes with its user', async ({
    page,
    signInAs,
  }) => {
    await signInAs();
    await page.goto('/settings');
    await page.getByLabel('Light or dark').selectOption('Dark');
    await expect.poll(() => groundOf(page)).toBe(NIGHT);
    await page.route(/assets\/(?!start-theme).*\.js$/, () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Reading the stars...').first()).toBeAttached();
    expect(await groundOf(page)).toBe(NIGHT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto('/settings');
    await expect(page.getByLabel('Light or dark')).toHaveValue('dark');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(/\/(auth)?$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('theme');
    await signInAs();
    await page.goto('/home');
    await expect.poll(() => groundOf(page)).toBe(PAPER);
  });
});
