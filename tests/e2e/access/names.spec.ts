// Long names, and names in right-to-left scripts.

import { expect, test } from '../journey.ts';
import { expectFits } from './fit.ts';

test.use({ viewport: { width: 320, height: 640 }, isMobile: false, hasTouch: false });
test.setTimeout(180_000);

const NAMES = [
  {
    words: 'a first name of 80 letters',
    firstName: `Wolfe${'schlegelstein'.repeat(6)}`.slice(0, 80),
    lastName: 'Featherstonehaugh-Cholmondeley',
    direction: 'ltr',
  },
  {
    words: 'an Arabic name',
    firstName: 'فاطمة الزهراء',
    lastName: 'بنت عبد الرحمن',
    direction: 'rtl',
  },
  { words: 'a Hebrew name', firstName: 'שׁוּלַמִּית', lastName: 'בן־דוד', direction: 'rtl' },
] as const;

for (const { words, firstName, lastName, direction } of NAMES) {
  test(`${words} is shown in full, in its own direction, on a page that keeps its own`, {
    tag: words === 'a Hebrew name' ? '@night' : [],
  }, async ({ page, signInAs }) => {
    const { name } = await signInAs({ firstName, lastName });
    expect(name).toBe(`${firstName} ${lastName}`);
    await page.goto('/home');
    const shown = page.getByRole('main').getByText(name, { exact: true });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveCSS('direction', direction);
    await expect(page.getByRole('button', { name: 'Why?' }).first()).toBeVisible();
    await expectFits(page, 'Home');
    // The settings button stays at the right for any name.
    const settings = await page.getByRole('link', { name: 'Settings' }).boundingBox();
    expect(settings?.x).toBeGreaterThan(250);

    await page.goto('/profile?tab=numerology');
    const field = page.getByLabel('Full Name');
    await expect(field).toHaveValue(name);
    await expect(field).toHaveCSS('direction', direction);
    await expect(page.getByRole('heading', { name: 'Soul Urge Number' })).toBeVisible();
    await expectFits(page, 'Profile');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Edit Name and email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your name and email' });
    await expect(dialog.getByLabel('First name')).toHaveValue(firstName);
    await expect(dialog.getByLabel('First name')).toHaveCSS('direction', direction);
    await expect(dialog.getByLabel('Last name')).toHaveCSS('direction', direction);
    await expectFits(page, 'name and email');
  });
}
