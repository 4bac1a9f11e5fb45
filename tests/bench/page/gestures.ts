// How long a user waits until the page shows a reaction to a touch: interaction to next paint, on a slow phone.

import type { Locator, Page } from '@playwright/test';
import { PROFILE_TAB_LABELS } from '#client/pages/profile-tabs.copy.ts';
import { say } from '../part.ts';
import { type Figure, plain } from '../report/figure.ts';
import { median, percentile } from '../report/statistics.ts';
import { CPU_SLOWDOWN, installWorker, type MeasuredApp, slowDown } from './browser.ts';

const ROUNDS = 11;
const GOAL_MS = 100;
/** Two frames after the last paint that a gesture can cause. */
const SETTLED_MS = 300;
/** How long a reader looks at Home before leaving it; by then the code of the other pages is loaded ahead. */
const LOOKED_MS = 7_000;
/** How long a tapping finger touches the screen. */
const TAP_MS = 80;

/** The labels of the tabs that are closed at first. */
const [, ...OTHER_TABS] = Object.values(PROFILE_TAB_LABELS);

interface Gesture {
  name: string;
  path: string;
  /** Brings the page to the state in which the gesture is made. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The element that the finger touches. */
  target: (page: Page) => Locator;
}

const GESTURES: readonly Gesture[] = [
  {
    name: "open 'Why?'",
    path: '/home',
    target: (page) => page.getByRole('button', { name: 'Why?' }).first(),
  },
  ...['Zodiac', 'Match', 'Readings', 'Profile'].map((label) => ({
    name: `go to ${label}`,
    path: '/home',
    target: (page: Page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }),
  })),
  {
    name: 'check a match',
    path: '/compatibility',
    target: (page) => page.getByRole('button', { name: 'Check Compatibility' }),
  },
  ...OTHER_TABS.map((label) => ({
    name: `open the tab ${label}`,
    path: '/profile',
    target: (page: Page) => page.getByRole('tab', { name: label }),
  })),
  {
    name: 'open the tab With a person',
    path: '/compatibility',
    target: (page) => page.getByRole('tab', { name: 'With a person' }),
  },
  {
    name: 'say that a day is good, in the journal',
    path: '/journal',
    target: (page) => page.locator('label', { has: page.getByRole('radio', { name: 'Good' }) }),
  },
  {
    name: "open 'Why?' in the light theme",
    path: '/home',
    prepare: (page) => page.emulateMedia({ colorScheme: 'light' }),
    target: (page) => page.getByRole('button', { name: 'Why?' }).first(),
  },
  {
    name: 'calculate numerology',
    path: '/profile?tab=numerology',
    target: (page) => page.getByRole('button', { name: 'Calculate Your Numbers' }),
  },
];

/** The longest time from a touch to the next paint, milliseconds (Event Timing, W3C). */
async function measure(page: Page, { target }: Gesture): Promise<number> {
  await target(page).scrollIntoViewIfNeeded();
  const box = await target(page).boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId)
          longest.ms = Math.max(longest.ms, entry.duration);
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  await tap(page, box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  // The browser does not report times shorter than one frame, so they count as one frame.
  return page.evaluate(() =>
    Math.max(16, (window as unknown as { longest: { ms: number } }).longest.ms),
  );
}

/** A touch at a position on the screen, because Playwright's click first checks whether the element can be clicked. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** One touch on a new page. */
async function measureOnce({ context, url }: MeasuredApp, gesture: Gesture): Promise<number> {
  const page = await context.newPage();
  await page.goto(url + gesture.path);
  await page.waitForLoadState('networkidle');
  await gesture.prepare?.(page);
  if (gesture.path === '/home') await page.waitForTimeout(LOOKED_MS);
  await slowDown(page);
  const ms = await measure(page, gesture);
  await page.close();
  return ms;
}

/**
 * The gestures that users make most, several times each. Several builds are measured alternately, so that a busy minute
 * of the machine affects all of them. The first build has goals.
 */
export async function measureGestures(apps: readonly MeasuredApp[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  // Like a signed-in user's second visit.
  for (const { context, url } of apps) await installWorker(context, url);
  for (const gesture of GESTURES) {
    say(gesture.name);
    const times = apps.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, app] of apps.entries()) {
        times[index]?.push(await measureOnce(app, gesture));
      }
    }
    for (const [index, app] of apps.entries()) {
      const measured = times[index] ?? [];
      const name = `${gesture.name} (INP, ${CPU_SLOWDOWN}× slower)${app.suffix}`;
      const goal = index === 0 ? ({ kind: 'at most', value: GOAL_MS } as const) : undefined;
      figures.push(
        plain(`${name}, median`, median(measured), 'ms', goal),
        plain(`${name}, 90 of 100`, percentile(measured, 0.9), 'ms', goal),
      );
    }
  }
  return figures;
}
