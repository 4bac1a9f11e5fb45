// Rings at the minutes. Every process holds some readers: it plans for each at the reader's midnight, keeps the minutes
// in memory and rings at each. The database stores the minutes only encrypted, and no row of a reader is written at a
// minute, so that no time, order or number of rows reveals them.

import type { WorkLoop } from '#server/due-work/index.ts';
import { createBegunSendings } from './begun-sendings.ts';
import { createHeldReaders } from './held-readers.ts';
import { wantsMail } from './letter-mail.ts';
import { findLeads, makePlan, nextMidnight } from './notices.planner.ts';
import type { Held, Ring } from './ring.ts';
import { ringAll } from './ring-notices.ts';
import type { Ringer, RingerDependencies } from './ringer-state.ts';
import { openContent, type PlannedNotice } from './sealed-content.ts';
import { hostOf, MAIL, placeOf } from './sending-place.ts';

/** How long after a process ended another takes its readers over, so that a notice still arrives within a minute. */
const LEASE_MS = 15_000;
/** The longest sleep. At least as often the lease is renewed and readers are taken over. */
const LONGEST_SLEEP_MS = 4_000;
const SHORTEST_SLEEP_MS = 20;
/** How often readers with a device and without a plan are searched for, as the previous version leaves them. */
const ADOPT_EVERY_MS = 10 * 60_000;

export function createRinger(dependencies: RingerDependencies): WorkLoop {
  const { plans, databaseNow, logger } = dependencies;
  /** What is being prepared or sent. */
  const work = new Set<Promise<void>>();
  const begun = createBegunSendings();
  const ringer: Ringer = {
    ...dependencies,
    readers: createHeldReaders(plans, begun),
    begun,
    retries: [],
    gates: new Map(),
    ringing: Promise.resolve(),
    renewedAtMs: Number.NEGATIVE_INFINITY,
    adoptedAtMs: Number.NEGATIVE_INFINITY,
    isStopped: false,
    track(piece) {
      const tracked = piece
        .catch((error: unknown) => logger.error({ err: error }, 'a notice cannot be sent'))
        .then(() => {
          work.delete(tracked);
          if (work.size === 0) loop.wake();
        });
      work.add(tracked);
    },
  };
  const loop = createLoop(() =>
    look(ringer).catch((error: unknown) => {
      logger.error({ err: error }, 'notices cannot be looked after');
      return LONGEST_SLEEP_MS;
    }),
  );
  return {
    start: loop.start,
    wake: loop.wake,
    async stop() {
      ringer.isStopped = true;
      const wasStarted = await loop.stop();
      while (work.size > 0) await Promise.all(work);
      if (!wasStarted) return;
      try {
        // Another process may take over at once.
        await plans.renew(await databaseNow(), begun.progress);
      } catch (error) {
        logger.warn({ err: error }, 'the lease of notices ends by itself');
      }
    },
    async nextAtMs() {
      return loop.isLooking() || work.size > 0 ? Number.NEGATIVE_INFINITY : findNextMs(ringer);
    },
  };
}

/** Calls `look` again and again: when woken, and after as many milliseconds as it returned. It must not reject. */
function createLoop(look: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  /** The current run of `look`. */
  let looking: Promise<void> | undefined;
  let isStarted = false;
  let isStopped = false;
  /** Whether `wake` was called during the current run of `look`, so that another must follow. */
  let isWoken = false;

  function sleep(ms: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(SHORTEST_SLEEP_MS, ms)).unref();
  }

  function wake(): void {
    if (isStopped || !isStarted) return;
    isWoken = looking !== undefined;
    if (isWoken) return;
    looking = look().then((ms) => {
      looking = undefined;
      if (!isWoken) return sleep(ms);
      isWoken = false;
      wake();
    });
  }

  return {
    start(): void {
      isStarted = true;
      wake();
    },
    wake,
    isLooking: () => looking !== undefined,
    /** Waits for the current run of `look`; true if the loop was ever started. */
    async stop(): Promise<boolean> {
      const wasStarted = isStarted;
      isStopped = true;
      clearTimeout(timer);
      await looking;
      return wasStarted;
    },
  };
}

/** Does what is due; returns how long to sleep, milliseconds. */
async function look(ringer: Ringer): Promise<number> {
  const { plans, readers, begun, databaseNow } = ringer;
  if (ringer.isOverloaded()) return LONGEST_SLEEP_MS / 4;
  let nowMs = await databaseNow();
  if (Math.abs(nowMs - ringer.renewedAtMs) >= LONGEST_SLEEP_MS / 2) {
    await renew(ringer, nowMs);
    begun.forgetExpired(nowMs);
  }
  const isAdoptionDue = Math.abs(nowMs - ringer.adoptedAtMs) >= ADOPT_EVERY_MS;
  await plans.adoptAll(nowMs, isAdoptionDue);
  if (isAdoptionDue) ringer.adoptedAtMs = nowMs;
  await readers.takeOver(nowMs);
  ringDue(ringer, nowMs);
  for (const [userId, reader] of readers.held) {
    if (ringer.isStopped) break;
    if (!reader.mustPlan && reader.dueAtMs > nowMs) continue;
    await planFor(ringer, userId, reader, nowMs);
    // Planning takes some hundredths of a second a reader, and minutes come meanwhile.
    nowMs = await databaseNow();
    if (nowMs - ringer.renewedAtMs >= LONGEST_SLEEP_MS) await renew(ringer, nowMs);
    ringDue(ringer, nowMs);
  }
  const next = findNextMs(ringer);
  return next === undefined ? LONGEST_SLEEP_MS : Math.min(LONGEST_SLEEP_MS, next - nowMs);
}

async function renew(ringer: Ringer, nowMs: number): Promise<void> {
  await ringer.plans.renew(nowMs + LEASE_MS, ringer.begun.progress);
  ringer.renewedAtMs = nowMs;
}

/** Makes the plan of a reader anew, stores it and holds it. */
async function planFor(ringer: Ringer, userId: string, reader: Held, nowMs: number): Promise<void> {
  const { plans, letters, cipher, almanac, readers, begun } = ringer;
  const found = await plans.findHeld(userId);
  if (found === undefined) return readers.letGo(userId, reader);
  const devices = found.devices.flatMap(({ id, sealed }) => {
    const device = openContent(cipher, 'device', userId, sealed);
    return device === undefined ? [] : [{ id, host: hostOf(device.endpoint) }];
  });
  if (found.mailTarget !== undefined) devices.push({ id: MAIL, host: MAIL });
  const isByMail = ringer.mail !== undefined && wantsMail(found.settings);
  const isReached = found.devices.length > 0 || isByMail;
  const hasBegun = (notice: PlannedNotice) =>
    begun.has(placeOf(userId, notice, '')) || begun.hasBegun(reader, userId, notice, devices);
  const plan = isReached
    ? makePlan(almanac, found, nowMs, hasBegun, await findLeads(letters, found, nowMs))
    : { ...found.plan, notices: [] };
  const dueAtMs = isReached ? nextMidnight(found, nowMs) : null;
  const isSaved = await plans.savePlan(userId, found.sealed, plan, dueAtMs);
  if (!isSaved) return readers.letGo(userId, reader);
  if (dueAtMs === null) {
    readers.held.delete(userId);
    return;
  }
  const notices = plan.notices.filter(({ isRung }) => !isRung);
  readers.held.set(userId, { ...reader, dueAtMs, mustPlan: false, notices });
}

/** Rings what is due by now, after what is being rung already. */
function ringDue(ringer: Ringer, nowMs: number): void {
  const due = takeDue(ringer, nowMs);
  if (due.length === 0) return;
  ringer.ringing = ringer.ringing.then(() => ringAll(ringer, due));
  ringer.track(ringer.ringing);
}

/** Takes what is due by now out of memory: first the retries, then the notices in the order of their places. */
function takeDue({ retries, readers }: Ringer, nowMs: number): Ring[] {
  const due = retries.filter(({ atMs }) => atMs <= nowMs);
  for (const ring of due) retries.splice(retries.indexOf(ring), 1);
  const first: { ring: Ring; place: string }[] = [];
  for (const [userId, reader] of readers.held) {
    if (reader.mustPlan || !reader.notices.some(({ ringAtMs }) => ringAtMs <= nowMs)) continue;
    for (const notice of reader.notices) {
      if (notice.ringAtMs > nowMs) continue;
      const ring = { atMs: notice.ringAtMs, userId, notice };
      first.push({ ring, place: placeOf(userId, notice, '') });
    }
    reader.notices = reader.notices.filter(({ ringAtMs }) => ringAtMs > nowMs);
  }
  first.sort((one, other) => (one.place < other.place ? -1 : 1));
  return [...due, ...first.map(({ ring }) => ring)];
}

/** When something is due next, UTC milliseconds: minus infinity for now, undefined for never. */
function findNextMs({ retries, readers }: Ringer): number | undefined {
  let next = Number.POSITIVE_INFINITY;
  for (const { atMs } of retries) next = Math.min(next, atMs);
  for (const { dueAtMs, mustPlan, notices } of readers.held.values()) {
    if (mustPlan) return Number.NEGATIVE_INFINITY;
    next = Math.min(next, dueAtMs);
    for (const { ringAtMs } of notices) next = Math.min(next, ringAtMs);
  }
  return Number.isFinite(next) ? next : undefined;
}
