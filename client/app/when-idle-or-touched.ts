const IDLE_AT_LATEST_MS = 3_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Runs `run` once: when the page has loaded and the browser is idle, or at the user's first input.
 */
export function whenIdleOrTouched(run: () => void): void {
  const calling = new AbortController();
  const start = () => {
    if (calling.signal.aborted) return;
    calling.abort();
    run();
  };
  const waitForIdle = () => {
    if (calling.signal.aborted) return;
    // Safari has no requestIdleCallback; shortly after the load event it is idle.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(start, 200);
    else window.requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  };
  for (const touch of TOUCHES) {
    window.addEventListener(touch, start, { passive: true, signal: calling.signal });
  }
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true, signal: calling.signal });
}
