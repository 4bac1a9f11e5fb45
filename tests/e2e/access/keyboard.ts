// Moves through a page by keyboard and checks that the focus is visible and not covered.

import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page needs. */
const MOST_PRESSES = 80;

/** What is wrong with the focus indicator; undefined if nothing. */
async function findFocusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing has the focus';
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

    // The visible element of a control that is drawn by its label or by boxes over it.
    const isUnseen = getComputedStyle(element).opacity === '0';
    const shown = element.closest(isUnseen ? 'label' : '[data-code-boxes]') ?? element;
    // In the wheel, what shows the focus stands where the element is meant; the rest of it may lie under its neighbors.
    const light = element.querySelector('.wheel-light');
    const box = [...(light ?? shown).getClientRects()].find(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (box === undefined) return `${name} is not drawn`;

    const hasRing = (each: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
      );
    };
    const frames = [
      element,
      shown,
      element.parentElement,
      ...shown.querySelectorAll('[data-active]'),
    ];
    const isRinged =
      frames.some((each) => each !== null && hasRing(each)) ||
      (light !== null && getComputedStyle(light).stroke !== 'none');
    if (!isRinged) return `${name} does not show that it has the focus`;

    // Of an element taller than most of the window only the visible part is checked.
    const isTall = box.height > window.innerHeight * 0.6;
    const middle = box.left + box.width / 2;
    const inset = Math.min(4, box.height / 4);
    const faults: string[] = [];
    const heights = [box.top + inset, box.top + box.height / 2, box.bottom - inset];
    for (const y of heights) {
      if (y < 0 || y >= window.innerHeight || middle < 0 || middle >= window.innerWidth) {
        faults.push(`${name} has the focus outside of the window, at ${Math.round(y)}`);
        continue;
      }
      const hit = document.elementFromPoint(middle, y);
      // A toast may cover the element; it disappears by itself, or when dismissed.
      if (hit?.closest('[aria-label^="Notifications"]')) continue;
      if (hit === null || !(shown.contains(hit) || hit.contains(shown))) {
        faults.push(`${name} has the focus under “${hit?.textContent?.slice(0, 40)}”`);
      }
    }
    if (isTall ? faults.length === heights.length : faults.length > 0) return faults.join('; ');
    return undefined;
  });
}

export async function expectFocusVisible(page: Page): Promise<void> {
  // A dialog or a list that is still opening covers what it is about to show.
  await expect.poll(() => findFocusProblem(page)).toBeUndefined();
}

/**
 * Presses Tab (or another key) until the target has the focus; at every stop on the way the focus
 * is visible.
 */
export async function moveTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const element = await target.elementHandle();
  if (element === null) throw new Error(`${target} is not on the page`);
  const hasFocus = () => element.evaluate((each) => each === document.activeElement);
  for (let presses = 0; presses < MOST_PRESSES && !(await hasFocus()); presses += 1) {
    await page.keyboard.press(key);
    await expectFocusVisible(page);
  }
  if (await hasFocus()) return;
  throw new Error(`${target} cannot be reached by ${key}`);
}

/** Moves the focus to the target and presses Enter or the given key. */
export async function pressAt(
  page: Page,
  target: Locator,
  { by = 'Tab', key = 'Enter' }: { by?: 'Tab' | 'Shift+Tab'; key?: 'Enter' | 'Space' } = {},
): Promise<void> {
  await moveTo(page, target, by);
  await page.keyboard.press(key);
}
