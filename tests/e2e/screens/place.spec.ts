// What keeps its place: a page over a reload, and the history under two quick presses. What is behind a dialog: firefox.spec.ts.

import { expect, test } from '../journey.ts';

test('a reload and Back keep the scroll position', async ({ page, signInAs }) => {
  await signInAs();
  for (const path of ['/home', '/profile', '/zodiac']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: path }).toBe(900);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY), path).toBe(900);
  }
});

test('two quick presses open one dialog, which one press closes', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/zodiac');
  const leo = page.getByRole('button', { name: /^Leo/ });
  const before = await page.evaluate(() => history.length);
  await leo.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog', { name: 'Leo' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/zodiac');
});
