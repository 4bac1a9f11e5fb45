// A page that was open during a deployment asks for code that is no longer there.

const RELOADED_AT_KEY = 'asteria.reloaded-for-new-build';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Loads the page anew, once, when a part of its code is gone; a second failure within a minute is shown. A
 * service worker that could not bring the part is gone then as well, or it would bring the same page again.
 */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
    // Without a connection nothing newer can be had: the failure is shown.
    if (!navigator.onLine) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    event.preventDefault();
    const reload = () => window.location.reload();
    const worker = navigator.serviceWorker;
    if (worker?.controller == null) return reload();
    void worker
      .getRegistration()
      .then((registration) => registration?.unregister())
      .then(reload, reload);
  });
}
