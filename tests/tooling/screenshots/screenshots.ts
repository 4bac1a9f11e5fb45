// Pictures of every screen and state of the built app, as a new reader meets them, at four sizes:
// `npm run build && npm run screenshots -- <folder> [--only=home,match]`. With `--readme` the six of the
// README are renewed.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import { startBuiltApp } from '#tests/support/built-app.ts';
import { SCREENS, takeCalls } from './screens.ts';

const SIZES = [
  { name: '320', width: 320, height: 640 },
  { name: '390', width: 390, height: 844 },
  { name: '820', width: 820, height: 1180 },
  { name: '1440', width: 1440, height: 900 },
] as const;

const PHONE_NUMBER = '+13125550148';

const readme = process.argv.includes('--readme');
const only = findOnly();
const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const folder = readme
  ? resolve(import.meta.dirname, '../../support/pictures')
  : resolve(named ?? 'test-results/screenshots');
mkdirSync(folder, { recursive: true });

/** The names after `--only=`; undefined without it. */
function findOnly(): ReadonlySet<string> | undefined {
  const list = process.argv.find((argument) => argument.startsWith('--only='));
  return list === undefined ? undefined : new Set(list.slice('--only='.length).split(','));
}

const app = await startBuiltApp();
const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args });

async function open(
  size: (typeof SIZES)[number],
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: readme ? 2 : 1,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // What a worker fetches cannot be made to wait or to fail here.
    serviceWorkers: 'block',
    ...(state === undefined ? {} : { storageState: state }),
  });
}

async function take(page: Page, name: string, fullPage = true): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  // Whatever draws itself once has then done so.
  await page.waitForTimeout(1_500);
  const notice = page.getByRole('button', { name: 'Dismiss' });
  if (await notice.first().isVisible()) {
    await notice.first().click();
    await page.waitForTimeout(500);
  }
  const size = page.viewportSize();
  if (fullPage && size) {
    // The window as tall as the page: what is fixed to its edge then stands at the page's edge.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  }
  await page.screenshot({ path: join(folder, `${name}.png`) });
  if (size) await page.setViewportSize(size);
  process.stdout.write(`${name}.png\n`);
}

/** Signs a reader up, with a picture of every step. */
async function signUp(page: Page, size: string): Promise<void> {
  const step = (name: string) => (readme ? Promise.resolve() : take(page, `auth-${name}-${size}`));
  await page.goto(`${app.url}/auth`);
  await step('1-choice');
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await step('2-phone');
  await page.getByLabel('Phone number').fill(PHONE_NUMBER.slice(2));
  const printed = app.output().length;
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByRole('heading', { name: 'Verification code' }).waitFor();
  await step('3-code');
  await page.getByLabel('Six-digit code').fill(await app.waitForCode(PHONE_NUMBER, printed));
  await page
    .getByRole('heading', { name: /Birth details|Friday|day,/ })
    .first()
    .waitFor();
  if (page.url().endsWith('/home')) return;
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Day').fill('02');
  await page.getByLabel('Year').fill('1994');
  await page.getByLabel('Birth time').first().fill('21:18');
  await page.getByLabel('Birth place').fill('Chicago');
  await page.getByRole('option').first().waitFor();
  await step('4-birth');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByText('Universal energy').click();
  await step('5-attractions');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Whitlock');
  await page.getByLabel('Email').fill('nora@example.com');
  await step('6-personal');
  await page.getByRole('button', { name: 'GET MY READING' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL('**/home');
}

/** The six of the README. */
const README_SCREENS = new Set(['home', 'match', 'reading', 'chart', 'journey']);

try {
  let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  for (const size of SIZES.filter(({ name }) => !readme || name === '390')) {
    const visitor = await open(size);
    const page = await visitor.newPage();
    await page.goto(app.url);
    await take(page, `landing-${size.name}`, !readme);
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    if (state === undefined) {
      await signUp(page, size.name);
      state = await visitor.storageState();
    } else if (!readme) {
      await page.goto(`${app.url}/auth`);
      await take(page, `auth-1-choice-${size.name}`);
    }
    await visitor.close();

    const reader = await open(size, state);
    const screen = await reader.newPage();
    for (const pictured of SCREENS) {
      const { name, path, act } = pictured;
      if (readme && !README_SCREENS.has(name)) continue;
      if (only !== undefined && !only.has(name)) continue;
      const leaveAlone = await takeCalls(screen, pictured);
      await screen.goto(`${app.url}${path}`);
      await screen.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      // The pictures of the README begin with the words, not with their reasons.
      if (act && !(readme && name === 'home')) await act(screen);
      // A dialog lies over the window, and is pictured with it.
      const isDialog = await screen.getByRole('dialog').isVisible();
      await take(screen, `${name}-${size.name}`, !readme && !isDialog);
      await leaveAlone();
    }
    await reader.close();
  }
} finally {
  await browser.close();
  await app.close();
}
