// What journeys ask of the service worker and of what it keeps.

import type { Page } from '../journey.ts';

/** Waits until the page's calls go through its service worker. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Everything that this browser keeps of readers: path of the call → text of the answer. */
export function readKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      if (!name.startsWith('asteria-kept-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept[new URL(request.url).pathname] = (await answer?.text()) ?? '';
      }
    }
    return kept;
  });
}

/** Waits until the answers to these calls are kept. */
export async function waitForKept(page: Page, paths: readonly RegExp[]): Promise<void> {
  await page.waitForFunction(
    async (patterns) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('asteria-kept-'));
      const urls: string[] = [];
      for (const name of names) {
        urls.push(...(await (await caches.open(name)).keys()).map((request) => request.url));
      }
      return patterns.every((pattern) => urls.some((url) => new RegExp(pattern).test(url)));
    },
    paths.map((pattern) => pattern.source),
  );
}
