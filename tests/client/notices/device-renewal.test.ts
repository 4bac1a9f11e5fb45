// A device that its user switched on, when they come back to it: its session may have ended elsewhere, and the browser may
// have given itself another endpoint.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewDevice } from '#client/features/notices/device-renewal.ts';
import { getPushMemory, setPushMemory } from '#client/lib/push-memory.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import { getNoticesEndpoint, subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import { DEFAULT_NOTICE_SETTINGS } from '#shared/notices/notices.schema.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { buildUser } from '#tests/support/msw/samples.ts';
import { server } from '#tests/support/msw/server.ts';
import { callsOf, world } from '#tests/support/msw/world.ts';

const USER = buildUser();
const KEY = 'BKey';
const OLD = 'https://push.example/old';
const NEW = 'https://push.example/new';

/** The browser's subscription; undefined when it has let it go. */
let subscribed: string | undefined;
const sent: unknown[] = [];

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
    options: {
      applicationServerKey: Uint8Array.from(atob(`${itsKey}`), (c) => c.charCodeAt(0)).buffer,
    },
    toJSON: () => ({ endpoint: at, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
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

function standInServer(onThisDevice: boolean): void {
  const state = { mail: 'none' as const, onThisDevice, devices: 1, bells: [] };
  const notices = { ...DEFAULT_NOTICE_SETTINGS, ...state };
  server.use(
    mockEndpoint(getFeaturesEndpoint, { mail: false, push: KEY, passkeys: true, address: null }),
    mockEndpoint(getNoticesEndpoint, notices),
    mockEndpoint(subscribeDeviceEndpoint, async ({ request }) => {
      sent.push(await request.json());
      return { ...notices, onThisDevice: true };
    }),
  );
}

const sentEndpoints = () => sent.map((body) => (body as { endpoint: string }).endpoint);

beforeEach(() => {
  world.user = USER;
  sent.length = 0;
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
    standInServer(true);
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([]);
    expect(getPushMemory()).toEqual({ userId: USER.id, endpoint: OLD });
  });

  // req: NOTICE-5
  it('whose session was ended remotely is subscribed again by its own user', async () => {
    standInBrowser({ endpoint: OLD });
    standInServer(false);
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([OLD]);
  });

  // req: NOTICE-5
  it('whose browser has a new endpoint reports it to the server', async () => {
    standInBrowser({ endpoint: NEW });
    standInServer(true);
    await renewDevice(USER.id);
    expect(sentEndpoints()).toEqual([NEW]);
    expect(getPushMemory()).toEqual({ userId: USER.id, endpoint: NEW });
  });

  it.each([
    ['lost its subscription', { endpoint: undefined }],
    ["has one for another server's key", { endpoint: OLD, key: 'AAAA' }],
  ])('whose browser %s gets a new one', async (_what, browser) => {
    standInBrowser(browser);
    standInServer(true);
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
      standInServer(true);
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
    standInServer(true);
    await renewDevice(USER.id);
    expect(subscribed).toBe(OLD);
    expect(callsOf(getFeaturesEndpoint)).toHaveLength(0);
  });
});
