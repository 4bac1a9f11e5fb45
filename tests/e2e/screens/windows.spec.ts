// What depends on the size of the window: wide screens, and what lies over a dialog on a phone.

import { expect, type Page, test } from '../journey.ts';

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not drawn`);
  return box;
}

test('the columns of Home start at the same height in windows of every height, centered in a wide one', {
  tag: '@night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  const whys = page.getByRole('button', { name: 'Why?' });
  await expect(whys).toHaveCount(2);
  const why = whys.first();
  for (const [width, height] of [
    [1440, 900],
    [1440, 1200],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const letter = await boxOf(page, 'section[aria-label="Your letter"]');
    const second = await boxOf(page, 'h2:text("How was yesterday?")');
    expect(Math.abs(letter.y - second.y), `${width} × ${height}`).toBeLessThan(12);
    const main = await boxOf(page, 'main');
    const rail = await boxOf(page, 'nav');
    const [before, after] = [main.x - rail.width, width - main.x - main.width];
    expect(Math.abs(before - after), `${width} × ${height}`).toBeLessThan(20);
  }
  // Opening the reasons does not move what stands above them.
  const before = await boxOf(page, 'h1');
  await why.click();
  expect((await boxOf(page, 'h1')).y).toBe(before.y);
});

test('the landing page shows its words and its first action without scrolling in low windows, and names the sky on a phone', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [667, 375],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { y: top } = await boxOf(page, 'h1');
    const action = await boxOf(page, '.hero a:has-text("Get Started Now")');
    expect(top, `${width} × ${height}`).toBeGreaterThan(60);
    expect(action.y + action.height, `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
  await expect(page.getByText(/^The sky drawn here is tonight’s/)).toBeVisible();
});

test('the names of the signs in one row share a baseline', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/zodiac');
  const tops = async (name: string) =>
    (await boxOf(page, `li:has-text("${name}") >> text="${name}"`)).y;
  expect(await tops('Aries')).toBe(await tops('Taurus'));
  expect(await tops('Gemini')).toBe(await tops('Cancer'));
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Virgo', 'Libra', 'Scorpio'])
    expect(await tops(name)).toBe(await tops('Leo'));
});

test('a toast does not cover the title and the Close button of a dialog on a phone', {
  tag: '@night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/profile');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  // A toast waits while its window is not in front: on a slow machine five seconds pass until the dialog is open.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.getByRole('button', { name: 'View Full Birth Chart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const close = await boxOf(page, '.dialog .icon-button');
  const toastBox = await boxOf(page, '.toasts > li');
  expect(toastBox.y + toastBox.height).toBeLessThanOrEqual(close.y);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the question under the letter has its room before it comes, in large text too', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  const standard = 21;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/check-in-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/home');
  const below = page.getByRole('heading', { name: 'Your Daily Horoscope' });
  await below.scrollIntoViewIfNeeded();
  const room = below.locator('xpath=ancestor::section[1]/preceding-sibling::div[1]');
  const measure = () => room.evaluate((element) => element.getBoundingClientRect().height);
  const before = await measure();
  release();
  await expect(room.getByRole('radiogroup')).toBeVisible();
  expect(await measure()).toBe(before);
});
