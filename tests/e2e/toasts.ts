// Records every toast when it appears, across page loads: a toast disappears by itself or is
// replaced, so a test on a slow machine could look too late.

import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface ToastRecord {
  /** Every toast so far, oldest first: title and description. */
  readonly shown: readonly string[];
  /** Waits until a toast with this title (and this description, if given) has been shown. */
  expectShown(title: string, words?: string): Promise<void>;
}

const BINDING = 'recordToast';

/** Records the toasts of all pages that this browser opens from now on. */
export async function recordToasts(context: BrowserContext): Promise<ToastRecord> {
  const shown: string[] = [];
  await context.exposeBinding(BINDING, (_source, words: string) => {
    shown.push(words);
  });
  await context.addInitScript((binding) => {
    // A phone has no pointer that would rest on a toast and so keep it; Playwright's would.
    const keepAway = (event: PointerEvent) => {
      if (!matchMedia('(hover: none)').matches || !(event.target instanceof Element)) return;
      if (event.target.closest('[aria-label^="Notifications"]')) event.stopPropagation();
    };
    window.addEventListener('pointermove', keepAway, { capture: true });
    const record = Reflect.get(window, binding) as (words: string) => void;
    const seen = new WeakSet<Element>();
    const look = () => {
      const items = document.querySelectorAll<HTMLElement>(
        '[role="region"][aria-label^="Notifications"] li, [data-toast="plain"]',
      );
      for (const item of items) {
        if (seen.has(item)) continue;
        seen.add(item);
        record(item.innerText);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, BINDING);
  return {
    shown,
    async expectShown(title, words) {
      const wanted = words === undefined ? title : `${title}\n${words}`;
      // After its words a toast may tell what was earned; the point is for screen readers.
      await expect
        .poll(() => shown, { message: `a toast '${wanted}'` })
        .toContainEqual(expect.stringMatching(new RegExp(`^${literally(wanted)}·?(\\n|$)`)));
    },
  };
}

/** Dismisses what is on the screen now, as a user does whose button it covers. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first();
  // A toast that leaves by itself meanwhile is as good.
  while (await dismiss.isVisible()) await dismiss.click({ timeout: 1_000 }).catch(() => undefined);
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
