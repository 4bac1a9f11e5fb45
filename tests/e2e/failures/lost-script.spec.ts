// A script that did not arrive: what the page says, and that it can be tried again however often.

import { expect, type Page, test } from '../journey.ts';

const LOST =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/;

test('a page whose script is lost offline says so, and opens on a retry', async ({
  page,
  context,
  signInAs,
  expectConsole,
}) => {
  expectConsole(LOST);
  await signInAs();
  await context.route('**/assets/zodiac-page-*.js', (route) => route.abort('failed'));
  await page.goto('/home');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Zodiac' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'This page didn’t arrive' })).toBeVisible();
  await context.unroute('**/assets/zodiac-page-*.js');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Zodiac', level: 1 })).toBeVisible();
});

/** Opens a page whose sheet is lost, and tries again when the sheet can be had. */
async function loseSheet(page: Page, path: string): Promise<void> {
  await page.route('**/assets/app-*.css', (route) => route.abort('failed'));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This page didn’t arrive' })).toHaveCSS(
    'font-size',
    '34px',
  );
  await page.unroute('**/assets/app-*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
}

test('the sign-in whose styles are lost says so in the styles that it has', async ({
  page,
  expectConsole,
}) => {
  expectConsole(LOST);
  await loseSheet(page, '/auth');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('a page of a user whose styles are lost says so in the styles that it has', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(LOST);
  await signInAs();
  await loseSheet(page, '/home');
  await expect(page.getByText('Nora Whitlock')).toBeVisible();
});
