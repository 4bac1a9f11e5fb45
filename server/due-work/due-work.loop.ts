// The loop that does what is due. Every process runs one; the table shares the work among them.

import type { Logger } from '#server/platform/logger.ts';
import type { DueWorkMetrics } from '#server/platform/metrics.ts';
import type { Random } from '#server/platform/random.ts';
import type { ClaimedWork, DueWorkStore, KindsOfWork, NewWork, Outcome } from './due-work.store.ts';

/** Pieces that a lane does at a time in one process. */
const SLOTS = 10;
const LEASE_MS = 2 * 60_000;
/** The longest sleep: other processes schedule too, and their work is found this late at most. */
const LONGEST_SLEEP_MS = 15_000;
const SHORTEST_SLEEP_MS = 20;
const OVERLOADED_SLEEP_MS = 1_000;
const FIRST_RETRY_MS = 60_000;
const MAX_ATTEMPTS = 8;

export interface WorkContext {
  /**
   * To be called right before what cannot be undone, such as handing a mail over. When it answers false, the work
   * has been cancelled or is another process's: do nothing and return `dropped`.
   */
  begin: () => Promise<boolean>;
  /** Aborted when the lease is about to end. */
  signal: AbortSignal;
}

/** How one kind of work is done. */
export interface WorkHandler {
  kind: string;
  /**
   * When a process ends after `begin`: `at-most-once` gives the work up, so that nothing is sent twice;
   * `at-least-once` hands it on. Before `begin` both hand on.
   */
  delivery: 'at-most-once' | 'at-least-once';
  /**
   * How long a claim holds, milliseconds: as much later another process goes on where one has ended. Kinds with one
   * lease share a lane, and no lane waits for another. Default two minutes.
   */
  leaseMs?: number | undefined;
  /**
   * `retryInMs` says that nothing has happened. After a rejection the work is tried again, except at-most-once work
   * that had begun, which has failed.
   */
  handle: (
    work: ClaimedWork,
    context: WorkContext,
  ) => Promise<'done' | 'dropped' | { retryInMs: number }>;
}

export interface DueWork {
  /** Stores work and wakes the loop; false when its kind and key are known already. */
  schedule(work: Omit<NewWork, 'id'>): Promise<boolean>;
  /** Deletes open work that has not begun; false when there is none. */
  cancel(kind: string, key: string): Promise<boolean>;
  /** Whether work of a user has begun and not ended. */
  isUnderWay(kind: string, userId: string): Promise<boolean>;
  /** Looks for what is due now, as where a clock was set. */
  wake(): void;
  /** Starts the loop with the handlers that there are then; without any it does nothing. */
  start(): void;
  /** Claims nothing more and waits for what is running, which takes a lease at most. */
  stop(): Promise<void>;
}

interface LaneDependencies {
  store: DueWorkStore;
  random: Random;
  logger: Logger;
  isOverloaded: () => boolean;
  metrics: DueWorkMetrics | undefined;
}

export function createDueWork(
  dependencies: LaneDependencies & {
    /** Read at the start: until then more may be added. */
    handlers: readonly WorkHandler[];
    leaseMs?: number | undefined;
  },
): DueWork {
  const { store, random, handlers } = dependencies;
  const lanes = new Map<string, Lane>();
  let isStopped = false;
  return {
    async schedule(work) {
      const isNew = await store.schedule({ ...work, id: random.uuid() });
      if (isNew) lanes.get(work.kind)?.wake();
      return isNew;
    },
    cancel: (kind, key) => store.cancel(kind, key),
    isUnderWay: (kind, userId) => store.isUnderWay(kind, userId),
    wake() {
      for (const lane of new Set(lanes.values())) lane.wake();
    },
    start() {
      if (isStopped || lanes.size > 0) return;
      const leaseOf = ({ leaseMs }: WorkHandler) => leaseMs ?? dependencies.leaseMs ?? LEASE_MS;
      for (const leaseMs of new Set(handlers.map(leaseOf))) {
        const own = handlers.filter((handler) => leaseOf(handler) === leaseMs);
        const lane = createLane(dependencies, own, leaseMs);
        for (const { kind } of own) lanes.set(kind, lane);
        lane.wake();
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all([...new Set(lanes.values())].map((lane) => lane.stop()));
    },
  };
}

interface Lane {
  /** Looks for work now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does the work of some kinds, a few pieces at a time. */
function createLane(
  { store, random, logger, isOverloaded, metrics }: LaneDependencies,
  handlers: readonly WorkHandler[],
  leaseMs: number,
): Lane {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kindsOf = (delivery: WorkHandler['delivery']) =>
    handlers.filter((handler) => handler.delivery === delivery).map(({ kind }) => kind);
  const kinds: KindsOfWork = {
    atLeastOnce: kindsOf('at-least-once'),
    atMostOnce: kindsOf('at-most-once'),
  };
  // A claim of a process that ended is found within a quarter of its lease.
  const longestSleepMs = Math.min(LONGEST_SLEEP_MS, leaseMs / 4);
  const pieces = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = false;
  let isWoken = false;

  async function doOne(work: ClaimedWork): Promise<void> {
    const handler = byKind.get(work.kind);
    if (handler === undefined) return;
    let hasBegun = false;
    const begin = async () => {
      hasBegun = await store.begin(work);
      return hasBegun;
    };
    const finish = async (outcome: Outcome) => {
      await store.finish(work, outcome);
      metrics?.workEnded(work.kind, outcome);
    };
    try {
      const signal = AbortSignal.timeout(leaseMs * 0.8);
      const result = await handler.handle(work, { begin, signal });
      if (typeof result === 'string') return await finish(result);
      if (work.attempts >= MAX_ATTEMPTS) return await finish('failed');
      await store.retry(work, result.retryInMs);
      metrics?.workEnded(work.kind, 'retried');
    } catch (error) {
      logger.error({ err: error, kind: work.kind }, 'due work failed');
      const isUnclear = hasBegun && handler.delivery === 'at-most-once';
      if (isUnclear || work.attempts >= MAX_ATTEMPTS) return await finish('failed');
      await store.retry(work, FIRST_RETRY_MS * 2 ** (work.attempts - 1));
      metrics?.workEnded(work.kind, 'retried');
    }
  }

  function startOne(work: ClaimedWork): void {
    const piece = doOne(work)
      .catch((error: unknown) => {
        // The lease hands it on or gives it up.
        logger.error({ err: error }, 'due work is unsaved');
      })
      .then(() => {
        pieces.delete(piece);
        // There may be more, or this one again.
        wake();
      });
    pieces.add(piece);
  }

  /** Starts what is due; returns how long to sleep unless something ends before. */
  async function look(): Promise<number> {
    if (isOverloaded()) return OVERLOADED_SLEEP_MS;
    const lost = await store.giveUpLost(kinds);
    if (lost > 0) logger.warn({ lost }, 'due work was begun by a process that ended');
    const limit = SLOTS - pieces.size;
    if (limit === 0) return longestSleepMs;
    const claimed = await store.claim(kinds, { claimId: random.uuid(), limit, leaseMs });
    claimed.forEach(startOne);
    if (claimed.length === limit) return longestSleepMs;
    return Math.min(longestSleepMs, (await store.untilNext(kinds)) ?? longestSleepMs);
  }

  function sleep(ms: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(SHORTEST_SLEEP_MS, ms)).unref();
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = looking !== undefined;
    if (isWoken) return;
    looking = look()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'due work cannot be read');
        return longestSleepMs;
      })
      .then((ms) => {
        looking = undefined;
        sleep(isWoken ? 0 : ms);
        isWoken = false;
      });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(pieces);
    },
  };
}
