// A Chromium like a phone visitor's, observed over its debugging port, and a user signed in through the API.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '#tests/support/browser/find-chromium.ts';
import type { BuiltApp } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { buildRegistration } from '#tests/support/journeys.ts';

/** Lighthouse's slow phone: a mid-range phone of some years ago compared with a desktop machine. */
export const CPU_SLOWDOWN = 4;

/** The first installation begins 8 s after the page has loaded. */
const INSTALLED_WITHIN_MS = 60_000;

const FIRST_NUMBER = 13_125_550_190;
let accounts = 0;

export interface MeasuredBrowser {
  context: BrowserContext;
  debuggingPort: number;
  close(): Promise<void>;
}

/** A running build, and the browser that is signed in to it. */
export interface MeasuredApp {
  app: BuiltApp;
  context: BrowserContext;
  debuggingPort: number;
  url: string;
  /** Distinguishes the names of its figures from those of the measured build; empty for the measured build. */
  suffix: string;
}

/** Opens a separate browser with empty storage. */
export async function openBrowser(): Promise<MeasuredBrowser> {
  const { executablePath, args } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'asteria-page-bench-'));
  const debuggingPort = await findFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  return {
    context,
    debuggingPort,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function send(context: BrowserContext, url: string, data: unknown): Promise<void> {
  const answer = await context.request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
}

/** Creates an account and gives the browser its session. */
export async function signIn(context: BrowserContext, app: BuiltApp): Promise<void> {
  const phoneNumber = `+${FIRST_NUMBER + accounts}`;
  accounts += 1;
  const printed = app.output().length;
  await send(context, `${app.url}/api/verify/send`, { phoneNumber });
  const code = await app.waitForCode(phoneNumber, printed);
  await send(context, `${app.url}/api/verify/check`, { phoneNumber, code });
  await send(context, `${app.url}/api/register`, buildRegistration({ phoneNumber }));
}

/** Opens Home and waits until its worker has all files. */
export async function installWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: INSTALLED_WITHIN_MS,
  });
  await page.close();
}

/** Slows down the page's processor like Lighthouse; returns the session for further commands. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
