import { defineConfig } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';

const { executablePath, args } = await findChromium();

/** What is looked at in both sizes. */
const SCREENS = '**/screens/**';

// Journeys in real Chromium against the built application; each worker starts one of its own.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Calls that a service worker passes on are not seen by the journeys' own routing; offline/ lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testMatch: SCREENS,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
