// The layout of every screen of a user, on a phone and on a desktop.

import { settle } from '../access/audit.ts';
import { DIALOGS, PAGES } from '../access/user-screens.ts';
import { expect, test } from '../journey.ts';
import { expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

/** The tab of the navigation that marks the pages below an address. */
const TABS = {
  '/home': 'Home',
  '/zodiac': 'Zodiac',
  '/compatibility': 'Match',
  '/readings': 'Readings',
  '/today': 'Home',
  '/month': 'Home',
  '/profile': 'Profile',
  '/settings': 'Profile',
} as const;

test.setTimeout(180_000);

test('every page of a user fits its window, with the navigation at its place', {
  tag: '@layout',
}, async ({ page, signInAs }) => {
  await signInAs();
  for (const { address, open } of PAGES) {
    const tab = Object.entries(TABS).find(([path]) => address.startsWith(path))?.[1];
    if (tab === undefined) throw new Error(`no tab stands for ${address}`);
    await page.goto(address);
    await open(page);
    await expectNavigation(page, tab);
    await expectNoSidewaysScroll(page);
  }
});

test('every dialog of a user lies within its window', { tag: '@layout' }, async ({
  page,
  signInAs,
}) => {
  await signInAs();
  let shown = '';
  for (const { name, address, open } of DIALOGS) {
    if (address === shown) await page.keyboard.press('Escape');
    else await page.goto(address);
    shown = address;
    await open(page);
    await expectNoSidewaysScroll(page);
    await settle(page);
    const box = await page.getByRole('dialog').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (box === null) throw new Error(`${name} is not drawn`);
    expect(box.x, name).toBeGreaterThanOrEqual(0);
    expect(box.y, name).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, name).toBeLessThanOrEqual(width);
    expect(box.y + box.height, name).toBeLessThanOrEqual(height);
  }
});
