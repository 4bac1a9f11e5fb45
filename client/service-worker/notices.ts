// Notices that come as push messages. The message is a declarative one, which some browsers show by themselves; here it
// is read for all others, so that both show the same.

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
/** For a message that cannot be read: browsers want every push to show something. */
const NAMELESS = { title: 'Something is exact', navigate: TODAY };

/** Shows a notice; one with the same tag takes the place of the one before, in silence. */
export async function showNotice(text: string | undefined): Promise<void> {
  const { title, navigate, ...options } = readMessage(text) ?? NAMELESS;
  await self.registration.showNotification(title, { ...options, icon: ICON, data: { navigate } });
}

function readMessage(text: string | undefined) {
  try {
    return messageSchema.parse(JSON.parse(text ?? '')).notification;
  } catch {
    return undefined;
  }
}

/** Opens what a notice leads to, in a tab of ours where there is one. */
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
