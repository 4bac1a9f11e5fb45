// Animations that run on a page.

import type { Page } from '../journey.ts';

/** A longer animation counts as visible movement, milliseconds. */
const STILL_MS = 1;

/** Every animation of the page that is longer than this, or endless. */
export async function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(
    (stillMs) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > stillMs)
        .map((animation) => {
          const { target } = animation.effect as KeyframeEffect; // every animation of a style sheet has one
          return `${target?.tagName}.${target?.getAttribute('class')}: ${Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')}`;
        }),
    STILL_MS,
  );
}

/** Waits for this many animation frames. */
export async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const step = (left: number) =>
          left === 0 ? done() : requestAnimationFrame(() => step(left - 1));
        step(frames);
      }),
    count,
  );
}
