import { expect, test } from './journey.ts';

test('the landing page is visible before any of its scripts has loaded', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unlock Your Cosmic Destiny' })).toBeVisible();
  await expect(page.getByText('A sample, from Nora’s letter of November 17, 2026')).toBeVisible();
  // The page's styles are applied: the hero has the large serif type.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /Ibarra Real Nova/);
  await expect(page.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    '/auth?start=signup',
  );
  await context.close();
});

test("the landing page shows tonight's sky before React loads, and keeps it afterward", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(new URL(answer.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByText(/^(Today|Tonight), /).first()).toBeVisible();
  await expect(page.getByText(/^The sky drawn here is tonight’s, at /)).toBeVisible();
  await expect(page.locator('.hero [data-drawn] canvas').first()).toBeVisible();
  expect(scripts.filter((path) => path.includes('react-dom'))).toEqual([]);
  // Hydration preserves the document's elements. A mismatch would replace them and log an error,
  // which fails the test.
  await page.locator('#root').evaluate((root) => {
    for (const each of root.querySelectorAll('h1, .hero canvas, [data-live-line] p')) {
      each.setAttribute('data-came', 'ready');
    }
  });
  // The browser reports a mouse that enters the page as one that has not moved; a hand goes on moving it.
  await page.mouse.move(150, 400, { steps: 2 });
  // The second sky hangs at the end of the page, and is React's.
  await expect.poll(() => scripts.some((path) => path.includes('react-dom'))).toBe(true);
  await page.getByRole('button', { name: 'Leo' }).click();
  await expect(page.getByRole('button', { name: 'Leo', pressed: true })).toBeVisible();
  await expect(page.locator('h1[data-came="ready"]')).toHaveText('Unlock Your Cosmic Destiny');
  await expect(page.locator('.hero canvas')).toHaveCount(4);
  await expect(page.locator('.hero canvas[data-came="ready"]')).toHaveCount(4);
  await expect(page.locator('[data-live-line] p[data-came="ready"]').first()).toBeVisible();

  // A link is now handled by the page, without a document load.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the first tap on the landing page is not lost while React loads', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/react-dom-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Virgo' }).click();
  await expect(page.getByRole('button', { name: 'Virgo', pressed: true })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('button', { name: 'Virgo', pressed: true })).toBeVisible();

  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await expect(page.getByText('STEP 1 OF 5')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test("the landing page's links work when React does not load", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|dynamically imported module/);
  await page.route('**/react-dom-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/#features$/);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('every address but the sign-in shows a loading message until its scripts are loaded', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  for (const [path, ready] of [
    ['/terms', page.getByRole('heading', { level: 1 })],
    ['/no-such-page', page.getByRole('heading', { level: 1 })],
  ] as const) {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    // All but the script of the theme, which the browser runs before it paints.
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/start-theme-')) await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const waiting = page.getByRole('status').filter({ hasText: 'Reading the stars...' });
    await expect(waiting).toBeVisible();
    // The styles are applied: the loading message fills the window.
    expect((await page.locator('[aria-busy="true"]').boundingBox())?.height).toBe(
      page.viewportSize()?.height,
    );
    await expect(page.getByText('Unlock Your Cosmic Destiny')).toHaveCount(0);
    letGo();
    await expect(ready).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.unroute('**/assets/*.js');
  }
});

test('the landing page contains every CSS utility that it uses', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'SIGN UP' })).toBeVisible();
  // Every other document contains all utilities.
  const all = new Set(await page.evaluate(listUtilities));
  await page.goto('/');
  await expect(page.locator('[data-drawn]').first()).toBeAttached();
  const own = new Set(await page.evaluate(listUtilities));
  const used = await page.evaluate(() =>
    [...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]),
  );
  expect(all.size).toBeGreaterThan(100);
  expect(used.filter((name) => all.has(name))).not.toEqual([]);
  expect(used.filter((name) => all.has(name) && !own.has(name))).toEqual([]);
});

/** The class names in Tailwind's utilities layer of the page. */
function listUtilities(): string[] {
  const layers = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSLayerBlockRule)
    .filter(({ name }) => name === 'utilities');
  const classes = /\.((?:[\w-]|\\.)+)(?=[^{}]*\{)/g;
  return layers.flatMap(({ cssText }) =>
    [...cssText.matchAll(classes)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
}

test('a browser without scripts shows why the app does not start', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth');
  await expect(page.getByText(/has JavaScript turned off/)).toBeVisible();
  await context.close();
});

test('the landing page needs less than 5 kB of script before its first paint', async ({ page }) => {
  // What the document loads by itself, as it is sent; everything else is loaded when the page is idle, or touched.
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(new Set(scripts).size).toBeLessThanOrEqual(2);
  let bytes = 0;
  for (const path of new Set(scripts)) {
    bytes += Number((await page.request.get(path)).headers()['content-length']);
  }
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(5_000);
});
