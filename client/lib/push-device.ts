// This browser as a device for notices: whether it can show them, and its subscription at the browser's push service.

import { logFailure } from './log.ts';
import { WORKER_PATH } from './worker-path.ts';

/**
 * `ready`: the user may be asked for permission, or has given it. `blocked`: the user has refused it. `home-screen`: an
 * iPhone or iPad, where only apps on the Home Screen can show notices. `unsupported`: this browser cannot show notices.
 */
export type PushAbility = 'ready' | 'blocked' | 'home-screen' | 'unsupported';

/** Whether this browser can show notices; never in development, because only built pages have the service worker. */
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
  // Safari on an iPad identifies itself as a Mac, but a Mac has no touch screen.
  return isMobile || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: '/' });
  return navigator.serviceWorker.ready;
}

/**
 * Asks the user for permission, unless it is given, and subscribes at the browser's push service with the server's
 * public key (base64url). Undefined when the user refuses. Must be called from a press, else browsers do not ask.
 * Throws what the browser's push API throws.
 */
export async function subscribePush(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return renewSubscription(key);
}

/** The browser's subscription for the server's key; a new one if there is none or it was made for another key. */
export async function renewSubscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await getRegistration();
  const existing = await pushManager.getSubscription();
  if (existing !== null && toBase64Url(existing.options.applicationServerKey) === key) {
    return existing;
  }
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends the browser's subscription, if there is one. Never throws: failures are logged. */
export async function unsubscribePush(): Promise<void> {
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
