// Preferences of the system: reduced motion, forced colors. The checks that run on every screen are
// in screens-user.spec.ts and screens-public.spec.ts.

import { chooseAttraction, enterBirthDetails, enterCode, enterPhone } from '../auth-steps.ts';
import { expect, test } from '../journey.ts';
import { expectFocusVisible } from './keyboard.ts';
import { listMovements, passFrames } from './movement.ts';
import { checkMatch, showHomeWithReasons } from './user-screens.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // req: A11Y-3
  test('the sky and the landing page do not move under reduced motion', async ({ page }) => {
    await page.goto('/');
    const sky = page.locator('.hero .starfield');
    await expect(sky).toHaveAttribute('data-drawn', 'true');
    await passFrames(page, 10);
    const before = await sky.screenshot();
    await passFrames(page, 60);
    expect((await sky.screenshot()).equals(before)).toBe(true);
    expect(await listMovements(page)).toEqual([]);
  });

  test('loading states do not move under reduced motion, and counters and typed lines show their final text at once', {
    tag: '@night',
  }, async ({ page, signInAs, app, calls, phoneNumber }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    const line = page.locator('.cursor');
    await expect(line).toHaveText(/^First, a number\..*sooner\.$/);
    expect(await listMovements(page)).toEqual([]);
    await enterPhone(page, phoneNumber);
    await enterCode(page, app, phoneNumber);
    await enterBirthDetails(page);
    await chooseAttraction(page);

    await signInAs();
    const release = calls.hold('GET /api/horoscope/daily');
    await page.goto('/home');
    await expect(page.getByText('Loading your horoscope')).toBeAttached();
    expect(await listMovements(page)).toEqual([]);
    release();
    await page.goto('/readings');
    await page.getByRole('button', { name: 'Get My Reading: Celestial Love' }).click();
    await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
    expect(await listMovements(page)).toEqual([]);
  });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('chosen, measured, pressed and focused elements are distinguishable in forced colors', async ({
    page,
    signInAs,
  }) => {
    await signInAs();
    await page.goto('/home');
    await showHomeWithReasons(page);
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    const primary = page.getByRole('link', { name: 'Get Your Reading' });
    await expect(primary).not.toHaveCSS('border-top-width', '0px');
    await page.goto('/compatibility');
    await checkMatch(page);
    expect(await background('[role="meter"] > span')).not.toBe(await background('[role="meter"]'));
    // The planets' glyphs stand on discs of the ground's own color.
    await page.goto('/profile');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const disc = page.locator('.wheel-planet circle:nth-of-type(2)').first();
    await expect(disc).toHaveCSS('fill', ground);
    await page.goto('/profile?tab=lucky');
    await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
    const games = '[role="tablist"][aria-label="Lotteries"]';
    expect(await background(`${games} > [aria-selected="true"]`)).not.toBe(
      await background(`${games} > [aria-selected="false"]`),
    );
    const balls = 'ul[aria-label="Powerball"] > li';
    expect(await background(`${balls}:last-child > span`)).not.toBe(
      await background(`${balls}:first-child > span`),
    );
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Edit Attractions' }).click();
    const chosen = page.getByRole('dialog').locator('label:has(:checked)');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  });
});
