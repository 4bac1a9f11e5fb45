// Fixtures of every browser test: one application per worker, codes from its output, and a console
// without errors.

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { type BuiltApp, startBuiltApp } from '#tests/support/built-app.ts';
import {
  type Post,
  type SignedUpUser,
  signUpUserByCalls,
  takePhoneNumber,
  type UserDetails,
} from '#tests/support/people.ts';
import { type Calls, interceptCalls } from './calls.ts';
import { recordToasts, type ToastRecord } from './toasts.ts';

export interface OtherBrowser {
  page: Page;
  toasts: ToastRecord;
}

interface JourneyFixtures {
  /** A number that no test has used yet, E.164. */
  phoneNumber: string;
  /** Allows console lines that the test causes deliberately (browsers log refused calls). */
  expectConsole: (pattern: RegExp) => void;
  /** The toasts that this browser has shown, including those that have disappeared. */
  toasts: ToastRecord;
  /** Opens another browser with the same checks; it is closed after the test. */
  openBrowser: () => Promise<OtherBrowser>;
  /**
   * Creates an account through the API and signs a browser (this one, or that of `page`) in to it;
   * by default Nora, a Leo born in Chicago. With `isOffered: false` the game is still to be offered before the chart.
   */
  signInAs: (details?: UserDetails & { isOffered?: boolean }, page?: Page) => Promise<SignedUpUser>;
  /** Intercepts the calls of this browser. */
  calls: Calls;
}

/** More numbers than the tests of a worker use, so that workers never use the same number. */
const NUMBERS_PER_WORKER = 1_000;

/** Collects errors and warnings on the console of a browser's pages, and uncaught exceptions. */
function listenToConsole(context: BrowserContext, consoleErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => consoleErrors.push(String(error.error())));
}

/**
 * Where service workers are blocked, the page must not see the API either; otherwise it would log
 * that its registration was refused.
 */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
}

/** The game was offered to the signed-in user, so the chart is read at once. */
export async function refuseOffers(page: Page, app: BuiltApp): Promise<void> {
  const data = { preferences: { offered: ['find-yourself'] } };
  const answer = await page.context().request.patch(app.url + editUserEndpoint.path, { data });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
}

export const test = base.extend<JourneyFixtures & { consoleErrors: string[] }, { app: BuiltApp }>({
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
    await use(takePhoneNumber(testInfo.workerIndex * NUMBERS_PER_WORKER));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  consoleErrors: async ({}, use) => {
    await use([]);
  },
  expectConsole: [
    async ({ context, consoleErrors, serviceWorkers }, use) => {
      const allowed: RegExp[] = [];
      if (serviceWorkers === 'block') await hideServiceWorkers(context);
      listenToConsole(context, consoleErrors);
      await use((pattern) => allowed.push(pattern));
      expect(
        consoleErrors.filter((line) => !allowed.some((pattern) => pattern.test(line))),
      ).toEqual([]);
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
  openBrowser: async ({ browser, consoleErrors, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      if (serviceWorkers === 'block') await hideServiceWorkers(context);
      listenToConsole(context, consoleErrors);
      const toasts = await recordToasts(context);
      return { page: await context.newPage(), toasts };
    });
    for (const context of opened) await context.close();
  },
  signInAs: async ({ app, page: ownPage }, use, testInfo) => {
    await use(async (details = {}, page = ownPage) => {
      // Requests of a context share its pages' cookies.
      const post: Post = async (path, data) => {
        const answer = await page.context().request.post(app.url + path, { data });
        const text = await answer.text();
        return { status: answer.status(), text, json: answer.ok() ? JSON.parse(text) : undefined };
      };
      const printed = app.output().length;
      const { isOffered = true, ...overrides } = details;
      const user = await signUpUserByCalls(
        post,
        (phoneNumber) => app.waitForCode(phoneNumber, printed),
        {
          phoneNumber: takePhoneNumber(testInfo.workerIndex * NUMBERS_PER_WORKER),
          ...overrides,
        },
      );
      if (isOffered) await refuseOffers(page, app);
      return user;
    });
  },
  calls: async ({ context, expectConsole }, use) => {
    await use(await interceptCalls(context, expectConsole));
  },
});

export { expect, type Page };
