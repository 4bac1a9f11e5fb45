// Layout rules for every screen, at any size.

import { settle } from './access/audit.ts';
import { expect, type Page } from './journey.ts';

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/**
 * The five tabs are at the bottom of a phone and at the left of a desktop; one of them is the
 * current page's.
 */
export async function expectNavigation(page: Page, active: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'Zodiac',
    'Match',
    'Readings',
    'Profile',
  ]);
  await expect(navigation.getByRole('link', { name: active })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await navigation.boundingBox();
  if (box === null) throw new Error('the navigation is not drawn');
  if (width < 1024) expect(Math.round(box.y + box.height)).toBe(height);
  else expect(box).toMatchObject({ x: 0, y: 0 });
}

/** The open dialog lies within its window; `name` is for the report. */
export async function expectDialogInWindow(page: Page, name: string): Promise<void> {
  await settle(page);
  const box = await page.getByRole('dialog').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) throw new Error(`${name} is not drawn`);
  expect(box.x, name).toBeGreaterThanOrEqual(0);
  expect(box.y, name).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, name).toBeLessThanOrEqual(width);
  expect(box.y + box.height, name).toBeLessThanOrEqual(height);
}
