const IDLE_AT_LATEST_MS = 3_000;

/** Runs `run` once, when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback; shortly after the load event it is idle.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(run, 200);
    else window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
