// What journeys ask of the service worker and of what it keeps.

import { expect, type Page } from '../journey.ts';

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
  // `waitForFunction` takes the promise of an asynchronous function for its answer.
  await expect
    .poll(async () => {
      const kept = Object.keys(await readKept(page));
      return paths.filter((path) => !kept.some((url) => path.test(url)));
    })
    .toEqual([]);
}
