// The main journey in Firefox. Playwright drives a Firefox of its own only, so that of the machine is driven over
// WebDriver BiDi; without one the test is left out.

import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '#tests/support/browser/find-firefox.ts';
import { asTyped } from './auth-steps.ts';
import { expect, test } from './journey.ts';

const firefox = findFirefox();
const WAIT_MS = 20_000;

// By their words: a search by role takes Firefox 20 s on a page as large as the chart's.
const button = (words: string) => `button::-p-text(${words})`;
const link = (words: string) => `a::-p-text(${words})`;

/** What the page does in Firefox, by the words that a reader sees. */
function driver(page: Page) {
  const find = (selector: string) => page.locator(selector).setTimeout(WAIT_MS);
  return {
    press: (selector: string) => find(selector).click(),
    type: (name: string, text: string) => find(`input[name="${name}"]`).fill(text),
    /** Into one of the boxes of a date, which have no names. */
    typeDate: (part: 'month' | 'day' | 'year', text: string) =>
      find(`input[autocomplete="bday-${part}"]`).fill(text),
    see: (words: string) =>
      page.waitForFunction(
        (wanted) => document.body.innerText.includes(wanted),
        { timeout: WAIT_MS },
        words,
      ),
    /** Once more where Firefox breaks off a navigation that its service worker has taken over. */
    open: (address: string) =>
      page.goto(address).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return page.goto(address);
      }),
    arrive: (path: string) =>
      page.waitForFunction((there) => location.pathname === there, { timeout: WAIT_MS }, path),
  };
}

/** Whether the chart has as many pixels across and down as its place: it is not squeezed. */
function isSkyFitting(): boolean {
  const chart = document.querySelector<HTMLCanvasElement>('.starfield canvas:last-child');
  if (chart === null) return false;
  const across = chart.width / chart.clientWidth;
  return Math.abs(across - chart.height / chart.clientHeight) < 0.02;
}

/** Where bars and content stand, and how much room the scrollbar takes, which Firefox always shows. */
function readPlaces(): { room: number; places: number[] } {
  const selectors = ['h1', '.tab-bar', '.tab-bar a:last-child', 'main li:last-child'];
  const places = selectors.flatMap((selector) => {
    const { left = -1, right = -1 } =
      document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return [left, right];
  });
  return { room: innerWidth - document.documentElement.clientWidth, places };
}

test('the main journey runs in Firefox', { tag: '@desk' }, async ({ app, phoneNumber }) => {
  test.skip(firefox === undefined, 'there is no Firefox on this machine');
  const browser = await launch({ browser: 'firefox', executablePath: firefox ?? '' });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    const faults: string[] = [];
    // Firefox calls it a fault of the worker when a page is left while a script of it is on its way.
    const isLeftBehind = (error: unknown) => String(error).includes('A ServiceWorker intercepted');
    page.on('pageerror', (error) => isLeftBehind(error) || faults.push(String(error)));
    const { press, type, typeDate, see, open, arrive } = driver(page);

    await page.goto(app.url);
    // The sky is drawn, and again after a change of the window.
    await page.waitForSelector('.starfield[data-drawn]', { timeout: WAIT_MS });
    await page.setViewport({ width: 900, height: 700 });
    await page.waitForFunction(isSkyFitting, { timeout: WAIT_MS });
    await page.setViewport({ width: 390, height: 844 });

    await press(link('Get Started Now'));
    await type('phoneNumber', asTyped(phoneNumber));
    await press(button('NEXT'));
    await see('Verification code');
    await type('code', await app.waitForCode(phoneNumber));
    await see('Birth details');
    await typeDate('month', '08');
    await typeDate('day', '02');
    await typeDate('year', '1994');
    await type('birthTime', '21:18');
    await type('birthPlace', 'Chicago');
    await press('li::-p-text(Illinois, United States)');
    await press(button('NEXT'));
    await press('::-p-text(Universal energy)');
    await press(button('NEXT'));
    await type('firstName', 'Nora');
    await type('lastName', 'Whitlock');
    await type('email', 'nora@example.com');
    await press(button('GET MY READING'));
    await press('::-p-text(Skip)');

    await see('Nora, this is your sky.');
    await press(button('Read today’s letter'));
    await arrive('/home');
    await see('Nora Whitlock');
    await see('Your Daily Horoscope');
    await open(`${app.url}/today`);
    await page.waitForSelector('[aria-label="Nine days"]', { timeout: WAIT_MS });
    await open(`${app.url}/compatibility?with=aquarius`);
    await see('Leo & Aquarius');
    await open(`${app.url}/readings/result?id=celestial-love`);
    await press('::-p-text(Skip)');
    await see('Recommended Actions');
    await open(`${app.url}/zodiac`);
    await page.setViewport({ width: 900, height: 700 });
    await see('Leo');
    const { room, places } = await page.evaluate(readPlaces);
    expect(room).toBeGreaterThan(5);
    await press(button('Leo'));
    await page.waitForSelector('[role="dialog"]', { timeout: WAIT_MS });
    expect((await page.evaluate(readPlaces)).places).toEqual(places);
    await page.setViewport({ width: 390, height: 844 });
    await open(`${app.url}/profile`);
    await page.waitForSelector('[aria-label="Birth chart wheel"]', { timeout: WAIT_MS });
    await open(`${app.url}/settings`);
    await press(button('Log Out'));
    await arrive('/auth');
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
