// A page that was open during a deployment asks for code that is no longer there.

const RELOADED_AT_KEY = 'asteria.reloaded-for-new-build';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Loads the page anew, once, when a part of its code is gone; a second failure within a minute is shown. */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
