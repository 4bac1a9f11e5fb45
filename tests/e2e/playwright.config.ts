import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import { isExhaustive } from '#tests/support/exhaustive.ts';

const { executablePath, args } = await findChromium();

/**
 * Journeys that ask in a browser what a test in jsdom or of the server asks in every run, and second variants of others:
 * `npm run test:exhaustive` adds them.
 */
const NIGHTLY = isExhaustive ? [] : [/@night/];
/** What runs in a large window too; `@layout-night` does so at night alone. */
const LAYOUT = isExhaustive ? /@layout|@desk/ : /@layout(?!-night)|@desk/;

/**
 * The zone of the browser's process too: a page that is being left loses the one that is set for its context, and may
 * still ask for the day's horoscope.
 */
const ZONE = 'America/Chicago';

// Tests in real Chromium against the built application; each worker starts its own.
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  // A browser and its application keep one core and a half busy: with more workers than cores all end no earlier, and an
  // application that waits too long for a core refuses calls.
  workers: availableParallelism(),
  // A test that passes at the second attempt only is listed at the end, as UNSTEADY.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/journeys.json' }],
    ['../tooling/suites/slowest-playwright.ts'],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env: { ...process.env, TZ: ZONE } },
    locale: 'en-US',
    timezoneId: ZONE,
    colorScheme: 'dark',
    // Playwright cannot intercept requests of a service worker, so it is blocked; only offline/
    // allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record every test takes a quarter of the processor time; `--trace on` brings pictures of every action.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
  },
  // The desk's tests visit many screens each: they come first, so that no core idles at the end.
  projects: [
    {
      name: 'desk',
      // Tests whose result depends on the size of the window, and those that are for a large one only.
      grep: LAYOUT,
      grepInvert: NIGHTLY,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: [/@desk/, ...NIGHTLY],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
