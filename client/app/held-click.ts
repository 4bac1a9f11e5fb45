// What a visitor does to a prerendered page before it has its handlers.

/** Elements that do nothing without handlers: links to another page of the app, and buttons. */
const NEEDS_HANDLERS = 'a[href^="/"], button';

/** A click that opens a link in the same tab. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Holds the clicks of a page without handlers until `signal` is aborted; returns a function that takes the last one. */
export function holdClicks(signal: AbortSignal): () => HTMLElement | undefined {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    // React may have handlers already and handled this click.
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(NEEDS_HANDLERS);
    if (target === null) return;
    event.preventDefault();
    held = target;
  };
  document.addEventListener('click', hold, { signal });
  return () => {
    const taken = held;
    held = undefined;
    return taken;
  };
}

/**
 * For a page whose elements are rendered again, the same: once `rendered` resolves, the element in the place of the
 * focused one takes the focus, and that of the last click is clicked. If it fails, the page shows that.
 */
export function carryOver(root: HTMLElement, rendered: Promise<void>): void {
  const listening = new AbortController();
  const { signal } = listening;
  const takeHeld = holdClicks(signal);
  let focused: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => (focused = target), { signal });
  rendered.then(
    () => {
      listening.abort();
      if (document.activeElement === document.body) findAgain(root, focused)?.focus();
      findAgain(root, takeHeld())?.click();
    },
    () => listening.abort(),
  );
}

/** The element that now does what a former one did: of the same kind and with the same words. */
function findAgain(root: HTMLElement, former: unknown): HTMLElement | undefined {
  if (!(former instanceof HTMLElement)) return undefined;
  const alike = root.querySelectorAll<HTMLElement>(former.localName);
  return [...alike].find(({ textContent }) => textContent === former.textContent);
}
