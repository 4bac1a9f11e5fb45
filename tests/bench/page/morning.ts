// The first visit of a day to Home, as a slow phone meets it: by a new reader each round, whose letter nobody has asked
// for yet, with the service worker installed by earlier visits, and without it.

import type { BrowserContext } from '@playwright/test';
import type { BuiltApp } from '#tests/support/built-app.ts';
import type { PartResult } from '../report/figure.ts';
import { auditRoute } from './audits.ts';
import { signIn } from './browser.ts';

const WITH_WORKER = { lcpMs: 1_200, blockingMs: 100 };
const WITHOUT_WORKER = { lcpMs: 2_200, blockingMs: 100, scriptKilobytes: 120 };
/** The first installation begins 8 s after the page has loaded. */
const INSTALLED_WITHIN_MS = 60_000;

/** Opens Home until its worker has all files. */
async function installWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: INSTALLED_WITHIN_MS,
  });
  await page.close();
}

/** Audits the morning in both states. */
export async function measureMorning(
  context: BrowserContext,
  app: BuiltApp,
  port: number,
): Promise<PartResult> {
  const url = `${app.url}/home`;
  const prepare = () => signIn(context, app);
  const without = await auditRoute(url, port, WITHOUT_WORKER, { prepare });
  await prepare();
  await installWorker(context, url);
  const installed = await auditRoute(url, port, WITH_WORKER, { prepare, keepsStorage: true });
  return {
    figures: [
      ...without.figures,
      ...installed.figures.map((figure) => ({ ...figure, name: `${figure.name}, installed` })),
    ],
    notes: [...without.notes, ...installed.notes],
  };
}
