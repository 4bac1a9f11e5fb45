// Asks axe-core what it finds on a page.

import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds within an element, by default on the whole page. A page that is asked again reads axe's half a megabyte
 * only once. Frames of other origins, of which our pages have none, would be left out.
 */
export async function runAxe(
  page: Page,
  { within = 'html', ...options }: RunOptions & { within?: string } = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, wanted]) => window.axe.run(selector, wanted),
    // axe describes only the nodes of what is asked for here.
    [within, { ...options, resultTypes: ['violations'] }] as [string, RunOptions],
  );
  return violations;
}
