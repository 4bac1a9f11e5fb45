// What every journey needs: an application of its own worker, codes from its terminal, and a quiet console.

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { recordToasts, type ToastRecord } from './toasts.ts';

export interface OtherBrowser {
  page: Page;
  toasts: ToastRecord;
}

interface JourneyFixtures {
  /** A number that nobody has used yet, E.164. */
  phoneNumber: string;
  /** Lets a journey say which console lines it causes on purpose (a refused call is printed by the browser). */
  expectConsole: (pattern: RegExp) => void;
  /** The toasts that this browser has shown, whether they are still there or not. */
  toasts: ToastRecord;
  /** Opens another browser, watched as the first one; it is closed with the journey. */
  openBrowser: () => Promise<OtherBrowser>;
}

let nextNumber = 0;

/** Collects what the pages of a browser print as errors and warnings, and what they throw. */
function listenToConsole(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  context.on('weberror', (error) => noise.push(String(error.error())));
}

export const test = base.extend<JourneyFixtures & { noise: string[] }, { app: BuiltApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const app = await startBuiltApp();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  phoneNumber: async ({}, use, testInfo) => {
    nextNumber += 1;
    const serial = (testInfo.workerIndex * 1000 + nextNumber) % 10_000;
    await use(`+1312555${String(serial).padStart(4, '0')}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noise: async ({}, use) => {
    await use([]);
  },
  expectConsole: [
    async ({ context, noise }, use) => {
      const allowed: RegExp[] = [];
      listenToConsole(context, noise);
      await use((pattern) => allowed.push(pattern));
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  toasts: [
    async ({ context }, use) => {
      await use(await recordToasts(context));
    },
    { auto: true },
  ],
  // A context that a test opens has the options of its project.
  openBrowser: async ({ browser, noise }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      listenToConsole(context, noise);
      const toasts = await recordToasts(context);
      return { page: await context.newPage(), toasts };
    });
    for (const context of opened) await context.close();
  },
});

export { expect, type Page };
