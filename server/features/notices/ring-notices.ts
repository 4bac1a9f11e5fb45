// Rings notices: prepares each for the reader's devices and mail address, sends it, and repeats what got no answer.

import { getZone } from '#server/features/transits/index.ts';
import { createGate, type Gate } from '#server/platform/gate.ts';
import type { Candidate } from './candidates.ts';
import { prepareMail } from './mail-sending.ts';
import type { HeldReader } from './notice-plans.repository.ts';
import { findStillWanted } from './notices.planner.ts';
import type { PushAnswer } from './push-sender.ts';
import type { Held, Ring, Sending } from './ring.ts';
import type { Ringer } from './ringer-state.ts';
import { openContent, type PlannedNotice } from './sealed-content.ts';
import { hostOf, MAIL, placeOf } from './sending-place.ts';
import { writeMessage } from './write-message.ts';

/** How many notices of a minute are prepared ahead of those that are sent. */
const PREPARED_AHEAD = 10;
/** How many notices a process sends to one push service at once. */
const SENT_AT_ONCE = 2;
/** How many notices may wait for one push service; more than ever do. */
const MAX_WAITING = 1_000_000;
/** The pause after a request that got no answer; doubled after each further one. */
const FIRST_RETRY_MS = 5_000;
const MAX_ATTEMPTS = 8;

/** Begins the sendings in the order given. Some rings are prepared ahead, because that takes longer than to send. */
export async function ringAll(ringer: Ringer, rings: readonly Ring[]): Promise<void> {
  const prepared: Promise<Sending[]>[] = [];
  for (const [index, ring] of rings.entries()) {
    while (prepared.length < Math.min(rings.length, index + PREPARED_AHEAD)) {
      const next = rings[prepared.length];
      const sendings = next === undefined ? Promise.resolve([]) : prepareRing(ringer, next);
      // A rejection is handled where its turn comes.
      sendings.catch(() => undefined);
      prepared.push(sendings);
    }
    try {
      for (const sending of (await prepared[index]) ?? []) {
        ringer.track(sendOne(ringer, sending, ring.retry?.attempts ?? 0));
      }
    } catch (error) {
      ringer.logger.error({ err: error }, 'a notice cannot be prepared');
      // As when the database is away for a moment.
      const atMs = (await ringer.databaseNow().catch(() => ring.atMs)) + FIRST_RETRY_MS;
      if (atMs < ring.notice.untilMs) ringer.retries.push({ ...ring, atMs });
    }
  }
}

/** The sendings of a notice that still holds; none for one that is too late, or is not wanted any more. */
async function prepareRing(ringer: Ringer, ring: Ring): Promise<Sending[]> {
  const { userId, notice, retry } = ring;
  const reader = ringer.readers.held.get(userId);
  const found = await ringer.plans.findHeld(userId);
  const nowMs = await ringer.databaseNow();
  if (found === undefined && retry !== undefined && nowMs < notice.untilMs) {
    // The reader has changed something, and the plan is made anew at this moment.
    ringer.retries.push({ ...ring, atMs: nowMs + FIRST_RETRY_MS });
  }
  if (reader === undefined || found === undefined || nowMs >= notice.untilMs) return [];
  const wanted = findStillWanted(ringer.almanac, found, notice);
  const candidate = wanted && (await complete(ringer, found, notice, wanted));
  if (candidate === undefined) return [];
  return [
    ...prepareForMail(ringer, ring, { reader, found, candidate }),
    ...(await prepareForDevices(ringer, ring, { reader, found, candidate }, nowMs)),
  ];
}

/** What a notice says that is known only now; undefined where there is nothing to tell any more. */
async function complete(
  { letters, isAnswerNew }: Ringer,
  { user }: HeldReader,
  { date }: PlannedNotice,
  candidate: Candidate,
): Promise<Candidate | undefined> {
  const { telling } = candidate;
  if (telling.kind === 'answer') {
    return (await isAnswerNew(user.id, telling.matchId)) ? candidate : undefined;
  }
  if (telling.kind !== 'letter') return candidate;
  const letter = await letters.announce(user, { date, zone: getZone(undefined, user) });
  return letter?.isOpened === false ? { ...candidate, words: letter.headline } : undefined;
}

/** A reader as this process holds them and as they are stored, and what a notice tells them. */
interface Told {
  reader: Held;
  found: HeldReader;
  candidate: Candidate;
}

function prepareForMail(ringer: Ringer, ring: Ring, told: Told): Sending[] {
  const { userId, notice } = ring;
  const isByMail = notice.source === 'letter' && told.found.settings.letterBy.includes('mail');
  if (!isByMail || !isStillToSend(ringer, ring, told.reader, { id: MAIL, host: MAIL })) return [];
  const send = prepareMail(ringer.mail, told.found, told.candidate);
  const place = placeOf(userId, notice, MAIL);
  return send ? [{ userId, notice, subscriptionId: MAIL, host: MAIL, place, send }] : [];
}

async function prepareForDevices(
  ringer: Ringer,
  ring: Ring,
  { reader, found, candidate }: Told,
  nowMs: number,
): Promise<Sending[]> {
  const { userId, notice } = ring;
  const isByPush = notice.source !== 'letter' || found.settings.letterBy.includes('push');
  if (ringer.prepare === undefined || !isByPush) return [];
  const sendings: Sending[] = [];
  for (const { id, sealed, origin } of found.devices) {
    const device = openContent(ringer.cipher, 'device', userId, sealed);
    if (device === undefined) continue;
    const host = hostOf(device.endpoint);
    if (!isStillToSend(ringer, ring, reader, { id, host })) continue;
    const message = writeMessage(found, candidate, {
      origin: ringer.origin ?? origin,
      subscriptionId: id,
      ttlSeconds: (notice.untilMs - nowMs) / 1000,
    });
    const send = await ringer.prepare(device, message);
    const place = placeOf(userId, notice, id);
    sendings.push({ userId, notice, subscriptionId: id, host, place, send });
  }
  return sendings;
}

/** Whether a ring is for a device that has not got the notice; a retry is for one device, which may have got it. */
function isStillToSend(
  { begun }: Ringer,
  { userId, notice, retry }: Ring,
  reader: Held,
  device: { id: string; host: string },
): boolean {
  return retry === undefined
    ? !begun.hasBegun(reader, userId, notice, [device])
    : retry.subscriptionId === device.id;
}

/** Sends a notice once. A sending that may be repeated is rung again later. */
async function sendOne(ringer: Ringer, sending: Sending, attempts: number): Promise<void> {
  const { plans, logger, metrics, databaseNow } = ringer;
  const { notice, subscriptionId, host, place } = sending;
  try {
    const answer = await gateOf(ringer, host)(() => sendRecorded(ringer, sending, attempts > 0));
    if (answer?.kind === 'accepted') {
      metrics?.noticeDelayed((await databaseNow()) - notice.ringAtMs);
    }
    if (answer?.kind === 'gone') await plans.endSubscription(subscriptionId);
    if (answer?.kind === 'later') {
      const pauseMs = answer.afterMs ?? FIRST_RETRY_MS * 2 ** attempts;
      await sendAgain(ringer, sending, { pauseMs, attempts: attempts + 1 });
    }
  } catch (error) {
    logger.error({ err: error }, 'a notice cannot be sent');
    // As when the database is away for a moment. What has begun is not sent again.
    if (!ringer.begun.has(place)) {
      await sendAgain(ringer, sending, { pauseMs: FIRST_RETRY_MS, attempts });
    }
  }
}

function gateOf({ gates }: Ringer, host: string): Gate {
  const gate = gates.get(host) ?? createGate({ atOnce: SENT_AT_ONCE, waiting: MAX_WAITING });
  gates.set(host, gate);
  return gate;
}

/** Rings a notice for one device again after a pause, unless it has had its attempts or is too late then. */
async function sendAgain(
  { databaseNow, retries }: Ringer,
  { userId, notice, subscriptionId }: Sending,
  { pauseMs, attempts }: { pauseMs: number; attempts: number },
): Promise<void> {
  const atMs = (await databaseNow().catch(() => notice.ringAtMs)) + pauseMs;
  const retry = { subscriptionId, attempts };
  if (attempts < MAX_ATTEMPTS && atMs < notice.untilMs) {
    retries.push({ atMs, userId, notice, retry });
  }
}

/** Sends a notice between the records of its beginning and its end; undefined when it is not to be sent. */
async function sendRecorded(
  ringer: Ringer,
  sending: Sending,
  isRetry: boolean,
): Promise<PushAnswer | undefined> {
  const { plans, begun, readers, logger } = ringer;
  const { userId, subscriptionId, host, place, send } = sending;
  const { progress } = begun;
  if (ringer.isStopped || (begun.has(place) && !isRetry)) return undefined;
  begun.add(place);
  begun.advance(host, place);
  progress.underWay.push(userId);
  try {
    // If the process ends between this record and the answer, the notice is lost: `SENT_AT_ONCE` at most.
    const mayBegin = await plans.begin(userId, subscriptionId, progress).catch((error) => {
      begun.forget(place);
      throw error;
    });
    if (mayBegin) begun.remember(sending);
    else if (!isRetry) begun.forget(place);
    // Since this was prepared, another process may have rung for the reader, and this one have taken over again.
    const before = readers.inheritedOf(userId)?.begun[host] ?? '';
    return mayBegin && (isRetry || place > before) ? await send() : undefined;
  } finally {
    progress.underWay.splice(progress.underWay.indexOf(userId), 1);
    await plans.record(progress).catch((error: unknown) => {
      // The next record says it too.
      logger.warn({ err: error }, 'the end of a sending is not recorded');
    });
  }
}
