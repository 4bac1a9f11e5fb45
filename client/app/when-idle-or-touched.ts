const IDLE_AT_LATEST_MS = 3_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/** Runs once: when the page has been loaded and nothing else is to be done, or at the reader's first move. */
export function whenIdleOrTouched(run: () => void): void {
  const calling = new AbortController();
  const start = () => {
    if (calling.signal.aborted) return;
    calling.abort();
    run();
  };
  const waitForIdle = () => {
    if (calling.signal.aborted) return;
    // Safari has no idle callback; after the load event it is idle soon.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(start, 200);
    else window.requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  };
  for (const touch of TOUCHES) {
    window.addEventListener(touch, start, { passive: true, signal: calling.signal });
  }
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true, signal: calling.signal });
}
