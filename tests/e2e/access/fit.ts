// Whether a page fits a small window or large text: nothing overflows, no text is cut off or
// overlapped, and every control can be pressed at its position.

import { expect, type Page } from '../journey.ts';

/**
 * Sets the text size that a user chooses in the browser's settings; 100 is the default. It changes
 * the base of `rem` in style sheets and in media queries.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  // Detaching the session would reset the size.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
}

/** What does not fit, as messages; within an element, or on the whole page. */
async function findMisfits(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (root === null) return [`there is no ${selector}`];
    const misfits: string[] = [];
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}”`;

    const scroller = document.scrollingElement ?? document.documentElement;
    if (scroller.scrollWidth > window.innerWidth) {
      misfits.push(`the page is ${scroller.scrollWidth} wide in a window of ${window.innerWidth}`);
    }

    // A toast covers parts of the page for five seconds, or until it is dismissed.
    const toasts = document.querySelector<HTMLElement>('[aria-label^="Notifications"]');
    toasts?.style.setProperty('display', 'none');

    /** Elements for screen readers only, or not rendered at all. */
    const isUnseen = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return true;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { width, height, overflow, clipPath } = getComputedStyle(each);
        if (width === '1px' && height === '1px' && overflow === 'hidden') return true;
        if (clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    /** Content of horizontal scrollers and of pictures. */
    const isFree = (element: Element) => {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        if (each !== document.body && (overflowX === 'auto' || overflowX === 'scroll')) {
          if (each.scrollWidth > each.clientWidth + 1) return true;
        }
      }
      return element.closest('svg, canvas, [data-drawing]') !== null;
    };

    // Every visible line of text.
    const lines: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '') continue;
      if (element.closest('script, style, title, noscript') !== null) continue;
      if (isUnseen(element) || isFree(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        lines.push({ element, box });
        if (box.left < -1 || box.right > window.innerWidth + 1) {
          misfits.push(
            `beyond the window, from ${Math.round(box.left)} to ${Math.round(box.right)}: ${describe(element)}`,
          );
        }
      }
      // Text that is clipped by an ancestor.
      for (
        let each: Element | null = element;
        each !== null && each !== root;
        each = each.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (
          (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) ||
          (hides(overflowY) && each.scrollHeight > each.clientHeight + 2)
        ) {
          const frame = each.getBoundingClientRect();
          const words = range.getBoundingClientRect();
          if (
            words.right > frame.right + 1 ||
            words.left < frame.left - 1 ||
            words.bottom > frame.bottom + 2 ||
            words.top < frame.top - 2
          ) {
            misfits.push(`cut off by ${describe(each)}: ${describe(element)}`);
          }
        }
      }
    }

    // Overlapping text. Elements fixed to the window may cover text that scrolls below them.
    const frameOf = (element: Element) => {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
      }
      return null;
    };
    const framed = lines.map((line) => ({ ...line, frame: frameOf(line.element) }));
    for (const [index, one] of framed.entries()) {
      for (const other of framed.slice(index + 1)) {
        if (one.element === other.element || one.frame !== other.frame) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Line boxes overlap because the line height is smaller than the font's box.
        if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.45) {
          misfits.push(`${describe(one.element)} lies over ${describe(other.element)}`);
        }
      }
    }

    // Controls that are covered by another element.
    const CONTROLS =
      'a[href], button, input, select, [role="tab"], [role="combobox"], [role="option"], summary';
    for (const control of root.querySelectorAll(CONTROLS)) {
      if (control.matches(':disabled, [aria-hidden="true"], [aria-hidden="true"] *')) continue;
      const label = control.closest('label') ?? control;
      if (isUnseen(label)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const boxes = [...label.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      const box = boxes[0];
      if (box === undefined) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null) {
        misfits.push(`out of reach, at ${Math.round(x)}, ${Math.round(y)}: ${describe(control)}`);
      } else if (!label.contains(hit) && !hit.contains(label)) {
        misfits.push(`covered by ${describe(hit)}: ${describe(control)}`);
      }
    }
    toasts?.style.removeProperty('display');
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(misfits)];
  }, within);
}

/** Expects that everything on the page, or in the dialog over it, fits. */
export async function expectFits(page: Page, state: string): Promise<void> {
  const over = '[role="dialog"][aria-modal="true"], .dialog[role="dialog"]';
  const within = (await page.locator(over).count()) > 0 ? over : 'body';
  expect.soft(await findMisfits(page, within), state).toEqual([]);
}
