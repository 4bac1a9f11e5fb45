// Brings a prerendered page to life when somebody uses it. Until then it has no handlers, so a click that comes before
// them is held and made again.

const SIGNS_OF_USE = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;
/** What only handlers answer: links that lead to another page of the app, and buttons. */
const ANSWERED_BY_HANDLERS = 'a[href^="/"], button';

/**
 * Runs `start` at the first sign of use; it resolves when the page has its handlers. The last click before that is
 * made again then. When `start` fails, links lead where they lead without handlers, and the next sign of use tries
 * again.
 */
export function whenTouched(start: () => Promise<void>): void {
  const waiting = new AbortController();
  let starting = false;
  let held: HTMLElement | undefined;

  const begin = (event: Event) => {
    if (starting || movedNothing(event)) return;
    starting = true;
    start().then(
      () => {
        waiting.abort();
        if (held?.isConnected === true) held.click();
      },
      () => {
        starting = false;
        if (held instanceof HTMLAnchorElement) window.location.assign(held.href);
        held = undefined;
      },
    );
  };
  const { signal } = waiting;
  for (const sign of SIGNS_OF_USE) {
    window.addEventListener(sign, begin, { passive: true, capture: true, signal });
  }
  const hold = (event: MouseEvent) => {
    // React may have come so far that it has answered.
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(ANSWERED_BY_HANDLERS);
    if (target === null) return;
    event.preventDefault();
    held = target;
  };
  document.addEventListener('click', hold, { signal });
}

/** Browsers report where a resting mouse is when a page comes under it. */
function movedNothing(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return false;
  return event.movementX === 0 && event.movementY === 0;
}

/** A click that opens a link in its place, and not in another tab. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
