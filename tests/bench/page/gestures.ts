// How long a user waits for the page to show that it was touched: interaction to next paint, on a slow phone.

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Figure, plain } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { CPU_SLOWDOWN, slowDown } from './browser.ts';

const ROUNDS = 5;
const GOAL_MS = 100;
/** Two frames after the last paint that a gesture can bring. */
const SETTLED_MS = 300;

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
  {
    name: 'go to another screen',
    path: '/home',
    target: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1),
  },
  {
    name: 'check a match',
    path: '/compatibility',
    target: (page) => page.getByRole('button', { name: 'Check Compatibility' }),
  },
  {
    name: 'open a tab',
    path: '/profile',
    target: (page) => page.getByRole('tab', { name: 'Journey' }),
  },
  {
    name: 'calculate numerology',
    path: '/profile?tab=numerology',
    target: (page) => page.getByRole('button', { name: 'Calculate Your Numbers' }),
  },
];

/** Longest time from a touch to the paint after it, milliseconds (Event Timing, W3C). */
async function measure(page: Page, { target }: Gesture): Promise<number> {
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
  // At a place of the screen, as a finger does: a click on an element looks first whether it can be hit.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  // What is shorter than one frame is not reported: it counts as one.
  return page.evaluate(() =>
    Math.max(16, (window as unknown as { longest: { ms: number } }).longest.ms),
  );
}

/** The five gestures that users make most, each some times on a page of its own. */
export async function measureGestures(context: BrowserContext, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const gesture of GESTURES) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      await page.goto(url + gesture.path);
      await page.waitForLoadState('networkidle');
      await gesture.prepare?.(page);
      await slowDown(page);
      times.push(await measure(page, gesture));
      await page.close();
    }
    const name = `${gesture.name} (INP, ${CPU_SLOWDOWN}× slower)`;
    figures.push(plain(name, median(times), 'ms', { kind: 'at most', value: GOAL_MS }));
  }
  return figures;
}
