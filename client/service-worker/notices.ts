// Shows notices that arrive as push messages. The messages are Declarative Web Push, which some browsers show without a
// service worker; for all others this file shows the same.

import * as z from 'zod/mini';
import type { PagePath } from '#shared/core/page-paths.ts';

/** The members of the worker's scope that are used here; the project is compiled with DOM types. */
declare const self: {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowTab[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
interface WindowTab {
  url: string;
  focus(): Promise<WindowTab>;
  navigate(url: string): Promise<WindowTab | null>;
}

const messageSchema = z.object({
  // The constant that marks a message as Declarative Web Push; it is the number of RFC 8030.
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    navigate: z.string(),
    lang: z.string(),
    tag: z.string(),
  }),
});

const ICON = '/icons/icon-192.png';
const TODAY: PagePath = '/today';
/** Shown for a message that cannot be read, because browsers require that every push shows a notice. */
const FALLBACK_NOTICE = { title: 'Something is exact', navigate: TODAY };

/**
 * Shows the notice of a push message (JSON text). A notice with the tag of an earlier one replaces it without a sound.
 */
export async function showNotice(text: string | undefined): Promise<void> {
  const { title, navigate, ...options } = readMessage(text) ?? FALLBACK_NOTICE;
  await self.registration.showNotification(title, { ...options, icon: ICON, data: { navigate } });
}

function readMessage(text: string | undefined) {
  try {
    return messageSchema.parse(JSON.parse(text ?? '')).notification;
  } catch {
    return undefined;
  }
}

/** Closes a pressed notice and opens its page: in an open tab of this app if there is one, else in a new tab. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { origin } = self.location;
  const asked = new URL(String(notification.data?.navigate ?? TODAY), origin);
  const url = asked.origin === origin ? asked.href : `${origin}${TODAY}`;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [tab] = tabs.filter((each) => new URL(each.url).origin === origin);
  const shown = tab && (await tab.navigate(url).catch(() => null));
  if (shown) await shown.focus();
  else await self.clients.openWindow(url);
}
