// Registers the service worker and detects a new version that waits to be activated.

import { useSyncExternalStore } from 'react';
import { logFailure } from '#client/lib/log.ts';
import { WORKER_PATH } from '#client/lib/worker-path.ts';

/** An open page checks for a new version when it becomes visible, at most this often. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/**
 * The first installation downloads all of Asteria; it starts this late so that a slow connection loads the user's page
 * first, or as soon as the user leaves the page.
 */
const FIRST_REGISTRATION_DELAY_MS = 8_000;

/** Longer than replacing the worker takes. */
const RELOAD_ANYWAY_MS = 3_000;

let change: (() => void) | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the waiting version by reloading the page; undefined while none is waiting. */
export function useNewVersion(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => change);
}

/** Registers the worker once the page is idle. Only built pages have a service worker. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const registerLater = () => {
    let started = false;
    const start = () => {
      if (started) return;
      started = true;
      register().catch((error) => logFailure('No service worker', error));
    };
    setTimeout(start, isFirst ? FIRST_REGISTRATION_DELAY_MS : 0);
    document.addEventListener('visibilitychange', start, { once: true });
  };
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater, { once: true });
}

/**
 * Used when the browser leaves the new worker waiting, as it does while the old one is busy with another page: the next
 * load comes from the server, and registers the worker again.
 */
async function reloadWithoutWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  window.location.reload();
}

async function register(): Promise<void> {
  const { Serwist } = await import('@serwist/window');
  const worker = new Serwist(WORKER_PATH, { scope: '/' });
  let asked = false;
  worker.addEventListener('waiting', () => {
    change = () => {
      asked = true;
      worker.messageSkipWaiting();
      setTimeout(() => void reloadWithoutWorker(), RELOAD_ANYWAY_MS);
    };
    for (const listener of listeners) listener();
  });
  // Another tab of this browser may have activated the new version; this page continues with its
  // loaded code.
  worker.addEventListener('controlling', () => {
    if (asked) window.location.reload();
  });
  await worker.register({ immediate: true });

  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (Date.now() - checkedAtMs < CHECK_INTERVAL_MS) return;
    checkedAtMs = Date.now();
    worker.update().catch((error) => logFailure('No look for a new version', error));
  });
}
