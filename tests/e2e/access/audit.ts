// Runs axe-core on the current page and expects no finding.

import { runAxe } from '#tests/support/browser/axe.ts';
import { expect, type Page } from '../journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until animations have ended, so that colors are final. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Scroll-driven and endless animations never end and are not waited for.
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

async function listFindings(page: Page, within: string, rule?: string): Promise<string[]> {
  await settle(page);
  const violations = await runAxe(page, {
    within,
    runOnly: rule === undefined ? { type: 'tag', values: RULES } : { type: 'rule', values: [rule] },
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}

/** Expects that axe finds nothing on the page; `within` limits the audit to our own markup. */
export async function expectNoFindings(page: Page, state: string, within = 'html'): Promise<void> {
  let findings = await listFindings(page, within);
  // A toast may have begun to fade while axe looked at it.
  if (findings.length > 0) findings = await listFindings(page, within);
  expect(findings, state).toEqual([]);
}

/** Expects that the page can be read in the light theme too, and sets the dark one again. */
export async function expectReadableByDaylight(
  page: Page,
  state: string,
  within = 'html',
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await listFindings(page, within, 'color-contrast'), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
}
