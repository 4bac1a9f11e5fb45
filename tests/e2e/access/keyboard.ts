// Going through a page by the keyboard, with an eye on the focus: it is seen, and nothing lies over it.

import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page of ours has stops. */
const MOST_PRESSES = 80;

/** What is wrong with how the focus is shown; undefined where nothing is. */
async function findFocusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing has the focus';
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

    // What stands for a control that is drawn by its label, or by boxes over it.
    const isUnseen = getComputedStyle(element).opacity === '0';
    const shown = element.closest(isUnseen ? 'label' : '.code-boxes') ?? element;
    const box = [...shown.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
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
    const circle = element.querySelector('.wheel-focus');
    const isRinged =
      frames.some((each) => each !== null && hasRing(each)) ||
      (circle !== null && getComputedStyle(circle).stroke !== 'none');
    if (!isRinged) return `${name} does not show that it has the focus`;

    // Of what is taller than most of the window, that which is seen must do.
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
      // A toast may come over it at any moment; it goes by itself, or when it is dismissed.
      if (hit?.closest('[aria-label^="Notifications"]')) continue;
      if (hit === null || !(shown.contains(hit) || hit.contains(shown))) {
        faults.push(`${name} has the focus under “${hit?.textContent?.slice(0, 40)}”`);
      }
    }
    if (isTall ? faults.length === heights.length : faults.length > 0) return faults.join('; ');
    return undefined;
  });
}

export async function expectFocusSeen(page: Page): Promise<void> {
  expect(await findFocusProblem(page)).toBeUndefined();
}

/** Presses Tab (or another key) until the target has the focus; at every stop on the way the focus is seen. */
export async function moveTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const element = await target.elementHandle();
  if (element === null) throw new Error(`${target} is not on the page`);
  const hasArrived = () => element.evaluate((each) => each === document.activeElement);
  for (let presses = 0; presses < MOST_PRESSES && !(await hasArrived()); presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  if (await hasArrived()) return;
  throw new Error(`${target} cannot be reached by ${key}`);
}

/** Goes to the target and presses it. */
export async function pressAt(
  page: Page,
  target: Locator,
  { by = 'Tab', key = 'Enter' }: { by?: 'Tab' | 'Shift+Tab'; key?: 'Enter' | 'Space' } = {},
): Promise<void> {
  await moveTo(page, target, by);
  await page.keyboard.press(key);
}
