// Audits a screen in one visit: motion, axe, zoom, large text and forced colors.

import { isTurn } from '#tests/support/exhaustive.ts';
import { expect, type Page } from '../journey.ts';
import { expectNoFindings, expectReadableByDaylight, settle } from './audit.ts';
import { listUnreadable } from './contrast.ts';
import { expectFits, setTextSize } from './fit.ts';
import { listMovements, passFrames } from './movement.ts';

const PHONE = { width: 390, height: 844 };
/** A desktop window of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** A small phone, for text at 200 %. */
const SMALL = { width: 320, height: 640 };

/** Options of a browser context for audits: a window with a pointer, which can be zoomed. */
export const AUDIT_CONTEXT = {
  viewport: PHONE,
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** What `auditScreen` checks, for test titles. */
export const AUDITED =
  'nothing moves with less motion, axe finds nothing, all fits at 400 % and with large letters, and can be read in forced colors';

let screens = 0;

/**
 * Audits the current screen of a context with `AUDIT_CONTEXT`: nothing moves under reduced motion,
 * axe finds nothing with motion, everything fits at 400 % zoom and with large text, and is readable
 * in forced colors. Each run asks a screen a third of this, the next screen another third;
 * exhaustive runs ask all. `within` limits axe to what has opened over a page that is audited by itself.
 */
export async function auditScreen(page: Page, screen: string, within?: string): Promise<void> {
  screens += 1;
  await layOutAll(page);
  const asks = (question: number) => isTurn(screens + question, 3);
  if (asks(0)) {
    expect.soft(await listMovements(page), `${screen}: what moves`).toEqual([]);
    await expectReadableByDaylight(page, screen, within);
  }
  if (asks(1)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectNoFindings(page, screen, within);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  if (asks(2)) {
    await expectFitsEverywhere(page, screen);
    await page.emulateMedia({ forcedColors: 'active' });
    // A color with a transition has its old value for one frame.
    await passFrames(page, 2);
    await settle(page);
    expect.soft(await listUnreadable(page), `${screen}: what cannot be read`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

/** Lays out also what the browser lays out only near the screen: until then it has a height that is an estimate. */
async function layOutAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}

/** Checks the screen at 400 % zoom, and with 200 % text on a small phone; then restores it. */
async function expectFitsEverywhere(page: Page, screen: string): Promise<void> {
  await resizeWindow(page, ZOOMED);
  await expectFits(page, `${screen} at 400 %`);
  await resizeWindow(page, SMALL);
  await setTextSize(page, 200);
  await expectFits(page, `${screen} with letters of 200 %`);
  await setTextSize(page, 100);
  await resizeWindow(page, PHONE);
}

/** Resizes the window. The unit `dvh` follows a few frames after the window itself, and dialogs are sized by it. */
async function resizeWindow(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; visibility: hidden; height: 100dvh';
    document.body.append(probe);
    while (Math.round(probe.getBoundingClientRect().height) !== window.innerHeight) {
      await new Promise(requestAnimationFrame);
    }
    probe.remove();
    // And a dialog's own scrolling follows its size.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
