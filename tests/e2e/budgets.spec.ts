// How much each page may bring, in bytes as they are sent (Brotli, without headers), by a browser that has
// nothing yet. A budget is raised on purpose, here, or not at all.

import type { Browser, BrowserContextOptions, Response } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signUp } from './person.ts';

const kB = (bytes: number) => bytes / 1000;

/** What the landing page may bring: the code that brings it to life, the chart's worker, and everything. */
const LANDING = { scripts: 75, worker: 23, all: 160 };
/** What a page may bring in scripts beyond the landing page's, kB. */
const BEYOND_LANDING = {
  // With the code of Home, which is fetched while the reader looks at the sign-in.
  '/auth': 99,
  '/home': 56,
  '/zodiac': 55,
  '/compatibility': 72,
  '/readings': 52,
  '/readings/result?id=celestial-love': 52,
  '/profile': 61,
} as const;

/** What an address brings until nothing more comes: path → bytes. */
async function weigh(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  const answers: Response[] = [];
  context.on('response', (response) => answers.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (new URL(url).pathname === '/') {
    // It comes to life when it is idle, and the sky after that.
    await expect(page.locator('[data-drawn]').first()).toBeAttached();
  } else {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The last part to come, whatever the page.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  }
  const weights = new Map<string, number>();
  for (const answer of answers) {
    // What is asked for once more and is not sent again weighs nothing.
    if (answer.status() === 304) continue;
    const { pathname } = new URL(answer.url());
    weights.set(pathname, Number(await answer.headerValue('content-length')));
  }
  await context.close();
  return weights;
}

const isScript = (path: string) => path.endsWith('.js');
const isWorker = (path: string) => path.includes('worker');

function sum(weights: Map<string, number>, counts: (path: string) => boolean): number {
  return kB([...weights].reduce((total, [path, bytes]) => total + (counts(path) ? bytes : 0), 0));
}

test('every page keeps to its budget of bytes', async ({ browser, app, page, phoneNumber }) => {
  await signUp(page, app, phoneNumber);
  const storageState = await page.context().storageState();

  const landing = await weigh(browser, app.url, {});
  const scripts = sum(landing, (path) => isScript(path) && !isWorker(path));
  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThanOrEqual(LANDING.scripts);
  const worker = sum(landing, isWorker);
  expect(worker).toBeGreaterThan(5);
  expect(worker).toBeLessThanOrEqual(LANDING.worker);
  expect(sum(landing, () => true)).toBeLessThanOrEqual(LANDING.all);
  test.info().annotations.push({ type: '/', description: `${scripts.toFixed(1)} kB of scripts` });

  const over: string[] = [];
  for (const [path, budget] of Object.entries(BEYOND_LANDING)) {
    const visitor = path === '/auth' ? {} : { storageState };
    const weights = await weigh(browser, app.url + path, visitor);
    const beyond = sum(weights, (file) => isScript(file) && !isWorker(file) && !landing.has(file));
    test.info().annotations.push({ type: path, description: `${beyond.toFixed(1)} kB` });
    expect(beyond, path).toBeGreaterThan(20);
    if (beyond > budget) over.push(`${path}: ${beyond.toFixed(1)} kB of ${budget}`);
  }
  expect(over).toEqual([]);
});
