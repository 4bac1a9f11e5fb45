// What the turning sky costs the page's own thread, on a slow phone.

import type { BrowserContext, CDPSession } from '@playwright/test';
import { type Figure, plain } from '../report/figure.ts';
import { slowDown } from './browser.ts';

const WATCHED_MS = 5_000;
const GOAL_MS = 2;

/** Runs in the page as text, because the compiler would add a call that names the inner function. */
const COUNT_FRAMES = `new Promise((resolve) => {
  let count = 0;
  const end = performance.now() + ${WATCHED_MS};
  const next = () => {
    count += 1;
    if (performance.now() < end) requestAnimationFrame(next);
    else resolve(count);
  };
  requestAnimationFrame(next);
})`;

/** Seconds that the page's thread has spent on tasks so far. */
async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Milliseconds of the page's thread per drawn frame: visible, and with the page hidden. */
export async function measureStarfield(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.locator('.starfield[data-drawn]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');

  const watch = async () => {
    const before = await readTaskSeconds(session);
    const frames = await page.evaluate<number>(COUNT_FRAMES);
    return (((await readTaskSeconds(session)) - before) * 1000) / frames;
  };
  const seen = await watch();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const unseen = await watch();
  await page.close();
  const goal = { kind: 'at most', value: GOAL_MS } as const;
  return [
    plain('a frame with the sky in sight, all of the page', seen, 'ms'),
    plain('a frame with the sky scrolled away', unseen, 'ms'),
    plain("the sky's own share of a frame", seen - unseen, 'ms', goal),
  ];
}
