// What a reader chooses about notices: settings, devices and bells.

import { ECDH } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseClient } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { DueWork } from '#server/due-work/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Random } from '#server/platform/random.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayRange,
  listContacts,
  type NatalPoints,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { toInstantText } from '#server/sky/instant-text.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { BELL_DAYS_AHEAD, BELLS_A_DAY } from '#shared/notices/notice-rules.ts';
import { NOTICES_FIELD_COPY } from '#shared/notices/notices.copy.ts';
import type {
  NewSubscription,
  NoticeSettingsEdit,
  Notices,
} from '#shared/notices/notices.schema.ts';
import { dateOfContact, isSameContact } from '#shared/sky/contact-id.ts';
import { findNatal, isTimed, keyOfContact } from './candidates.ts';
import type { LetterMailService } from './letter-mail.service.ts';
import { isUnderWay } from './notice-plans.repository.ts';
import type { NoticesRepository } from './notices.repository.ts';
import { type BellContact, endpointHashes, sealContent } from './sealed-content.ts';

const MINUTE_MS = 60_000;
/** How far from its stored instant a bell's contact is searched for, since a correction of the birth moves it. */
const BELL_REACH_MS = 36 * 60 * MINUTE_MS;
/** How long a call waits for notices being sent: longer than the wait for a push service, shorter than its deadline. */
const SETTLED_WITHIN_MS = 4_500;
/** The same for a mail: longer than the wait for a mail server. */
const MAIL_SETTLED_WITHIN_MS = 60_000;
const SETTLED_POLL_MS = 25;

/** The caller: a user in a session. */
export interface NoticesCaller {
  user: UserRow;
  /** The session's public id. */
  sessionId: string | undefined;
}

export interface NoticesService {
  /** Settings, number of devices, and bells. All other methods return the same after their change. */
  get(caller: NoticesCaller): Promise<Notices>;
  edit(caller: NoticesCaller, edit: NoticeSettingsEdit): Promise<Notices>;
  /**
   * Adds the session's device, or replaces it. Throws `notices_off` where the server sends no notices or `origin` is
   * undefined, and `bad_input` for an unknown push service or an invalid key.
   */
  subscribe(
    caller: NoticesCaller,
    subscription: NewSubscription,
    origin: string | undefined,
  ): Promise<Notices>;
  /** Removes the user's device with this endpoint, else that of the session; waits for notices that are being sent. */
  unsubscribe(caller: NoticesCaller, endpoint: string | undefined): Promise<Notices>;
  /**
   * Sets a bell for a contact (by its id in `/api/transits`). Throws `not_found`, `too_many_bells`, and `bad_input` for
   * a contact that is not known to the minute, has passed, or is too far ahead.
   */
  setBell(caller: NoticesCaller, contactId: string): Promise<Notices>;
  /** Removes the bell of a contact; does nothing if it has none. */
  removeBell(caller: NoticesCaller, contactId: string): Promise<Notices>;
  /** Ends the mails of a token, and waits for one that is being sent; does nothing for any other token. */
  leaveMail(token: string): Promise<void>;
}

interface Dependencies {
  repository: NoticesRepository;
  mails: LetterMailService;
  database: DatabaseClient;
  cipher: DataCipher;
  almanac: Almanac;
  dueWork: DueWork;
  random: Random;
  databaseNow: () => Promise<number>;
  /** Whether this server can send notices. */
  isOn: boolean;
  /** Whether an address is one of a known push service. */
  isEndpoint: (endpoint: string) => boolean;
}

async function get(context: Dependencies, { user, sessionId }: NoticesCaller): Promise<Notices> {
  const { settings, plan, devices } = await context.repository.list(user.id);
  const { bells } = plan;
  const natal = bells.length === 0 ? undefined : findNatal(user);
  return {
    ...settings,
    mail: context.mails.stateOf(user, plan),
    onThisDevice: devices.some((device) => device.sessionId === sessionId),
    devices: devices.length,
    bells: bells
      .map((bell) => findBell(context, user, natal, bell))
      .filter((bell) => bell !== undefined)
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ contact, at }) => ({ contact, at })),
  };
}

/** A bell's contact as computed from the user's present birth details; undefined when these do not have it. */
function findBell(
  { almanac }: Dependencies,
  user: UserRow,
  natal: NatalPoints | undefined,
  bell: BellContact,
) {
  if (natal === undefined) return undefined;
  const range = { startMs: bell.atUtcMs - BELL_REACH_MS, endMs: bell.atUtcMs + BELL_REACH_MS };
  const contact = listContacts(almanac, natal, range, [bell.moving]).find(
    (each) => isTimed(each) && keyOfContact(each) === bell.key,
  );
  return contact && describe(contact, getZone(undefined, user));
}

/** Waits for notices that are being sent, so that none arrives after the answer to a change that stops it. */
async function settle(
  { database, cipher, databaseNow }: Dependencies,
  userId: string,
  withinMs = SETTLED_WITHIN_MS,
): Promise<void> {
  const untilMs = performance.now() + withinMs;
  const isSending = async () => isUnderWay(database, cipher, userId, await databaseNow());
  while (performance.now() < untilMs && (await isSending())) await sleep(SETTLED_POLL_MS);
}

async function edit(
  context: Dependencies,
  caller: NoticesCaller,
  edited: NoticeSettingsEdit,
): Promise<Notices> {
  const { repository, mails, dueWork, databaseNow } = context;
  const change = Object.fromEntries(
    Object.entries(edited).filter(([, value]) => value !== undefined),
  );
  const { id } = caller.user;
  if (edited.letterBy?.includes('mail')) await mails.ask(caller.user);
  const nowMs = await databaseNow();
  if (!(await repository.changeSettings(id, change, nowMs))) throw new AppError('not_signed_in');
  dueWork.wake();
  await settle(context, id);
  return get(context, caller);
}

async function subscribe(
  context: Dependencies,
  caller: NoticesCaller,
  subscription: NewSubscription,
  origin: string | undefined,
): Promise<Notices> {
  const { repository, cipher, random, dueWork } = context;
  const { user, sessionId } = caller;
  if (!context.isOn || origin === undefined) throw new AppError('notices_off');
  if (sessionId === undefined) throw new AppError('not_signed_in');
  const { endpoint, keys } = subscription;
  if (!context.isEndpoint(endpoint)) throw badField('endpoint', NOTICES_FIELD_COPY.endpoint);
  if (!isPoint(keys.p256dh)) throw badField('keys.p256dh', NOTICES_FIELD_COPY.keys);
  const hashes = endpointHashes(cipher, endpoint);
  const nowMs = await context.databaseNow();
  await repository.replaceSubscription(
    {
      id: random.uuid(),
      userId: user.id,
      sessionId,
      endpointHash: hashes[0],
      sealed: sealContent(cipher, 'device', user.id, { endpoint, keys }),
      origin,
      createdAt: new Date(nowMs),
    },
    hashes,
    nowMs,
  );
  dueWork.wake();
  return get(context, caller);
}

async function unsubscribe(
  context: Dependencies,
  caller: NoticesCaller,
  endpoint: string | undefined,
): Promise<Notices> {
  const { repository, cipher } = context;
  const { user, sessionId } = caller;
  if (endpoint !== undefined) {
    const hashes = endpointHashes(cipher, endpoint);
    await repository.deleteSubscription(user.id, { endpointHashes: hashes });
  } else if (sessionId !== undefined) {
    await repository.deleteSubscription(user.id, { sessionId });
  }
  await settle(context, user.id);
  return get(context, caller);
}

async function setBell(
  context: Dependencies,
  caller: NoticesCaller,
  contactId: string,
): Promise<Notices> {
  const { user } = caller;
  const natal = findNatal(user);
  const zone = getZone(undefined, user);
  const nowMs = await context.databaseNow();
  const today = dateOf(nowMs, zone);
  const asked = dateOfContact(contactId);
  if (natal === undefined) throw new AppError('not_found');
  if (daysBetween(today, asked) > BELL_DAYS_AHEAD) {
    throw badField('contact', NOTICES_FIELD_COPY.tooFarAhead);
  }
  if (daysBetween(today, asked) < -1) throw badField('contact', NOTICES_FIELD_COPY.passed);
  const contact = findContact(context.almanac, natal, contactId, zone);
  if (contact === undefined) throw new AppError('not_found');
  if (!isTimed(contact)) throw badField('contact', NOTICES_FIELD_COPY.noMinute);
  if (contact.atUtcMs <= nowMs) throw badField('contact', NOTICES_FIELD_COPY.passed);
  const { date } = describe(contact, zone);
  const key = keyOfContact(contact);
  const { moving, atUtcMs } = contact;
  const isSet = await context.repository.addBell(user.id, { key, moving, atUtcMs }, (bells) => {
    const ofDate = bells.filter((bell) => findBell(context, user, natal, bell)?.date === date);
    return ofDate.length < BELLS_A_DAY;
  });
  if (!isSet) throw new AppError('too_many_bells');
  context.dueWork.wake();
  return get(context, caller);
}

async function removeBell(
  context: Dependencies,
  caller: NoticesCaller,
  contactId: string,
): Promise<Notices> {
  const { user } = caller;
  const natal = findNatal(user);
  const { bells } = (await context.repository.list(user.id)).plan;
  // Searches only among the user's bells, so that the contact may have any date, also a past one.
  const found = bells.find((bell) => {
    const described = findBell(context, user, natal, bell);
    return described !== undefined && isSameContact(described.contact, contactId);
  });
  if (found !== undefined) {
    await context.repository.deleteBell(user.id, found.key);
    context.dueWork.wake();
    await settle(context, user.id);
  }
  return get(context, caller);
}

async function leaveMail(context: Dependencies, token: string): Promise<void> {
  const userId = await context.mails.leave(token);
  if (userId !== undefined) await settle(context, userId, MAIL_SETTLED_WITHIN_MS);
}

/** A contact's id, its instant (ISO 8601) and its date in the reader's zone. */
function describe(contact: Contact, zone: string): { contact: string; at: string; date: string } {
  const date = dateOf(contact.atUtcMs, zone);
  return {
    contact: toContactFact(contact, date).id,
    at: toInstantText(contact.atUtcMs),
    date,
  };
}

/** The contact of an id, which begins with a date: searched for on that date and on the days before and after it. */
function findContact(
  almanac: Almanac,
  natal: NatalPoints,
  contactId: string,
  zone: string,
): Contact | undefined {
  const asked = dateOfContact(contactId);
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

/** Whether a device's key (base64url) is a point of the curve P-256; encrypting for any other would fail. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

export function createNoticesService(dependencies: Dependencies): NoticesService {
  return bindAll(dependencies, {
    get,
    edit,
    subscribe,
    unsubscribe,
    setBell,
    removeBell,
    leaveMail,
  });
}
