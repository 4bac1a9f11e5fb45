// Reloads a page whose chunks were removed from the server by a newer deployment.

const RELOADED_AT_KEY = 'asteria.reloaded-for-new-build';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page once when a chunk cannot be loaded; a second failure within a minute is shown.
 * The service worker is unregistered first, because it would serve the same outdated page again.
 */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
    // Offline, a reload cannot bring a newer build, so the failure is shown.
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
