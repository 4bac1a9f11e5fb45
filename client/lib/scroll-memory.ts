// Keeps the scroll position over a reload. The browser restores it only when the content is there immediately.

const KEY = 'asteria.scroll';
/** Longer than a page needs to load its data. */
const PATIENCE_MS = 5_000;
/** After one of these events the reader has moved on purpose. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Place = { address: string; top: number };

/**
 * Remembers the position when the document is unloaded, and returns to it after a reload, or Back from another site.
 */
export function keepScrollPlace(): void {
  const last = readPlace();
  window.addEventListener('pagehide', () => {
    storePlace({ address: window.location.href, top: window.scrollY });
  });
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
  if (type === 'navigate' || last?.address !== window.location.href || last.top === 0) return;
  holdPlace(last.top);
}

/** Scrolls there each time the content grows, until the reader acts or goes to another page. */
function holdPlace(top: number): void {
  const over = new AbortController();
  const growing = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  growing.observe(document.body);
  over.signal.addEventListener('abort', () => growing.disconnect());
  const stop = () => over.abort();
  setTimeout(stop, PATIENCE_MS);
  for (const action of [...ACTIONS, 'pushState', 'popstate']) {
    window.addEventListener(action, stop, { passive: true, capture: true, signal: over.signal });
  }
}

function storePlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is blocked: a reload starts at the top.
  }
}

function readPlace(): Place | undefined {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPlace(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

function isPlace(place: unknown): place is Place {
  return (
    typeof place === 'object' &&
    place !== null &&
    'address' in place &&
    typeof place.address === 'string' &&
    'top' in place &&
    typeof place.top === 'number'
  );
}
