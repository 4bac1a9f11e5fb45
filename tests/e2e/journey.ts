// What every journey needs: an application of its own worker, codes from its terminal, and a quiet console.

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type User, userSchema } from '#shared/account/user.schema.ts';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import { buildRegistration } from '#tests/support/journeys.ts';
import { type Calls, takeCalls } from './calls.ts';
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
  /**
   * Makes an account over the calls and gives a browser (this one, unless another page is named) its session:
   * Nora, a Leo of Chicago, unless told otherwise.
   */
  arriveAs: (details?: ReaderDetails, page?: Page) => Promise<Reader>;
  /** Takes the calls of this browser in hand. */
  calls: Calls;
}

export interface Reader extends User {
  fullPhoneNumber: string;
}

/** What of the registration is another's. */
export type ReaderDetails = Parameters<typeof buildRegistration>[0];

let nextNumber = 0;

/** A number of North America that this run has not used, E.164. */
function takePhoneNumber(workerIndex: number): string {
  nextNumber += 1;
  return `+1312555${String((workerIndex * 1000 + nextNumber) % 10_000).padStart(4, '0')}`;
}

/** Collects what the pages of a browser print as errors and warnings, and what they throw. */
function listenToConsole(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  context.on('weberror', (error) => noise.push(String(error.error())));
}

/**
 * Where service workers are blocked, a browser is one that has none: the page need not be told that its own
 * was refused, and says nothing.
 */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
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
    await use(takePhoneNumber(testInfo.workerIndex));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noise: async ({}, use) => {
    await use([]);
  },
  expectConsole: [
    async ({ context, noise, serviceWorkers }, use) => {
      const allowed: RegExp[] = [];
      if (serviceWorkers === 'block') await hideServiceWorkers(context);
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
  openBrowser: async ({ browser, noise, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      if (serviceWorkers === 'block') await hideServiceWorkers(context);
      listenToConsole(context, noise);
      const toasts = await recordToasts(context);
      return { page: await context.newPage(), toasts };
    });
    for (const context of opened) await context.close();
  },
  arriveAs: async ({ app, page: ownPage }, use, testInfo) => {
    await use(async (details = {}, page = ownPage) => {
      const fullPhoneNumber = takePhoneNumber(testInfo.workerIndex);
      // The requests of a context share their cookies with its pages.
      const post = async (path: string, data: unknown): Promise<unknown> => {
        const answer = await page.context().request.post(app.url + path, { data });
        if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
        return answer.json();
      };
      const printed = app.output().length;
      await post('/api/verify/send', { phoneNumber: fullPhoneNumber });
      const code = await app.waitForCode(fullPhoneNumber, printed);
      await post('/api/verify/check', { phoneNumber: fullPhoneNumber, code });
      const registration = buildRegistration({
        phoneNumber: fullPhoneNumber,
        username: undefined,
        ...details,
      });
      return { ...userSchema.parse(await post('/api/register', registration)), fullPhoneNumber };
    });
  },
  calls: async ({ context, expectConsole }, use) => {
    await use(await takeCalls(context, expectConsole));
  },
});

export { expect, type Page };
