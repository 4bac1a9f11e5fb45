// Asks axe-core what it finds on a page.

import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The violations that axe finds within an element, by default on the whole page. Axe's half a megabyte is loaded only
 * once for each page. Frames of other origins would be left out; our pages have none.
 */
export async function runAxe(
  page: Page,
  { within = 'html', ...options }: RunOptions & { within?: string } = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, wanted]) => window.axe.run(selector, wanted),
    // Axe describes the nodes of these results only.
    [within, { ...options, resultTypes: ['violations'] }] as [string, RunOptions],
  );
  return violations;
}
