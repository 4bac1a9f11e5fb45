// The app by keyboard alone: no pointer is used in this file.

import { isExhaustive } from '#tests/support/exhaustive.ts';
import { asTyped } from '../auth-steps.ts';
import { hover } from '../choices.ts';
import { expect, test } from '../journey.ts';
import { setTextSize } from './fit.ts';
import { expectFocusVisible, moveTo, pressAt } from './keyboard.ts';

test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

/** The small window is for the night: in it a pointer goes the same way in every run (large-text.spec.ts). */
const SIZES = [
  { words: 'on a phone', viewport: { width: 390, height: 844 }, textPercent: 100 },
  {
    words: 'at 320 px with letters of 200 %',
    viewport: { width: 320, height: 640 },
    textPercent: 200,
  },
] as const;

for (const { words, viewport, textPercent } of isExhaustive ? SIZES : SIZES.slice(0, 1)) {
  test.describe(words, () => {
    test.use({ viewport });

    test(`with only the keyboard, ${words}, a new user signs up, reads, checks a match, takes a reading, sees the chart and signs out`, async ({
      page,
      app,
      phoneNumber,
    }) => {
      const { keyboard } = page;
      const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
      const heading = (name: string | RegExp) => page.getByRole('heading', { name });
      await setTextSize(page, textPercent);
      // On a device with a keyboard the signs are the kit's list.
      await hover(page);

      await page.goto('/');
      await pressAt(page, page.getByRole('main').getByRole('link', { name: 'Sign In' }));
      await expect(button('SIGN UP')).toBeVisible();
      await pressAt(page, button('SIGN UP'));

      await expect(heading('Your phone number')).toBeFocused();
      await moveTo(page, page.getByLabel('Phone number'));
      await keyboard.type(asTyped(phoneNumber));
      await keyboard.press('Enter');
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      await expectFocusVisible(page);
      await keyboard.type(await app.waitForCode(phoneNumber));

      await expect(heading('Birth details')).toBeFocused();
      await moveTo(page, page.getByLabel('Month'));
      // A complete part moves the focus to the next.
      await keyboard.type('08021994');
      await moveTo(page, page.getByLabel('Birth time').first());
      await keyboard.type('0918PM');
      await moveTo(page, page.getByLabel('Birth place'));
      await keyboard.type('Chicago');
      const chicago = page.getByRole('option', { name: /^Chicago Illinois/ });
      await expect(chicago).toBeVisible();
      await keyboard.press('ArrowDown');
      await expect(chicago).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Enter');
      await expect(page.getByLabel('Birth place')).toHaveValue(/^Chicago, Illinois/);
      await pressAt(page, button('NEXT'));

      await expect(heading("You're attracted to...")).toBeFocused();
      await pressAt(page, page.getByRole('checkbox', { name: /Everyone/ }), { key: 'Space' });
      await pressAt(page, button('NEXT'));

      await expect(heading('Personal Details')).toBeFocused();
      await moveTo(page, page.getByLabel('First name'));
      await keyboard.type('Nora');
      await moveTo(page, page.getByLabel('Last name'));
      await keyboard.type('Whitlock');
      await moveTo(page, page.getByLabel('Email'));
      await keyboard.type('nora@example.com');
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeFocused();
      await pressAt(page, button('Skip'));

      await expect(heading('Nora, this is your sky.')).toBeFocused();
      await pressAt(page, button('Read today’s letter'));
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('main')).toBeFocused();
      const letter = page.getByRole('region', { name: 'Your letter' });
      const why = letter.getByRole('button', { name: 'Why?' });
      await expect(why).toBeVisible();
      await pressAt(page, why);
      await expect(page.getByRole('list', { name: 'What this letter is based on' })).toBeVisible();

      await pressAt(page, page.getByRole('link', { name: 'Match' }), { by: 'Shift+Tab' });
      await expect(page.getByRole('main')).toBeFocused();
      const theirs = page.getByRole('combobox', { name: 'Their Sign' });
      await pressAt(page, theirs);
      await expect(page.getByRole('option', { name: 'Leo' })).toBeFocused();
      // A letter moves the focus to the sign that begins with it.
      await keyboard.press('v');
      await expect(page.getByRole('option', { name: 'Virgo' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(theirs).toHaveText('Virgo');
      await expect(theirs).toBeFocused();
      await pressAt(page, button('Check Compatibility'));
      await expect(heading('Leo & Virgo')).toBeVisible();
      await expect(button('Check Compatibility')).toBeFocused();

      await pressAt(page, page.getByRole('link', { name: 'Readings' }), { by: 'Shift+Tab' });
      await expect(heading('Celestial Love')).toBeVisible();
      await pressAt(page, button('Get My Reading: Celestial Love'));
      await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeFocused();
      await pressAt(page, button('Skip'));
      await expect(heading('Recommended Actions')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();

      await pressAt(page, page.getByRole('link', { name: 'Profile' }), { by: 'Shift+Tab' });
      // The game is offered before the first reading of the chart.
      await pressAt(page, button('Skip'));
      await expect(heading('Your chart in one page')).toBeVisible();
      const tabs = page.getByRole('tablist', { name: 'Your profile' });
      await moveTo(page, tabs.getByRole('tab', { name: 'Chart' }));
      await keyboard.press('ArrowRight');
      await expect(tabs.getByRole('tab', { name: 'Lucky Numbers', selected: true })).toBeFocused();
      await expectFocusVisible(page);
      await keyboard.press('ArrowLeft');
      await expect(tabs.getByRole('tab', { name: 'Chart', selected: true })).toBeFocused();

      const wheel = page.getByRole('group', { name: 'Birth chart wheel' });
      await moveTo(page, wheel.getByRole('button', { name: /^Sun, 10°\d\d′ Leo/ }));
      await keyboard.press('ArrowRight');
      await expect(wheel.getByRole('button', { name: /^Venus, / })).toBeFocused();
      await expectFocusVisible(page);
      await keyboard.press('ArrowDown');
      const seventh = wheel.getByRole('button', {
        name: /^Seventh house, Virgo, .*; opens Venus$/,
      });
      await expect(seventh).toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(wheel.getByRole('button', { name: /^Venus sextile Pluto, / })).toBeFocused();
      await keyboard.press('Enter');
      const title = page.locator('summary', { hasText: 'Venus sextile Pluto, 0°' });
      const closest = page.locator('details', { has: title });
      await expect(title).toBeFocused();
      await moveTo(page, closest.getByRole('button', { name: /^Show on the wheel/ }));
      await keyboard.press('Enter');
      await expect(wheel.getByRole('button', { name: /^Venus sextile Pluto, / })).toBeFocused();
      await keyboard.press('Tab');
      await expect(wheel.locator(':focus')).toHaveCount(0);

      const full = button('View Full Birth Chart');
      await pressAt(page, full);
      const dialog = page.getByRole('dialog', { name: 'Your full birth chart' });
      await expect(dialog.getByRole('heading', { name: 'Your full birth chart' })).toBeFocused();
      await moveTo(page, dialog.getByRole('tab', { name: 'Whole sign' }));
      await keyboard.press('ArrowRight');
      await expect(dialog.getByRole('tab', { name: 'Placidus', selected: true })).toBeFocused();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(full).toBeFocused();

      const settings = page.getByRole('region', { name: 'Account Settings' });
      await pressAt(page, settings.getByRole('button', { name: 'Log Out' }));
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByRole('main')).toBeFocused();
      await pressAt(page, button('SIGN UP'));
      await expect(heading('Your phone number')).toBeFocused();
    });
  });
}

test('the first Tab stop of a page skips the navigation', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/zodiac');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Aries/ })).toBeFocused();
});

test('a dialog focuses its first field or title, traps the focus, and returns it', {
  tag: '@night',
}, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/settings');
  for (const [opener, title, first] of [
    ['Edit Name and email', 'Your name and email', { role: 'textbox', name: 'First name' }],
    ['Edit Username', 'Change your username', { role: 'textbox', name: 'Username' }],
    ['Change Password', 'Set a password', { role: 'textbox', name: 'New password' }],
    ['Edit Birth Details', 'Your birth details', { role: 'textbox', name: 'Month' }],
    ['Upgrade Subscription', 'Plans', { role: 'heading', name: 'Plans' }],
    ['Edit Attractions', "You're attracted to...", { role: 'checkbox', name: /^Men/ }],
    ['Show Signed-in devices', 'Signed-in devices', { role: 'heading', name: 'Signed-in devices' }],
    ['Delete my account', 'Delete my account', { role: 'heading', name: 'Delete my account' }],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await moveTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole(first.role, { name: first.name })).toBeFocused();
    // Tab cycles inside the dialog and never leaves it.
    const close = dialog.getByRole('button', { name: 'Close' }).first();
    await moveTo(page, close);
    await page.keyboard.press('Shift+Tab');
    await expectFocusVisible(page);
    await moveTo(page, close, 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
