import { expect, type Page, test } from '../journey.ts';

const TOAST = '.toasts > [data-state="open"]';

/** What of the page lies under the open toast: pieces of text, links and pictures inside `parts`, by their words. */
async function listCovered(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(
    ({ toast, within }) => {
      const box = document.querySelector(toast)?.getBoundingClientRect();
      if (box === undefined) throw new Error('no toast is open');
      const pieces = [...document.querySelectorAll(within)].flatMap((part) => [
        ...(part.matches('a, button') ? [part] : []),
        ...part.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th, a, button, svg[role="img"]'),
      ]);
      return pieces
        .filter((piece) => !piece.closest('.toasts') && piece.checkVisibility())
        .filter((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((piece) => piece.textContent ?? piece.tagName);
    },
    { toast: TOAST, within: parts },
  );
}

/** Waits for the toast of a reward; nothing of `parts` is under it, nor a button of the page's head. */
async function expectNothingCovered(page: Page, parts: string) {
  const toast = page.locator(TOAST).filter({ hasText: /Progress updated|New badge earned/ });
  await expect(toast).toBeVisible();
  expect(await listCovered(page, parts), parts).toEqual([]);
  expect(await listCovered(page, '.way-back, a[aria-label="Settings"], nav'), 'ways').toEqual([]);
}

// req: TOAST-8
test('the toast of a reward covers nothing of the page that earned it', {
  tag: '@layout-night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/home');
  const home = '[aria-label="Your letter"], section[aria-labelledby]';
  await expect(
    page.getByRole('region', { name: 'Your letter' }).getByRole('heading'),
  ).toBeVisible();
  await expectNothingCovered(page, home);
  await expect(page.getByText('+10 points')).toBeVisible();

  await page.goto('/profile?tab=chart');
  await expect(page.locator('.chart-book')).toBeVisible();
  await expectNothingCovered(page, '.chart-book, [role="tablist"]');

  await page.goto('/profile?tab=numerology');
  await expectNothingCovered(page, '[role="tabpanel"], [role="tablist"]');

  await page.goto('/profile?tab=lucky');
  await expectNothingCovered(page, '[role="tabpanel"], [role="tablist"]');
  // Nor of the page to which the reader goes on.
  await page.getByRole('tab', { name: 'Journey' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  expect(await listCovered(page, '[role="tabpanel"]')).toEqual([]);

  await page.goto('/compatibility');
  await page.getByRole('button', { name: 'Check Compatibility' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNothingCovered(page, 'form, table, section[aria-label]');

  await page.goto('/readings/result?id=celestial-love');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.locator('article')).toBeVisible();
  await expectNothingCovered(page, 'article > section');
});

// req: TOAST-8
test('a toast goes along with the page when its reader scrolls', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/home');
  const toast = page.locator(TOAST);
  await expect(toast).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(-100);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    "You've earned cosmic points for your journey.",
  );
});
