// Notices: each rings at most once on a device, whatever happens to the processes, and never on a removed device.

import { eq } from 'drizzle-orm';
import { sessions, users } from '#server/db/schema/index.ts';
import { findNatal, isTimed, keyOfContact } from '#server/features/notices/candidates.ts';
import type { PreparePush, PushAnswer } from '#server/features/notices/push-sender.ts';
import type { BellContact } from '#server/features/notices/sealed-content.ts';
import { sealContent } from '#server/features/notices/sealed-content.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listContacts } from '#server/sky/contacts/index.ts';
import { NOTICE_KINDS } from '#shared/notices/notice-rules.ts';
import type { Surroundings } from '../world.ts';
import { BIRTHS, birthAt } from './people.ts';
import type { RoomsCall, Scene, SimulatedWorld } from './scene.ts';

const DEVICES_EACH = 2;
const BELL_DAYS = 1.5;
const DAY_MS = 86_400_000;
const HOSTS = ['push.one.example', 'push.two.example'];

interface Device {
  userId: string;
  sessionId: string;
  /** The endpoint, new with each subscription; undefined without a subscription. */
  endpoint: string | undefined;
}

export interface NoticesScene extends Scene {
  pushOf(surroundings: Surroundings): PreparePush;
}

export async function createNoticesScene(
  world: SimulatedWorld,
  ids: readonly string[],
  { almanac, cipher }: { almanac: Almanac; cipher: DataCipher },
): Promise<NoticesScene> {
  const devices: Device[] = [];
  const removed = new Set<string>();
  /** The last sending of each notice to each device, by the process that sent. */
  const sendings = new Map<string, { by: string; state: 'under way' | 'later' | 'ended' }>();
  const births = new Map<string, (typeof BIRTHS)[number]>();
  let subscriptions = 0;

  for (const userId of ids) {
    for (let count = 0; count < DEVICES_EACH; count += 1) {
      const sessionId = world.random.uuid();
      const at = new Date(world.nowMs);
      await world.database.db.insert(sessions).values({
        id: sessionId,
        sidHash: sessionId,
        userId,
        device: 'Firefox',
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(world.nowMs + 365 * DAY_MS),
      });
      devices.push({ userId, sessionId, endpoint: undefined });
    }
  }

  function subscribe(device: Device): RoomsCall<void> {
    const { userId, sessionId } = device;
    subscriptions += 1;
    const endpoint = `https://${HOSTS[subscriptions % HOSTS.length]}/${subscriptions}`;
    const id = world.random.uuid();
    return {
      what: `subscribe ${endpoint}`,
      async make(rooms) {
        const sealed = sealContent(cipher, 'device', userId, {
          endpoint,
          keys: { p256dh: '', auth: '' },
        });
        const createdAt = new Date(world.nowMs);
        const origin = 'https://asteria.example';
        await rooms.notices.replaceSubscription(
          { id, userId, sessionId, endpointHash: endpoint, sealed, origin, createdAt },
          [endpoint],
          world.nowMs,
        );
        rooms.dueWork.wake();
      },
      answered() {
        device.endpoint = endpoint;
      },
    };
  }

  function unsubscribe(device: Device, endpoint: string): RoomsCall<void> {
    device.endpoint = undefined;
    return {
      what: `remove ${endpoint}`,
      make: ({ notices }) =>
        notices.deleteSubscription(device.userId, { endpointHashes: [endpoint] }),
      answered() {
        removed.add(endpoint);
      },
    };
  }

  /** The last birth that is known to be stored. */
  const birthOf = (userId: string) => births.get(userId) ?? birthAt(ids.indexOf(userId));

  function setBell(userId: string): RoomsCall | undefined {
    const natal = findNatal({ id: userId, ...birthOf(userId) });
    const range = { startMs: world.nowMs, endMs: world.nowMs + BELL_DAYS * DAY_MS };
    const contacts =
      natal === undefined
        ? []
        : listContacts(almanac, natal, range).filter((each) => isTimed(each));
    if (contacts.length === 0) return undefined;
    const contact = world.pick(contacts);
    const { moving, atUtcMs } = contact;
    const bell: BellContact = { key: keyOfContact(contact), moving, atUtcMs };
    return {
      what: `set a bell for ${bell.key}`,
      async make(rooms) {
        await rooms.notices.addBell(userId, bell, (bells) => bells.length < 12);
        rooms.dueWork.wake();
      },
      answered: () => undefined,
    };
  }

  function changeKinds(userId: string): RoomsCall {
    const kinds = NOTICE_KINDS.filter(() => world.chance() < 0.7);
    return {
      what: `choose ${kinds.join(', ') || 'no kinds'}`,
      async make(rooms) {
        await rooms.notices.changeSettings(
          userId,
          {
            kinds,
            quietFrom: '00:00',
            quietUntil: '00:00',
          },
          world.nowMs,
        );
        rooms.dueWork.wake();
      },
      answered: () => undefined,
    };
  }

  function changeBirth(userId: string): RoomsCall {
    const birth = world.pick(BIRTHS);
    return {
      what: `give the birth ${birth.birthDate}`,
      async make(rooms) {
        await rooms.database.db.update(users).set(birth).where(eq(users.id, userId));
        await rooms.notices.planAgain(userId);
      },
      answered: () => {
        births.set(userId, birth);
      },
    };
  }

  /** Called where the request leaves the process. */
  function send(endpoint: string, topic: string, by: string): string {
    const key = `${endpoint} ${topic}`;
    const last = sendings.get(key);
    if (removed.has(endpoint)) world.broke('a notice rings at a device that was removed');
    // The one that got no answer may send it again: a device shows a topic once.
    if (last !== undefined && !(last.state === 'later' && last.by === by)) {
      world.broke(`a notice rings twice: ${key}, by ${last.by} and ${by}`);
    }
    sendings.set(key, { by, state: 'under way' });
    world.note(`${by}: rings ${endpoint} ${topic}`);
    world.count('notices rung');
    return key;
  }

  return {
    pushOf:
      ({ gate, name }) =>
      async ({ endpoint }, { topic }) =>
      () => {
        const key = send(endpoint, topic, name);
        return gate<PushAnswer>('push', async (fate, { resolve }) => {
          if (fate === 'ended' || fate === 'undone') return;
          const isLater = fate !== 'answered';
          const isGone = !isLater && world.chance() < 0.03;
          sendings.set(key, { by: name, state: isLater ? 'later' : 'ended' });
          resolve(
            isLater
              ? { kind: 'later', afterMs: undefined }
              : { kind: isGone ? 'gone' : 'accepted' },
          );
        });
      },

    next() {
      const absent = devices.filter(({ endpoint }) => endpoint === undefined);
      if (absent.length > 0 && world.chance() < 0.6) return subscribe(world.pick(absent));
      const userId = world.pick(ids);
      const dice = world.chance();
      if (dice < 0.6) return setBell(userId);
      if (dice < 0.75) return changeKinds(userId);
      if (dice < 0.93) return changeBirth(userId);
      const device = world.pick(devices);
      return device.endpoint === undefined ? undefined : unsubscribe(device, device.endpoint);
    },
    check: async () => undefined,
  };
}
