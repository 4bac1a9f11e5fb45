// This browser as a device for notices: what it can, and its subscription at its push service.

import { logFailure } from './log.ts';
import { WORKER_PATH } from './worker-path.ts';

/**
 * `ready`: may be asked, or is allowed already. `blocked`: its user said no. `home-screen`: on an iPhone or iPad, where
 * only apps on the Home Screen can. `unsupported`: it cannot.
 */
export type PushAbility = 'ready' | 'blocked' | 'home-screen' | 'unsupported';

/** What this browser can; only built pages have the worker that shows notices. */
export function getPushAbility(): PushAbility {
  const canPush =
    import.meta.env.PROD &&
    navigator.serviceWorker !== undefined &&
    'PushManager' in window &&
    'Notification' in window;
  if (!canPush) return isAppleTouch() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

function isAppleTouch(): boolean {
  const isMobile = /iPhone|iPad|iPod/.test(navigator.userAgent);
  // An iPad says that it is a Mac, which has no touch screen.
  return isMobile || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/' });
  return navigator.serviceWorker.ready;
}

/**
 * Asks the user, where nobody has, and subscribes at the browser's push service for the server's key. Undefined when the
 * user says no. Must be called from a press.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return renewBrowser(key);
}

/** The same without asking: the subscription that there is, or a new one where its key is another's. */
export async function renewBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await getRegistration();
  const existing = await pushManager.getSubscription();
  if (existing !== null && toBase64Url(existing.options.applicationServerKey) === key) {
    return existing;
  }
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Lets the browser's subscription go; without one nothing happens. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    logFailure('The browser keeps its subscription', error);
  }
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
