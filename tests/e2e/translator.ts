// A stand-in for a page translator, which replaces text nodes as that of Chrome does.

import type { Page } from '@playwright/test';

/** From its next document on, every text node of the page is replaced by `<font><font>`, at once and as they come. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const HOLDS_NO_ELEMENTS = 'script, style, noscript, title, textarea, svg, .translated';
    function replace(text: Node): void {
      const { parentElement } = text;
      if (parentElement === null || parentElement.closest(HOLDS_NO_ELEMENTS) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.className = 'translated';
      inner.textContent = text.nodeValue;
      outer.append(inner);
      parentElement.replaceChild(outer, text);
    }
    function replaceAll(root: Node): void {
      if (root instanceof Text) replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      found.forEach(replace);
    }
    const watch = () => {
      replaceAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replaceAll(target);
          else addedNodes.forEach(replaceAll);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    document.addEventListener('DOMContentLoaded', watch);
  });
}
