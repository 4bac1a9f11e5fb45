// Contrast of text and symbols while the user's own colors replace the page's (forced colors).

import type { Page } from '../journey.ts';

/** Text and symbols with too little contrast to their background (WCAG 2.2, 1.4.3 and 1.4.11). */
export async function listUnreadable(page: Page): Promise<string[]> {
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
      // What is folded keeps the style that it had when it was last drawn.
      if (!symbol.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      judge(symbol, getComputedStyle(symbol).stroke, 3);
    }
    return [...new Set(faults)];
  });
}
