// Renews this device's subscription for notices. The server ends it with the session, and a browser may replace its
// push endpoint; as long as the same user signs in on this device, the page subscribes it again.

import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { getPushAbility, renewSubscription, unsubscribePush } from '#client/lib/push-device.ts';
import { clearPushMemory, getPushMemory } from '#client/lib/push-memory.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { getNoticesEndpoint } from '#shared/notices/notices.contract.ts';
import { sendDevice } from './send-device.ts';

/**
 * Renews this device's notices if this user had switched them on here; ends the browser's subscription if another user
 * had, or if the browser no longer allows notices. Never throws: failures are logged.
 */
export async function renewDevice(userId: string): Promise<void> {
  const memory = getPushMemory();
  if (memory === undefined) return;
  try {
    const isAllowed = getPushAbility() === 'ready' && Notification.permission === 'granted';
    if (memory.userId !== userId || !isAllowed) {
      clearPushMemory();
      await unsubscribePush();
      return;
    }
    const { push } = await callEndpoint(getFeaturesEndpoint);
    if (push === null) return;
    const subscription = await renewSubscription(push);
    const { onThisDevice } = await callEndpoint(getNoticesEndpoint);
    if (!onThisDevice || subscription.endpoint !== memory.endpoint) {
      await sendDevice(userId, subscription);
    }
  } catch (error) {
    logFailure('Notices were not renewed', error);
  }
}
