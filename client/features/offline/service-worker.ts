// The page's side of its service worker: hires it, and learns from it that a new version lies ready.

import { useSyncExternalStore } from 'react';
import { readAgainForWorker } from '#client/lib/kept-answers.ts';
import { logFailure } from '#client/lib/log.ts';

const WORKER_PATH = '/service-worker.js';
/** A page that stays open looks for a new version when it comes to the front, this often at most. */
const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000;
/** A first worker fetches the whole of Asteria: on a slow connection the reader's own page goes first. */
const FIRST_HIRED_AFTER_MS = 8_000;

let change: (() => void) | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How to change to the version that lies ready, by loading the page anew; undefined while there is none. */
export function useNewVersion(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => change);
}

/** Registers the worker once the page has nothing else to do. Only built pages have one. */
export function hireServiceWorker(): void {
  if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const hire = () => {
    const start = () => void register().catch((error) => logFailure('No service worker', error));
    setTimeout(start, isFirst ? FIRST_HIRED_AFTER_MS : 0);
  };
  if (document.readyState === 'complete') hire();
  else window.addEventListener('load', hire, { once: true });
}

async function register(): Promise<void> {
  const { Serwist } = await import('@serwist/window');
  const worker = new Serwist(WORKER_PATH, { scope: '/' });
  let asked = false;
  worker.addEventListener('waiting', () => {
    change = () => {
      asked = true;
      worker.messageSkipWaiting();
    };
    for (const listener of listeners) listener();
  });
  // Another tab's reader may have asked for it: this page then goes on with the code that it has.
  worker.addEventListener('controlling', () => {
    if (asked) window.location.reload();
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => void readAgainForWorker());
  await worker.register({ immediate: true });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = Date.now();
    worker.update().catch((error) => logFailure('No look for a new version', error));
  });
}
