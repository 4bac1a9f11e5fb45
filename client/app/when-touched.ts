// Hydrates a prerendered page when somebody first uses it. A click that comes before its handlers is held, and repeated
// once they are attached.

import { holdClicks } from './held-click.ts';

const INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

/**
 * Runs `start` at the first interaction; `start` resolves when the page has its handlers, and the last click before
 * that is repeated. When `start` fails, a clicked link is followed without handlers, and the next interaction tries
 * again.
 */
export function whenTouched(start: () => Promise<void>): void {
  const waiting = new AbortController();
  let starting = false;
  const takeHeld = holdClicks(waiting.signal);

  const begin = (event: Event) => {
    if (starting || movedNothing(event)) return;
    starting = true;
    start().then(
      () => {
        const held = takeHeld();
        waiting.abort();
        if (held?.isConnected === true) held.click();
        // A page that was rendered again, for instance under a translator, has other elements.
        else if (held instanceof HTMLAnchorElement) window.location.assign(held.href);
      },
      () => {
        starting = false;
        const held = takeHeld();
        if (held instanceof HTMLAnchorElement) window.location.assign(held.href);
      },
    );
  };
  const { signal } = waiting;
  for (const interaction of INTERACTIONS) {
    window.addEventListener(interaction, begin, { passive: true, capture: true, signal });
  }
}

/** Browsers report the position of a resting mouse when a page appears under it. */
function movedNothing(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return false;
  return event.movementX === 0 && event.movementY === 0;
}
