// A device that its user switched on, when they come back to it: its session may have ended elsewhere, and the browser may
// have given itself another endpoint.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewDevice } from '#client/features/notices/device-renewal.ts';
import { getPushMemory, setPushMemory } from '#client/lib/push-memory.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { getNoticesEndpoint, subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import { noticesSchema } from '#shared/notices/notices.schema.ts';
import { openBrowser, signIn } from '#tests/support/msw/application.ts';
import { callsOf } from '#tests/support/msw/calls.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { TEST_VAPID } from '#tests/support/test-app.ts';

const USER = buildUser();
const KEY = TEST_VAPID?.publicKey ?? '';
const OLD = 'https://fcm.googleapis.com/old';
const NEW = 'https://fcm.googleapis.com/new';
/** Any valid point of the curve will do as a device's key. */
const KEYS = { p256dh: KEY, auth: 'A'.repeat(22) };

/** The browser's subscription; undefined when it has let it go. */
let subscribed: string | undefined;

/** A browser that can show notices, with a subscription for a server's key. */
function standInBrowser({
  endpoint,
  key = KEY,
  permission = 'granted',
}: {
  endpoint: string | undefined;
  key?: string;
  permission?: NotificationPermission;
}): void {
  subscribed = endpoint;
  const subscriptionOf = (at: string, itsKey: string) => ({
    endpoint: at,
    options: { applicationServerKey: Uint8Array.from(Buffer.from(itsKey, 'base64url')).buffer },
    toJSON: () => ({ endpoint: at, keys: KEYS }),
    unsubscribe: async () => {
      subscribed = undefined;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () =>
      subscribed === undefined ? null : subscriptionOf(subscribed, key),
    subscribe: async () => {
      subscribed = NEW;
      return subscriptionOf(NEW, KEY);
    },
  };
  const registration = { pushManager };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
}

/** Subscribes this device at its old endpoint. */
const subscribeDevice = async () =>
  (await openBrowser()).post(subscribeDeviceEndpoint.path, { endpoint: OLD, keys: KEYS });

const sentEndpoints = () =>
  callsOf(subscribeDeviceEndpoint).map((body) => (body as { endpoint: string }).endpoint);
const isOnThisDevice = async () =>
  (await (await openBrowser()).get(getNoticesEndpoint.path)).read(noticesSchema).onThisDevice;

beforeEach(async () => {
  await signIn(USER);
  setPushMemory({ userId: USER.id, endpoint: OLD });
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    localStorage.clear();
  };
});

describe('a device with notices', () => {
  it('that the server still knows is not reported again', async () => {
    standInBrowser({ endpoint: OLD });
    await subscribeDevice();
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([]);
    expect(getPushMemory()).toEqual({ userId: USER.id, endpoint: OLD });
  });

  // req: NOTICE-5
  it('whose session was ended remotely is subscribed again by its own user', async () => {
    standInBrowser({ endpoint: OLD });
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([OLD]);
    expect(await isOnThisDevice()).toBe(true);
  });

  // req: NOTICE-5
  it('whose browser has a new endpoint reports it to the server', async () => {
    standInBrowser({ endpoint: NEW });
    await subscribeDevice();
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([NEW]);
    expect(await isOnThisDevice()).toBe(true);
    expect(getPushMemory()).toEqual({ userId: USER.id, endpoint: NEW });
  });

  it.each([
    ['lost its subscription', { endpoint: undefined }],
    ["has one for another server's key", { endpoint: OLD, key: 'AAAA' }],
  ])('whose browser %s gets a new one', async (_what, browser) => {
    standInBrowser(browser);
    await subscribeDevice();
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([NEW]);
    expect(subscribed).toBe(NEW);
  });

  it.each([
    ['of somebody else', 'granted', 'somebody-else'],
    ['whose user has taken the permission back', 'denied', USER.id],
  ] as const)(
    '%s is unsubscribed, and the server is not told',
    async (_what, permission, userId) => {
      standInBrowser({ endpoint: OLD, permission });
      await subscribeDevice();
      await renewDevice(userId);
      expect(subscribed).toBeUndefined();
      expect(getPushMemory()).toBeUndefined();
      expect(sentEndpoints()).toEqual([]);
      expect(callsOf(getNoticesEndpoint)).toHaveLength(0);
    },
  );

  it('that was never switched on sends nothing', async () => {
    localStorage.clear();
    standInBrowser({ endpoint: OLD });
    await subscribeDevice();
    await renewDevice(USER.id);
    expect(subscribed).toBe(OLD);
    expect(callsOf(getFeaturesEndpoint)).toHaveLength(0);
  });
});
