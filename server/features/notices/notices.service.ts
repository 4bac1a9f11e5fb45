// What a reader chose to be told of: settings, devices and bells.

import { ECDH } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticeBellRow, UserRow } from '#server/db/schema/index.ts';
import type { DueWork } from '#server/due-work/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Random } from '#server/platform/random.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayRange,
  listContacts,
  type NatalPoints,
  toContactFact,
  toInstantText,
} from '#server/sky/contacts/index.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { BELL_DAYS_AHEAD, BELLS_A_DAY } from '#shared/notices/notice-rules.ts';
import { NOTICES_FIELD_COPY } from '#shared/notices/notices.copy.ts';
import type {
  NewSubscription,
  NoticeSettingsEdit,
  Notices,
} from '#shared/notices/notices.schema.ts';
import { isSameContact } from '#shared/notices/same-contact.ts';
import { findNatal, isTimed, keyOfContact } from './candidates.ts';
import { type Planner, SEND_KIND } from './notices.planner.ts';
import type { NoticesRepository } from './notices.repository.ts';
import { contactHashes, endpointHashes, openContent, sealContent } from './sealed-content.ts';

const MINUTE_MS = 60_000;
/** How far a correction of the birth may move a contact that is shown to the minute. */
const BELL_REACH_MS = 36 * 60 * MINUTE_MS;
/** Longer than a push service is waited for, and shorter than a call may take. */
const SETTLED_WITHIN_MS = 4_500;
const SETTLED_POLL_MS = 25;

/** The caller: a user in a session. */
export interface NoticesCaller {
  user: UserRow;
  /** The session's public id. */
  sessionId: string | undefined;
}

export interface NoticesService {
  get(caller: NoticesCaller): Promise<Notices>;
  edit(caller: NoticesCaller, edit: NoticeSettingsEdit): Promise<Notices>;
  /** Throws `notices_off` where there are none (`origin` undefined too), `bad_input` for an unknown push service or keys. */
  subscribe(
    caller: NoticesCaller,
    subscription: NewSubscription,
    origin: string | undefined,
  ): Promise<Notices>;
  /** Ends a device of the user by its endpoint, else that of the session; afterward nothing is on its way to it. */
  unsubscribe(caller: NoticesCaller, endpoint: string | undefined): Promise<Notices>;
  /** Throws `not_found`, `too_many_bells`, and `bad_input` for a contact without a minute, passed or too far ahead. */
  setBell(caller: NoticesCaller, contactId: string): Promise<Notices>;
  removeBell(caller: NoticesCaller, contactId: string): Promise<Notices>;
}

export function createNoticesService(dependencies: {
  repository: NoticesRepository;
  planner: Planner;
  cipher: DataCipher;
  almanac: Almanac;
  dueWork: DueWork;
  random: Random;
  databaseNow: () => Promise<number>;
  /** Whether notices can be sent, and whether an address is one of a push service. */
  isOn: boolean;
  isEndpoint: (endpoint: string) => boolean;
}): NoticesService {
  const { repository, planner, cipher, almanac, dueWork, random, databaseNow } = dependencies;

  /** A bell's contact as it stands today; undefined when a correction of the birth has taken it away. */
  function findBell(
    user: UserRow,
    natal: NatalPoints | undefined,
    { sealed }: Pick<NoticeBellRow, 'sealed'>,
  ) {
    const bell = openContent(cipher, 'bell', user.id, sealed);
    if (bell === undefined || natal === undefined) return undefined;
    const range = { startMs: bell.atUtcMs - BELL_REACH_MS, endMs: bell.atUtcMs + BELL_REACH_MS };
    const contact = listContacts(almanac, natal, range, [bell.moving]).find(
      (each) => isTimed(each) && keyOfContact(each) === bell.key,
    );
    return contact && describe(contact, getZone(undefined, user));
  }

  async function get({ user, sessionId }: NoticesCaller): Promise<Notices> {
    const { settings, bells, devices } = await repository.list(user.id);
    const natal = bells.length === 0 ? undefined : findNatal(user);
    return {
      ...settings,
      onThisDevice: devices.some((device) => device.sessionId === sessionId),
      devices: devices.length,
      bells: bells
        .map((bell) => findBell(user, natal, bell))
        .filter((bell) => bell !== undefined)
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ contact, at }) => ({ contact, at })),
    };
  }

  /** Waits for what was begun before a change, so that nothing arrives after its answer. */
  async function settle(userId: string): Promise<void> {
    const untilMs = performance.now() + SETTLED_WITHIN_MS;
    while (performance.now() < untilMs && (await dueWork.isUnderWay(SEND_KIND, userId))) {
      await sleep(SETTLED_POLL_MS);
    }
  }

  return {
    get,

    async edit(caller, edit) {
      const change = Object.fromEntries(
        Object.entries(edit).filter(([, value]) => value !== undefined),
      );
      const { id } = caller.user;
      if (!(await repository.changeSettings(id, change))) throw new AppError('not_signed_in');
      await planner.planSoon(id);
      await settle(id);
      return get(caller);
    },

    async subscribe(caller, subscription, origin) {
      const { user, sessionId } = caller;
      if (!dependencies.isOn || origin === undefined) throw new AppError('notices_off');
      if (sessionId === undefined) throw new AppError('not_signed_in');
      const { endpoint, keys } = subscription;
      if (!dependencies.isEndpoint(endpoint)) {
        throw badField('endpoint', NOTICES_FIELD_COPY.endpoint);
      }
      if (!isPoint(keys.p256dh)) throw badField('keys.p256dh', NOTICES_FIELD_COPY.keys);
      const hashes = endpointHashes(cipher, endpoint);
      await repository.replaceSubscription(
        {
          id: random.uuid(),
          userId: user.id,
          sessionId,
          endpointHash: hashes[0],
          sealed: sealContent(cipher, 'device', user.id, { endpoint, keys }),
          origin,
          createdAt: new Date(await databaseNow()),
        },
        hashes,
      );
      await planner.planSoon(user.id);
      return get(caller);
    },

    async unsubscribe(caller, endpoint) {
      const { user, sessionId } = caller;
      if (endpoint !== undefined) {
        const hashes = endpointHashes(cipher, endpoint);
        await repository.deleteSubscription(user.id, { endpointHashes: hashes });
      } else if (sessionId !== undefined) {
        await repository.deleteSubscription(user.id, { sessionId });
      }
      await settle(user.id);
      return get(caller);
    },

    async setBell(caller, contactId) {
      const { user } = caller;
      const natal = findNatal(user);
      const zone = getZone(undefined, user);
      const nowMs = await databaseNow();
      const today = dateOf(nowMs, zone);
      const asked = contactId.slice(0, 10);
      if (natal === undefined) throw new AppError('not_found');
      if (daysBetween(today, asked) > BELL_DAYS_AHEAD) {
        throw badField('contact', NOTICES_FIELD_COPY.tooFarAhead);
      }
      if (daysBetween(today, asked) < -1) throw badField('contact', NOTICES_FIELD_COPY.passed);
      const contact = findContact(almanac, natal, contactId, zone);
      if (contact === undefined) throw new AppError('not_found');
      if (!isTimed(contact)) throw badField('contact', NOTICES_FIELD_COPY.noMinute);
      if (contact.atUtcMs <= nowMs) throw badField('contact', NOTICES_FIELD_COPY.passed);
      const { date } = describe(contact, zone);
      const key = keyOfContact(contact);
      const hashes = contactHashes(cipher, user.id, key);
      const { moving, atUtcMs } = contact;
      const isSet = await repository.addBell(
        {
          id: random.uuid(),
          userId: user.id,
          day: date,
          contactHash: hashes[0],
          sealed: sealContent(cipher, 'bell', user.id, { key, moving, atUtcMs }),
        },
        hashes,
        (bells) =>
          bells.filter((bell) => findBell(user, natal, bell)?.date === date).length < BELLS_A_DAY,
      );
      if (!isSet) throw new AppError('too_many_bells');
      await planner.planSoon(user.id);
      return get(caller);
    },

    async removeBell(caller, contactId) {
      const { user } = caller;
      const natal = findNatal(user);
      const { bells } = await repository.list(user.id);
      // Only what has a bell is looked at, so that an id may be of any date.
      const found = bells.find((bell) => {
        const described = findBell(user, natal, bell);
        return described !== undefined && isSameContact(described.contact, contactId);
      });
      const bell = found && openContent(cipher, 'bell', user.id, found.sealed);
      if (bell !== undefined) {
        await repository.deleteBell(user.id, contactHashes(cipher, user.id, bell.key));
        await planner.planSoon(user.id);
        await settle(user.id);
      }
      return get(caller);
    },
  };
}

/** A contact as the reader's day has it. */
function describe(contact: Contact, zone: string): { contact: string; at: string; date: string } {
  const date = dateOf(contact.atUtcMs, zone);
  return {
    contact: toContactFact(contact, date).id,
    at: toInstantText(contact.atUtcMs),
    date,
  };
}

/** The contact of an id, on its date or the one beside it. */
function findContact(
  almanac: Almanac,
  natal: NatalPoints,
  contactId: string,
  zone: string,
): Contact | undefined {
  const asked = contactId.slice(0, 10);
  for (const days of [0, -1, 1]) {
    const date = addDays(asked, days);
    const range = getDayRange(date, zone);
    const found =
      range &&
      listContacts(almanac, natal, range).find((contact) =>
        isSameContact(toContactFact(contact, date).id, contactId),
      );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a key is a point of the curve: what is none cannot be encrypted for. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
