// How long a user waits for the page to show that it was touched: interaction to next paint, on a slow phone.

import type { Locator, Page } from '@playwright/test';
import { PROFILE_TAB_LABELS } from '#client/pages/profile-tabs.copy.ts';
import { say } from '../part.ts';
import { type Figure, plain } from '../report/figure.ts';
import { median, percentile } from '../report/statistics.ts';
import { CPU_SLOWDOWN, type MeasuredApp, slowDown } from './browser.ts';

const ROUNDS = 11;
const GOAL_MS = 100;
/** Two frames after the last paint that a gesture can bring. */
const SETTLED_MS = 300;
/** How long a finger that taps stays on the glass. */
const TAP_MS = 80;

/** The labels of the tabs that are not open at first. */
const [, ...OTHER_TABS] = Object.values(PROFILE_TAB_LABELS);

interface Gesture {
  name: string;
  path: string;
  /** Brings the page to where the gesture is made. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What a finger touches. */
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
    name: 'calculate numerology',
    path: '/profile?tab=numerology',
    target: (page) => page.getByRole('button', { name: 'Calculate Your Numbers' }),
  },
];

/** Longest time from a touch to the paint after it, milliseconds (Event Timing, W3C). */
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
  // What is shorter than one frame is not reported: it counts as one.
  return page.evaluate(() =>
    Math.max(16, (window as unknown as { longest: { ms: number } }).longest.ms),
  );
}

/** A finger at a place of the screen: a click on an element looks first whether it can be hit. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** One touch on a page of its own. */
async function measureOnce({ context, url }: MeasuredApp, gesture: Gesture): Promise<number> {
  const page = await context.newPage();
  await page.goto(url + gesture.path);
  await page.waitForLoadState('networkidle');
  await gesture.prepare?.(page);
  await slowDown(page);
  const ms = await measure(page, gesture);
  await page.close();
  return ms;
}

/**
 * The gestures that users make most, each some times; of several builds in turn, so that a busy minute of the machine
 * falls on all of them. The first one has goals.
 */
export async function measureGestures(apps: readonly MeasuredApp[]): Promise<Figure[]> {
  const figures: Figure[] = [];
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
