// Hydrates a prerendered page when somebody first uses it. A click that comes before its handlers is held, and repeated
// once they are attached.

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
/** Elements that do nothing without handlers: links to another page of the app, and buttons. */
const NEEDS_HANDLERS = 'a[href^="/"], button';

/**
 * Runs `start` at the first interaction; `start` resolves when the page has its handlers, and the last click before
 * that is repeated. When `start` fails, a clicked link is followed without handlers, and the next interaction tries
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
        // A page that was rendered again, for instance under a translator, has other elements.
        else if (held instanceof HTMLAnchorElement) window.location.assign(held.href);
      },
      () => {
        starting = false;
        if (held instanceof HTMLAnchorElement) window.location.assign(held.href);
        held = undefined;
      },
    );
  };
  const { signal } = waiting;
  for (const interaction of INTERACTIONS) {
    window.addEventListener(interaction, begin, { passive: true, capture: true, signal });
  }
  const hold = (event: MouseEvent) => {
    // React may have hydrated already and handled this click.
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(NEEDS_HANDLERS);
    if (target === null) return;
    event.preventDefault();
    held = target;
  };
  document.addEventListener('click', hold, { signal });
}

/** Browsers report the position of a resting mouse when a page appears under it. */
function movedNothing(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return false;
  return event.movementX === 0 && event.movementY === 0;
}

/** A click that opens a link in the same tab. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
