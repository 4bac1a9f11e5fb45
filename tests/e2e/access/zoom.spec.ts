// A desk of 1280 by 1024 at 400 %: a window of 320 by 256.

import { expect, test } from '../journey.ts';
import { expectFits } from './fit.ts';
import { DIALOGS, PAGES } from './reader-screens.ts';

test.use({ viewport: { width: 320, height: 256 }, isMobile: false, hasTouch: false });
test.setTimeout(240_000);

test('at 400 % the screens of a visitor fit', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, 'landing page');
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  await expectFits(page, 'choice');
  await page.getByRole('button', { name: 'LOG IN' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expectFits(page, 'log-in');
  await page.goto('/no-such-page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expectFits(page, '404');
});

test('at 400 % the screens of a reader fit', async ({ page, arriveAs }) => {
  await arriveAs();
  for (const { name, address, arrive } of [...PAGES, ...DIALOGS]) {
    await page.goto(address);
    await arrive(page);
    await expectFits(page, name);
  }
});
