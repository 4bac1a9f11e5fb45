// What axe-core finds on a page as it stands: nothing is the only number that passes.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '../journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Things that are on their way in or out are judged once they have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What follows the scroll, or never ends, arrives nowhere.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Expects that axe finds nothing on the page; `within` leaves out what is not ours to mend. */
export async function expectNoFindings(page: Page, state: string, within = 'html'): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(findings, state).toEqual([]);
}
