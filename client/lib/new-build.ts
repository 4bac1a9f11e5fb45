// Reloads a page whose chunks were removed from the server by a newer deployment.

import { isLostScript } from './lost-script.ts';

const RELOADED_AT_KEY = 'asteria.reloaded-for-new-build';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page once when `error` is a failed import without which something cannot be shown; a second failure within
 * a minute is left to the caller. The service worker is unregistered first, because it would serve the same outdated
 * page again. The failed import of what can be missing does not come here: a form keeps what was typed into it.
 */
export function reloadOnceForNewBuild(error: unknown): void {
  if (!isLostScript(error)) return;
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
  // Offline, a reload cannot bring a newer build, so the failure is shown.
  if (!navigator.onLine) return;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  const reload = () => window.location.reload();
  const worker = navigator.serviceWorker;
  if (worker?.controller == null) {
    reload();
    return;
  }
  void worker
    .getRegistration()
    .then((registration) => registration?.unregister())
    .then(reload, reload);
}
