// What keeps its place: a page over a reload, and what is behind a dialog.

import { chromium } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import { expect, test } from '../journey.ts';

test('a reload and Back keep the place of a scrolled page', async ({ page, signInAs }) => {
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

test('nothing behind a dialog moves where scrollbars take room', async ({
  app,
  page,
  signInAs,
}) => {
  await signInAs();
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const desk = await browser.newPage({ viewport: { width: 900, height: 700 } });
    await desk.context().addCookies(await page.context().cookies());
    await desk.goto(`${app.url}/zodiac`);
    const places = () =>
      desk.evaluate(() =>
        ['h1', '.tab-bar', '.tab-bar a:last-child', 'main li:last-child'].map((selector) => {
          const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { selector, left, right };
        }),
      );
    await desk.getByRole('button', { name: /^Leo/ }).waitFor();
    const room = await desk.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room).toBeGreaterThan(5);
    const before = await places();
    await desk.getByRole('button', { name: /^Leo/ }).click();
    await desk.getByRole('dialog').waitFor();
    expect(await places()).toEqual(before);
  } finally {
    await browser.close();
  }
});
