// The layout of every screen of a user on a desktop; on a phone the audits look at it in the same visit.

import { PAGES, tabOf, visitDialogs } from '../access/user-screens.ts';
import { test } from '../journey.ts';
import { expectDialogInWindow, expectNavigation, expectNoSidewaysScroll } from '../layout.ts';

test.setTimeout(180_000);

test('every page of a user fits its window, with the navigation in place', {
  tag: '@desk',
}, async ({ page, signInAs }) => {
  await signInAs();
  for (const screen of PAGES) {
    await page.goto(screen.address);
    await screen.open(page);
    await expectNavigation(page, tabOf(screen));
    await expectNoSidewaysScroll(page);
  }
});

test('every dialog of a user is inside its window', { tag: ['@night', '@desk'] }, async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await visitDialogs(page, async ({ name }) => {
    await expectNoSidewaysScroll(page);
    await expectDialogInWindow(page, name);
  });
});
