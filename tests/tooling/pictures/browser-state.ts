// What is the same in every browser that pictures are taken with: the minute, the random numbers, no motion;
// and what tells from outside that a page has come to rest.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Noon of a Friday in Chicago, in one day on both sides of UTC. */
export const PICTURE_TIME_MS = Date.parse('2026-11-20T12:00:00-06:00');
export const TIME_ZONE = 'America/Chicago';

/** Runs in the page before its own code. */
const PAGE_SCRIPT = readFileSync(new URL('./page-script.js', import.meta.url), 'utf8');

/** Runs in each worker before its own code: the sky is drawn for the picture's minute. */
const WORKER_SCRIPT = `{
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(${PICTURE_TIME_MS}); else super(...parts); }
    static now() { return ${PICTURE_TIME_MS}; }
  };
  const channel = new BroadcastChannel('pictures');
  addEventListener('message', () => setTimeout(() => channel.postMessage('handled'), 0));
}
`;

/**
 * The numbers of a user come of the user's random id, which is new in every run: each list is replaced by one
 * of the same length, the sentence by the one that such an answer would carry.
 */
const LUCKY_NUMBERS: Readonly<Record<string, unknown>> = {
  powerball: [7, 19, 28, 44, 61, 12],
  megaMillions: [3, 16, 35, 52, 68, 9],
  luckyForLife: [5, 11, 23, 37, 42, 14],
  dailyNumbers: [4, 0, 8, 3],
  explanation:
    'The Sun and Neptune get along famously, a trine apart, and these fell out of the conversation. With the Moon in Pisces this is a game, and the fun of it is the prize.',
};

const isLuckyNumbers = (url: URL) => /^\/api\/lucky-numbers\/[^/]+$/.test(url.pathname);
const isWorkerScript = (url: URL) => /worker.*\.js$/.test(url.pathname);

async function answerWithFixedNumbers(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: unknown = response.ok() ? await response.json() : undefined;
  if (typeof answer !== 'object' || answer === null) return route.fulfill({ response });
  const fixed = Object.entries(LUCKY_NUMBERS).filter(([key]) => key in answer);
  return route.fulfill({ response, json: { ...answer, ...Object.fromEntries(fixed) } });
}

async function answerWithFixedWorker(route: Route): Promise<void> {
  const response = await route.fetch();
  return route.fulfill({ response, body: WORKER_SCRIPT + (await response.text()) });
}

/** Fixes what would differ from run to run in all pages of this browser. */
export async function fixBrowserState(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(PICTURE_TIME_MS);
  await context.addInitScript(PAGE_SCRIPT);
  await context.route(isLuckyNumbers, answerWithFixedNumbers);
  await context.route(isWorkerScript, answerWithFixedWorker);
}

/** The paths of a page's requests that have not been answered yet. */
export type ListPending = (isHeldBack: (url: URL) => boolean) => string[];

export function watchRequests(page: Page): ListPending {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of pending) if (!request.isNavigationRequest()) pending.delete(request);
  });
  return (isHeldBack) =>
    [...pending]
      .map((request) => new URL(request.url()))
      .filter((url) => !isHeldBack(url))
      .map((url) => url.pathname);
}
