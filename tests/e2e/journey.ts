// What every journey needs: an application of its own worker, codes from its terminal, and a quiet console.

import { test as base, expect, type Page } from '@playwright/test';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';

interface JourneyFixtures {
  /** A number that nobody has used yet, E.164. */
  phoneNumber: string;
  /** Lets a journey say which console lines it causes on purpose (a refused call is printed by the browser). */
  expectConsole: (pattern: RegExp) => void;
}

let nextNumber = 0;

export const test = base.extend<JourneyFixtures, { app: BuiltApp }>({
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
  expectConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use((pattern) => allowed.push(pattern));
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
