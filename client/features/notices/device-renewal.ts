// Notices end with the session, and a browser may give itself another endpoint: while the user of this device is the same,
// the page renews what ended.

import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { getPushAbility, renewBrowser, unsubscribeBrowser } from '#client/lib/push-device.ts';
import { clearPushMemory, getPushMemory } from '#client/lib/push-memory.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { getNoticesEndpoint } from '#shared/notices/notices.contract.ts';
import { sendDevice } from './send-device.ts';

/** Renews this device's notices for a user who had switched them on here; lets go those of another. */
export async function renewDevice(userId: string): Promise<void> {
  const memory = getPushMemory();
  if (memory === undefined) return;
  try {
    const isAllowed = getPushAbility() === 'ready' && Notification.permission === 'granted';
    if (memory.userId !== userId || !isAllowed) {
      clearPushMemory();
      await unsubscribeBrowser();
      return;
    }
    const { push } = await callEndpoint(getFeaturesEndpoint);
    if (push === null) return;
    const subscription = await renewBrowser(push);
    const { onThisDevice } = await callEndpoint(getNoticesEndpoint);
    if (!onThisDevice || subscription.endpoint !== memory.endpoint) {
      await sendDevice(userId, subscription);
    }
  } catch (error) {
    logFailure('Notices were not renewed', error);
  }
}
