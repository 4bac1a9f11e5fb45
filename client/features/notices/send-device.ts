// Tells the server of this browser's subscription.

import { callEndpoint } from '#client/lib/api-client.ts';
import { setPushMemory } from '#client/lib/push-memory.ts';
import { subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import type { Notices } from '#shared/notices/notices.schema.ts';

/** Subscribes this device for a user, and remembers whose it is. */
export async function sendDevice(userId: string, subscription: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  const notices = await callEndpoint(subscribeDeviceEndpoint, { body });
  setPushMemory({ userId, endpoint: body.endpoint });
  return notices;
}
