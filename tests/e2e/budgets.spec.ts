// Size budgets of each page: bytes sent (Brotli, without headers) to a browser with an empty cache.
// A budget is raised deliberately, in this file.

import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import { signUp } from './auth-steps.ts';
import { expect, refuseOffers, test } from './journey.ts';

const kB = (bytes: number) => bytes / 1000;

/**
 * What the landing page may load, kB. `scripts`, `worker` (the chart's), `files` and `data` are counted before the visitor
 * acts; `used` is all scripts after a touch and the choice of a sign, with the sign-in that is fetched ahead. Two of them have room for what varies: the files for
 * the icon, which a browser with a window fetches by itself and the shell does not (0.2 kB), and for the document's
 * compression; the data for the events of the day, which differ by half a kilobyte from day to day.
 */
// To show the sky of the visitor's own minute, the page loads 2.6 kB of scripts and the day's data before they act.
const LANDING = { scripts: 17, used: 115.3, worker: 23, files: 105, data: 6 };
/** The document of `/auth`, kB: with its headers, what a server sends before it waits for the browser (14.6 kB). */
const AUTH_DOCUMENT = 13.2;
/** The document of every other page, and the sheet that it preloads, once, kB. */
const SHELL = { document: 7.4, sheet: 13.2 };
/** All scripts of Home, kB, with those that it shares with the landing page; 0.1 of them applies the document's sheet. */
const HOME_SCRIPTS = 119.6;
// No page but those with a form brings zod, and none the schemas of answers: 8 to 14 kB a page. The events that lead a
// letter and the question how sure the birth time is cost Home and what shares its code 0.2 to 0.9 kB; figures of the
// line of hours that keep their size, and the explanation of a term below its sentence, 0.2 to 0.4. What a typed birth
// place may mean costs the sign-up 1.2, a place written whole the pages that show it 0.2; the clocks that the server
// knows cost every page 0.2. Texts in elements of their own, scripts that are fetched anew and places that are kept over a
// reload cost the landing page 0.8 once it is used, and the others 0.5. The thread of a letter, "tomorrow" in its times and the
// house of each contact cost Home and what shares its code 0.2; dates in the order of ISO and ids read in one place, 0.2 each page. One Form for
// every form, and forms in smaller parts, cost the pages that have one 0.1 to 0.2. The portrait costs the profile 0.5, a letter's facts
// of seasons and placements and the session's own context 0.1 to 0.3 each page.
// The redirect to Home that waits for the first look at the chart costs each page 0.1; the wheel, which that look shares,
// the profile 0.8; the offer of the game before the chart, 0.7; what is said of an open game and of its consent, 0.1 each; the signs that the birth step gives back, and the Oracle's line that keeps its rows, the sign-up 1.
// A draft that is kept through a way back, and what the journal says of tags and imports, cost it 0.4; what an open birth place leaves
// unsettled and the offer of the game in the full chart, the profile 0.3.
// Of what a feature's index.ts passes on, a page loads only what it imports; Home's question loads when a reader comes to it.
/** What a page may bring in scripts beyond the landing page's, kB. */
const BEYOND_LANDING = {
  // With the code of Home, which is fetched while the user looks at the sign-in.
  '/auth': 81.8,
  '/home': 20.4,
  '/today': 39.6,
  '/month': 19.8,
  '/zodiac': 14.9,
  '/compatibility': 18.1,
  '/readings': 18.2,
  '/readings/result?id=celestial-love': 20.2,
  '/profile': 63.8,
  '/settings': 49.3,
  '/journal': 27.3,
  // With the wheel of its eclipses, and the names of the days that looked back.
  '/year': 20.6,
  '/find-yourself': 28.8,
  '/tally': 16.3,
} as const;

/** A phone; the kit's list of options comes only where a pointer hovers. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The bytes of each path that an address loads until the network is quiet; `use` then goes on. */
async function weigh(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  use?: (page: Page, before: Map<string, number>) => Promise<void>,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ ...PHONE, ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  const answers: Response[] = [];
  context.on('response', (response) => answers.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (new URL(url).pathname === '/') {
    // The sky is drawn when the page is idle.
    await expect(page.locator('[data-drawn]').first()).toBeAttached();
    await expect(page.getByText(/^(Today|Tonight), /).first()).toBeVisible();
  } else {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const readWeights = async () => {
    const weights = new Map<string, number>();
    for (const answer of answers) {
      // A request that is answered from the cache has no size.
      if (answer.status() === 304) continue;
      const { pathname } = new URL(answer.url());
      weights.set(pathname, Number(await answer.headerValue('content-length')));
    }
    return weights;
  };
  await use?.(page, await readWeights());
  const weights = await readWeights();
  await context.close();
  return weights;
}

/** Whether a page has fetched a file whose address contains `name`. */
const isFetched = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    name,
  );

/** What a page fetches ahead comes when its network has been quiet before. */
async function waitUntilNothingComes(page: Page): Promise<void> {
  let before = 0;
  const comesNothing = async () => {
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = fetched === before;
    before = fetched;
    return isSame;
  };
  await expect.poll(comesNothing, { intervals: [1_500] }).toBe(true);
}

const isData = (path: string) => path.startsWith('/api/');
const isWorker = (path: string) => path.includes('worker');
const isSheet = (path: string) => path.endsWith('.css');
const isPageScript = (path: string) => path.endsWith('.js') && !isWorker(path);

function sum(weights: Map<string, number>, counts: (path: string) => boolean): number {
  return kB([...weights].reduce((total, [path, bytes]) => total + (counts(path) ? bytes : 0), 0));
}

// req: WEIGHT-1
test('every page stays within its budget of bytes', async ({ browser, app, page, phoneNumber }) => {
  // It opens fifteen pages, each with an empty cache.
  test.slow();
  await signUp(page, app, phoneNumber);
  await refuseOffers(page, app);
  const storageState = await page.context().storageState();

  const landing = await weigh(browser, app.url, {}, async (visited, before) => {
    const scripts = sum(before, isPageScript);
    test.info().annotations.push({ type: '/', description: `${scripts.toFixed(1)} kB of scripts` });
    expect(scripts).toBeGreaterThan(5);
    expect(scripts).toBeLessThanOrEqual(LANDING.scripts);
    expect([...before.keys()].filter(isSheet), 'sheets that the document has').toEqual([]);
    const worker = sum(before, isWorker);
    expect(worker).toBeGreaterThan(5);
    expect(worker).toBeLessThanOrEqual(LANDING.worker);
    const files = sum(before, (path) => !isData(path));
    const data = sum(before, isData);
    const description = `${files.toFixed(1)} kB of files, ${data.toFixed(1)} of data`;
    test.info().annotations.push({ type: '/', description });
    expect(files).toBeLessThanOrEqual(LANDING.files);
    expect(data).toBeLessThanOrEqual(LANDING.data);
    await visited.touchscreen.tap(20, 300);
    await visited.getByRole('button', { name: 'Leo' }).click();
    await expect(visited.getByRole('button', { name: 'Leo', pressed: true })).toBeVisible();
    // The sign-in is fetched ahead.
    await expect.poll(() => isFetched(visited, '/auth-page-')).toBe(true);
    await waitUntilNothingComes(visited);
  });
  const used = sum(landing, isPageScript);
  test.info().annotations.push({ type: '/, used', description: `${used.toFixed(1)} kB` });
  expect(used).toBeGreaterThan(50);
  expect(used).toBeLessThanOrEqual(LANDING.used);

  const over: string[] = [];
  for (const [path, budget] of Object.entries(BEYOND_LANDING)) {
    const visitor = path === '/auth' ? {} : { storageState };
    const weights = await weigh(browser, app.url + path, visitor);
    const beyond = sum(weights, (file) => isPageScript(file) && !landing.has(file));
    if (path === '/auth') expect(sum(weights, (file) => file === path)).toBeLessThan(AUTH_DOCUMENT);
    if (path === '/home') {
      expect(sum(weights, (file) => file === path)).toBeLessThan(SHELL.document);
      const sheets = sum(weights, isSheet);
      expect(sheets).toBeGreaterThan(10);
      expect(sheets, 'the sheet, once').toBeLessThan(SHELL.sheet);
      const scripts = sum(weights, isPageScript);
      test.info().annotations.push({ type: path, description: `${scripts.toFixed(1)} kB in all` });
      if (scripts > HOME_SCRIPTS) over.push(`${path}: ${scripts.toFixed(1)} kB in all`);
    }
    test.info().annotations.push({ type: path, description: `${beyond.toFixed(1)} kB` });
    expect(beyond, path).toBeGreaterThan(10);
    if (beyond > budget) over.push(`${path}: ${beyond.toFixed(1)} kB of ${budget}`);
  }
  expect(over).toEqual([]);
});
