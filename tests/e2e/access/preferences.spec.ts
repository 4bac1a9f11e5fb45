// What a reader has asked of the system: less motion, colors of their own.

import { expect, type Page, test } from '../journey.ts';
import { giveAttraction, giveBirthDetails, giveCode, givePhone } from '../person.ts';
import { expectFocusSeen } from './keyboard.ts';
import { checkMatch, PAGES, showHomeWithReasons } from './reader-screens.ts';

/** Longer than this, and it is seen to move. */
const STILL_MS = 1;

/** Everything on the page that moves by itself for longer than a blink, or without end. */
async function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(
    (stillMs) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > stillMs)
        .map((animation) => {
          const { target } = animation.effect as KeyframeEffect; // every animation of a style sheet has one
          return `${target?.tagName}.${target?.getAttribute('class')}: ${Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')}`;
        }),
    STILL_MS,
  );
}

/** Lets the page draw so many pictures. */
async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const step = (left: number) =>
          left === 0 ? done() : requestAnimationFrame(() => step(left - 1));
        step(frames);
      }),
    count,
  );
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sky stands still, and so does the landing page', async ({ page }) => {
    await page.goto('/');
    const sky = page.locator('.hero .starfield');
    await expect(sky).toHaveAttribute('data-drawn', 'true');
    await passFrames(page, 10);
    const before = await sky.screenshot();
    await passFrames(page, 60);
    expect((await sky.screenshot()).equals(before)).toBe(true);
    expect(await listMovements(page)).toEqual([]);
  });

  test('nothing moves while things load, and what would count or type itself is there at once', async ({
    page,
    arriveAs,
    app,
    calls,
    phoneNumber,
  }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    const line = page.locator('.oracle-line .cursor');
    await expect(line).toHaveText(/^First, a number\..*sooner\.$/);
    expect(await listMovements(page)).toEqual([]);
    await givePhone(page, phoneNumber);
    await giveCode(page, app, phoneNumber);
    await giveBirthDetails(page);
    await giveAttraction(page);

    await arriveAs();
    const release = calls.hold('GET /api/horoscope/daily');
    await page.goto('/home');
    await expect(page.getByText('Loading your horoscope')).toBeAttached();
    expect(await listMovements(page)).toEqual([]);
    release();
    await page.goto('/readings');
    await page.getByRole('button', { name: 'Get My Reading: Celestial Love' }).click();
    await expect(page.getByRole('dialog', { name: 'The Oracle is at work' })).toBeVisible();
    expect(await listMovements(page)).toEqual([]);
    for (const { address, arrive } of PAGES) {
      await page.goto(address);
      await arrive(page);
      expect(await listMovements(page), address).toEqual([]);
    }
  });
});

test.describe('with colors of the reader’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** Words and symbols that do not stand out from what is behind them. */
  async function listUnreadable(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const groundOf = (element: Element) => {
        for (let each: Element | null = element; each !== null; each = each.parentElement) {
          const { backgroundColor } = getComputedStyle(each);
          if ((channels(backgroundColor)[3] ?? 1) > 0.5) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      const faults: string[] = [];
      const judge = (element: Element, color: string, least: number) => {
        const ratio = contrast(color, groundOf(element));
        if (ratio < least) {
          faults.push(
            `${ratio.toFixed(1)}: <${element.tagName} class="${element.getAttribute('class') ?? ''}"> “${element.textContent?.trim().slice(0, 30)}” ${color} on ${groundOf(element)}`,
          );
        }
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || node.textContent?.trim() === '') continue;
        if (element.closest('script, style, svg, :disabled') !== null) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        judge(element, getComputedStyle(element).color, 4.5);
      }
      for (const symbol of document.querySelectorAll('.glyph, .lucide, .wheel-planet > g')) {
        if (symbol.closest(':disabled') !== null) continue;
        judge(symbol, getComputedStyle(symbol).stroke, 3);
      }
      return [...new Set(faults)];
    });
  }

  test('words and symbols stand out on every screen', async ({ page, arriveAs }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await listUnreadable(page), 'landing page').toEqual([]);
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
    expect.soft(await listUnreadable(page), 'choice').toEqual([]);
    await arriveAs();
    for (const { name, address, arrive } of PAGES) {
      await page.goto(address);
      await arrive(page);
      expect.soft(await listUnreadable(page), name).toEqual([]);
    }
  });

  test('what is chosen, measured, pressed or in focus can be told from what is not', async ({
    page,
    arriveAs,
  }) => {
    await arriveAs();
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
    expect(await background('.bar-fill')).not.toBe(await background('.bar'));
    await page.goto('/profile?tab=lucky');
    await expect(page.getByRole('heading', { name: 'Cosmic Alignment' })).toBeVisible();
    expect(await background('.tabs-segments > [aria-selected="true"]')).not.toBe(
      await background('.tabs-segments > [aria-selected="false"]'),
    );
    expect(await background('.ball-special')).not.toBe(await background('.ball'));
    await page.getByRole('button', { name: 'Edit Attractions' }).click();
    const chosen = page.locator('.choice-card:has(:checked)');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  });
});
