// Rings at the minutes. Every process holds some readers: it plans for each at the reader's midnight, keeps the minutes
// in memory and sends at each. The database has the minutes encrypted alone, and no row of a reader is written at one,
// so that neither times nor order nor number of rows tell them. Time is the database's.

import type { WorkLoop } from '#server/due-work/index.ts';
import type { LetterService } from '#server/features/letter/index.ts';
import { getZone } from '#server/features/transits/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createGate, type Gate } from '#server/platform/gate.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import type { Candidate } from './candidates.ts';
import { wantsMail } from './letter-mail.ts';
import { type MailWay, prepareMail } from './mail-sending.ts';
import type { Claim, HeldReader, NoticePlansRepository } from './notice-plans.repository.ts';
import { findLeads, findStillWanted, makePlan, nextMidnight } from './notices.planner.ts';
import type { PreparePush, PushAnswer } from './push-sender.ts';
import type { Held, Ring, Sending } from './ring.ts';
import { openContent, type PlannedNotice, type Progress } from './sealed-content.ts';
import { hostOf, MAIL, placeOf } from './sending-place.ts';
import { writeMessage } from './write-message.ts';

/** How long after a process has ended another takes its readers over, so that a notice still arrives within a minute. */
const LEASE_MS = 15_000;
/** The longest sleep; the lease is renewed at least as often, and readers are taken over. */
const LONGEST_SLEEP_MS = 4_000;
const SHORTEST_SLEEP_MS = 20;
/** How often readers who have a device and no plan are searched for, whom the version before has added. */
const ADOPT_EVERY_MS = 10 * 60_000;
/** How many notices a process sends to one push service at once. */
const SENT_AT_ONCE = 2;
/** How many notices may wait for one push service; more than ever do. */
const MAX_WAITING = 1_000_000;
/** How many notices of a minute are prepared ahead of those that are sent. */
const PREPARED_AHEAD = 10;
/** The pause after a request that got no answer; doubled after each further one. */
const FIRST_RETRY_MS = 5_000;
const MAX_ATTEMPTS = 8;
/** How many push services are told apart by how far this process has come there. */
const MOST_HOSTS = 24;
/** How long it is remembered what was sent, in case the clock goes back. */
const REMEMBERED_MS = 2 * 86_400_000;

export interface RingerDependencies {
  plans: NoticePlansRepository;
  letters: Pick<LetterService, 'foresee' | 'announce'>;
  /** Whether a match is there and new to the user. */
  isAnswerNew: (userId: string, matchId: string) => Promise<boolean>;
  cipher: DataCipher;
  almanac: Almanac;
  logger: Logger;
  metrics?: PushMetrics | undefined;
  /** Undefined where no notices are sent to devices. */
  prepare: PreparePush | undefined;
  /** Undefined where no mail is sent. */
  mail: MailWay | undefined;
  /** The configured origin of the app; where it is undefined, a device's own origin is used, at which it subscribed. */
  origin: string | undefined;
  databaseNow: () => Promise<number>;
  isOverloaded: () => boolean;
}

export function createRinger(dependencies: RingerDependencies): WorkLoop {
  const { plans, letters, cipher, almanac, logger, metrics, databaseNow } = dependencies;
  const held = new Map<string, Held>();
  /**
   * Readers of whom this process does not know whether it holds them, as after a claim that got no answer or a change of
   * theirs, with how far the process came that rang before.
   */
  const unsure = new Map<string, Progress | undefined>();
  const progress: Progress = { begun: {}, underWay: [] };
  /** The places of sendings that have begun here, with the instants until which they are remembered. */
  const begun = new Map<string, number>();
  const retries: Ring[] = [];
  const gates = new Map<string, Gate>();
  /** What is being prepared or sent. */
  const work = new Set<Promise<void>>();
  /** The notices that are being rung, one minute's after the other's, so that they begin in the order of their places. */
  let ringing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStarted = false;
  let isStopped = false;
  let isWoken = false;
  let renewedAtMs = Number.NEGATIVE_INFINITY;
  let adoptedAtMs = Number.NEGATIVE_INFINITY;

  /** The gate of a push service. Each has its own, so that one that hangs delays no notices of another. */
  function gateOf(host: string): Gate {
    const gate = gates.get(host) ?? createGate({ atOnce: SENT_AT_ONCE, waiting: MAX_WAITING });
    gates.set(host, gate);
    return gate;
  }

  function track(piece: Promise<void>): void {
    const tracked = piece
      .catch((error: unknown) => logger.error({ err: error }, 'a notice cannot be sent'))
      .then(() => {
        work.delete(tracked);
        if (work.size === 0) wake();
      });
    work.add(tracked);
  }

  /** Notes that a sending begins, for processes that may go on after this one. */
  function noteBegun(host: string, place: string): void {
    if ((progress.begun[host] ?? '') < place) progress.begun[host] = place;
    const hosts = Object.entries(progress.begun).sort(([, one], [, other]) =>
      one < other ? 1 : -1,
    );
    progress.begun = Object.fromEntries(hosts.slice(0, MOST_HOSTS));
  }

  function hasBegun(
    { inherited }: Held,
    userId: string,
    notice: PlannedNotice,
    devices: readonly { id: string; host: string }[],
  ): boolean {
    return devices.some(({ id, host }) => {
      const place = placeOf(userId, notice, id);
      return begun.has(place) || place <= (inherited?.begun[host] ?? '');
    });
  }

  /** Remembers that a sending of a notice has begun, for its device and for all, also those that come later. */
  function rememberBegun({ userId, notice, place }: Sending): void {
    const untilMs = notice.untilMs + REMEMBERED_MS;
    begun.set(place, untilMs);
    begun.set(placeOf(userId, notice, ''), untilMs);
  }

  function hold({ userId, plan, dueAtMs, mustPlan }: Claim, nowMs: number): void {
    held.set(userId, {
      dueAtMs,
      mustPlan,
      notices: plan.notices.filter(({ isRung, untilMs }) => !isRung && untilMs > nowMs),
      inherited: unsure.get(userId),
    });
    unsure.delete(userId);
  }

  async function takeOver(nowMs: number): Promise<void> {
    if (unsure.size > 0) {
      const own = await plans.findOwn([...unsure.keys()]);
      const ids = new Set(own.map(({ userId }) => userId));
      for (const userId of unsure.keys()) if (!ids.has(userId)) unsure.delete(userId);
      // Who has changed something is claimed again, and known until then.
      for (const claim of own) if (!claim.isChanged) hold(claim, nowMs);
    }
    for (;;) {
      const claims = await plans.claim(nowMs, (found, befores) => {
        for (const before of befores.values()) {
          for (const [host, place] of Object.entries(before?.begun ?? {})) noteBegun(host, place);
        }
        for (const { userId, fromHolder } of found) {
          const isOther = fromHolder !== null && fromHolder !== plans.holder;
          const known = held.get(userId)?.inherited ?? unsure.get(userId);
          unsure.set(userId, isOther ? befores.get(fromHolder) : known);
          // What was held before another process rang does not hold any more.
          if (isOther) held.delete(userId);
        }
        return progress;
      });
      for (const claim of claims) hold(claim, nowMs);
      if (claims.length === 0) return;
    }
  }

  function letGo(userId: string, { inherited }: Held): void {
    held.delete(userId);
    unsure.set(userId, inherited);
  }

  async function planFor(userId: string, reader: Held, nowMs: number): Promise<void> {
    const found = await plans.findHeld(userId);
    if (found === undefined) return letGo(userId, reader);
    const devices = found.devices.flatMap(({ id, sealed }) => {
      const device = openContent(cipher, 'device', userId, sealed);
      return device === undefined ? [] : [{ id, host: hostOf(device.endpoint) }];
    });
    if (found.mailTarget !== undefined) devices.push({ id: MAIL, host: MAIL });
    const isByMail = dependencies.mail !== undefined && wantsMail(found.settings);
    const isReached = found.devices.length > 0 || isByMail;
    const rung = (notice: PlannedNotice) =>
      begun.has(placeOf(userId, notice, '')) || hasBegun(reader, userId, notice, devices);
    const plan = isReached
      ? makePlan(almanac, found, nowMs, rung, await findLeads(letters, found, nowMs))
      : { ...found.plan, notices: [] };
    const dueAtMs = isReached ? nextMidnight(found, nowMs) : null;
    const isSaved = await plans.savePlan(userId, found.sealed, plan, dueAtMs);
    if (!isSaved) return letGo(userId, reader);
    if (dueAtMs === null) {
      held.delete(userId);
      return;
    }
    const notices = plan.notices.filter(({ isRung }) => !isRung);
    held.set(userId, { ...reader, dueAtMs, mustPlan: false, notices });
  }

  /** What is due by now, in the order of the places; none of it is due again. */
  function takeDue(nowMs: number): Ring[] {
    const due = retries.filter(({ atMs }) => atMs <= nowMs);
    for (const ring of due) retries.splice(retries.indexOf(ring), 1);
    const first: Ring[] = [];
    for (const [userId, reader] of held) {
      if (reader.mustPlan || !reader.notices.some(({ ringAtMs }) => ringAtMs <= nowMs)) continue;
      for (const notice of reader.notices) {
        if (notice.ringAtMs <= nowMs) first.push({ atMs: notice.ringAtMs, userId, notice });
      }
      reader.notices = reader.notices.filter(({ ringAtMs }) => ringAtMs > nowMs);
    }
    const placed = first.map((ring) => ({ ring, place: placeOf(ring.userId, ring.notice, '') }));
    placed.sort((one, other) => (one.place < other.place ? -1 : 1));
    return [...due, ...placed.map(({ ring }) => ring)];
  }

  /** What a notice says that is known only now; undefined where there is nothing to tell any more. */
  async function complete(
    { user }: HeldReader,
    { date }: PlannedNotice,
    candidate: Candidate,
  ): Promise<Candidate | undefined> {
    const { telling } = candidate;
    if (telling.kind === 'answer') {
      return (await dependencies.isAnswerNew(user.id, telling.matchId)) ? candidate : undefined;
    }
    if (telling.kind !== 'letter') return candidate;
    const letter = await letters.announce(user, { date, zone: getZone(undefined, user) });
    return letter?.isOpened === false ? { ...candidate, words: letter.headline } : undefined;
  }

  /** The sendings of a notice that still holds; none for one that is too late, or is not wanted any more. */
  async function prepareRing({ userId, notice, retry }: Ring): Promise<Sending[]> {
    const reader = held.get(userId);
    const found = await plans.findHeld(userId);
    const nowMs = await databaseNow();
    if (found === undefined && retry !== undefined && nowMs < notice.untilMs) {
      // The reader has changed something, and the plan is made anew at this moment.
      retries.push({ atMs: nowMs + FIRST_RETRY_MS, userId, notice, retry });
    }
    if (reader === undefined || found === undefined || nowMs >= notice.untilMs) return [];
    const wanted = findStillWanted(almanac, found, notice);
    const candidate = wanted && (await complete(found, notice, wanted));
    if (candidate === undefined) return [];
    const isStillToSend = (id: string, host: string) =>
      retry === undefined
        ? !hasBegun(reader, userId, notice, [{ id, host }])
        : retry.subscriptionId === id;
    const ways = notice.source === 'letter' ? found.settings.letterBy : ['push'];
    const { prepare } = dependencies;
    const sendings: Sending[] = [];
    if (ways.includes('mail') && isStillToSend(MAIL, MAIL)) {
      const send = prepareMail(dependencies.mail, found, candidate);
      const to = { subscriptionId: MAIL, host: MAIL, place: placeOf(userId, notice, MAIL) };
      if (send !== undefined) sendings.push({ userId, notice, ...to, send });
    }
    if (prepare === undefined || !ways.includes('push')) return sendings;
    for (const subscription of found.devices) {
      const { id } = subscription;
      const device = openContent(cipher, 'device', userId, subscription.sealed);
      if (device === undefined) continue;
      const host = hostOf(device.endpoint);
      if (!isStillToSend(id, host)) continue;
      const message = writeMessage(found, candidate, {
        origin: dependencies.origin ?? subscription.origin,
        subscriptionId: id,
        ttlSeconds: (notice.untilMs - nowMs) / 1000,
      });
      const send = await prepare(device, message);
      const place = placeOf(userId, notice, id);
      sendings.push({ userId, notice, subscriptionId: id, host, place, send });
    }
    return sendings;
  }

  /** Sends and records it; undefined when it is not to be sent. */
  async function sendRecorded(sending: Sending, isRetry: boolean): Promise<PushAnswer | undefined> {
    const { userId, subscriptionId, host, place, send } = sending;
    if (isStopped || (begun.has(place) && !isRetry)) return undefined;
    begun.set(place, Number.POSITIVE_INFINITY);
    noteBegun(host, place);
    progress.underWay.push(userId);
    try {
      // A notice is lost if the process ends between this record and the answer, which few can be at a time.
      const mayBegin = await plans.begin(userId, subscriptionId, progress).catch((error) => {
        begun.delete(place);
        throw error;
      });
      if (mayBegin) rememberBegun(sending);
      else if (!isRetry) begun.delete(place);
      // Since this was prepared, another process may have rung for the reader, and this one have taken over again.
      const before = (held.get(userId)?.inherited ?? unsure.get(userId))?.begun[host] ?? '';
      return mayBegin && (isRetry || place > before) ? await send() : undefined;
    } finally {
      progress.underWay.splice(progress.underWay.indexOf(userId), 1);
      await plans.record(progress).catch((error: unknown) => {
        // The next record says it too.
        logger.warn({ err: error }, 'the end of a sending is not recorded');
      });
    }
  }

  async function sendOne(sending: Sending, attempts: number): Promise<void> {
    const { userId, notice, subscriptionId, host } = sending;
    const tryAgain = async (pauseMs: number, tries: number) => {
      const atMs = (await databaseNow().catch(() => notice.ringAtMs)) + pauseMs;
      const retry = { subscriptionId, attempts: tries };
      if (tries < MAX_ATTEMPTS && atMs < notice.untilMs) {
        retries.push({ atMs, userId, notice, retry });
      }
    };
    try {
      const answer = await gateOf(host)(() => sendRecorded(sending, attempts > 0));
      if (answer?.kind === 'accepted') {
        metrics?.noticeDelayed((await databaseNow()) - notice.ringAtMs);
      }
      if (answer?.kind === 'gone') await plans.endSubscription(subscriptionId);
      if (answer?.kind === 'later') {
        await tryAgain(answer.afterMs ?? FIRST_RETRY_MS * 2 ** attempts, attempts + 1);
      }
    } catch (error) {
      logger.error({ err: error }, 'a notice cannot be sent');
      // As when the database is away for a moment; what has begun is not sent again.
      if (!begun.has(sending.place)) await tryAgain(FIRST_RETRY_MS, attempts);
    }
  }

  /** Rings in the order given; some are prepared ahead, since preparing one takes longer than sending it. */
  async function ringAll(rings: readonly Ring[]): Promise<void> {
    const prepared: Promise<Sending[]>[] = [];
    for (const [index, ring] of rings.entries()) {
      while (prepared.length < Math.min(rings.length, index + PREPARED_AHEAD)) {
        const next = rings[prepared.length];
        const sendings = next === undefined ? Promise.resolve([]) : prepareRing(next);
        // A rejection is handled where its turn comes.
        sendings.catch(() => undefined);
        prepared.push(sendings);
      }
      try {
        for (const sending of (await prepared[index]) ?? []) {
          track(sendOne(sending, ring.retry?.attempts ?? 0));
        }
      } catch (error) {
        logger.error({ err: error }, 'a notice cannot be prepared');
        // As when the database is away for a moment.
        const atMs = (await databaseNow().catch(() => ring.atMs)) + FIRST_RETRY_MS;
        if (atMs < ring.notice.untilMs) retries.push({ ...ring, atMs });
      }
    }
  }

  function ringDue(nowMs: number): void {
    const due = takeDue(nowMs);
    if (due.length === 0) return;
    ringing = ringing.then(() => ringAll(due));
    track(ringing);
  }

  function findNextMs(): number | undefined {
    let next = Number.POSITIVE_INFINITY;
    for (const { atMs } of retries) next = Math.min(next, atMs);
    for (const { dueAtMs, mustPlan, notices } of held.values()) {
      if (mustPlan) return Number.NEGATIVE_INFINITY;
      next = Math.min(next, dueAtMs);
      for (const { ringAtMs } of notices) next = Math.min(next, ringAtMs);
    }
    return Number.isFinite(next) ? next : undefined;
  }

  /** Does what is due; returns how long to sleep, milliseconds. */
  async function look(): Promise<number> {
    if (dependencies.isOverloaded()) return LONGEST_SLEEP_MS / 4;
    let nowMs = await databaseNow();
    if (Math.abs(nowMs - renewedAtMs) >= LONGEST_SLEEP_MS / 2) {
      await plans.renew(nowMs + LEASE_MS, progress);
      renewedAtMs = nowMs;
      for (const [place, untilMs] of begun) if (untilMs < nowMs) begun.delete(place);
    }
    const isAdoptionDue = Math.abs(nowMs - adoptedAtMs) >= ADOPT_EVERY_MS;
    await plans.adoptAll(nowMs, isAdoptionDue);
    if (isAdoptionDue) adoptedAtMs = nowMs;
    await takeOver(nowMs);
    ringDue(nowMs);
    for (const [userId, reader] of held) {
      if (isStopped) break;
      if (!reader.mustPlan && reader.dueAtMs > nowMs) continue;
      await planFor(userId, reader, nowMs);
      // Planning takes some hundredths of a second a reader, and minutes come meanwhile.
      nowMs = await databaseNow();
      if (nowMs - renewedAtMs >= LONGEST_SLEEP_MS) {
        await plans.renew(nowMs + LEASE_MS, progress);
        renewedAtMs = nowMs;
      }
      ringDue(nowMs);
    }
    const next = findNextMs();
    return next === undefined ? LONGEST_SLEEP_MS : Math.min(LONGEST_SLEEP_MS, next - nowMs);
  }

  function sleep(ms: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(SHORTEST_SLEEP_MS, ms)).unref();
  }

  function wake(): void {
    if (isStopped || !isStarted) return;
    isWoken = looking !== undefined;
    if (isWoken) return;
    looking = look()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'notices cannot be looked after');
        return LONGEST_SLEEP_MS;
      })
      .then((ms) => {
        looking = undefined;
        if (!isWoken) return sleep(ms);
        isWoken = false;
        wake();
      });
  }

  return {
    start() {
      isStarted = true;
      wake();
    },
    wake,
    async stop() {
      const wasStarted = isStarted;
      isStopped = true;
      clearTimeout(timer);
      await looking;
      while (work.size > 0) await Promise.all(work);
      if (!wasStarted) return;
      try {
        // Another process may take over at once.
        await plans.renew(await databaseNow(), progress);
      } catch (error) {
        logger.warn({ err: error }, 'the lease of notices ends by itself');
      }
    },
    async nextAtMs() {
      if (looking !== undefined || work.size > 0) return Number.NEGATIVE_INFINITY;
      return findNextMs();
    },
  };
}
