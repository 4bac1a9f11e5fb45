// The loops that do due work. Every process runs one for each length of lease among the kinds of work ("lane"); the
// processes share the work by claiming it in the table.

import type { Logger } from '#server/platform/logger.ts';
import type { DueWorkMetrics } from '#server/platform/metrics.ts';
import type { Random } from '#server/platform/random.ts';
import type { ClaimedWork, DueWorkStore, KindsOfWork, NewWork, Outcome } from './due-work.store.ts';

/** How many pieces of work a lane does at the same time in one process. */
const SLOTS = 10;
/** How long a claim lasts for kinds that set no `leaseMs`. */
const LEASE_MS = 2 * 60_000;
/** The longest sleep. Work that another process has scheduled is found this late at most. */
const LONGEST_SLEEP_MS = 15_000;
const SHORTEST_SLEEP_MS = 20;
const OVERLOADED_SLEEP_MS = 1_000;
const FIRST_RETRY_MS = 60_000;
const MAX_ATTEMPTS = 8;

export interface WorkContext {
  /**
   * Call it right before doing what cannot be undone, such as handing a mail over. False means that the work was
   * canceled or that another process has claimed it: then do nothing and return `dropped`.
   */
  begin: () => Promise<boolean>;
  /** Aborted when the lease is about to end. */
  signal: AbortSignal;
}

/** How one kind of work is done. */
export interface WorkHandler {
  kind: string;
  /**
   * What happens to the work when its process ends after `begin`: `at-most-once` gives it up as lost, so that nothing
   * is sent twice; `at-least-once` leaves it to another process. Work whose process ends before `begin` is always left
   * to another process.
   */
  delivery: 'at-most-once' | 'at-least-once';
  /**
   * How long a claim lasts, milliseconds; when a process ends, another one can do the work after this time. Kinds with
   * the same lease share a lane, and no lane waits for another. Default two minutes.
   */
  leaseMs?: number | undefined;
  /**
   * Does a piece of work. `retryInMs` asks for another try after so many milliseconds, and says that nothing
   * irreversible was done. After a rejection the work is tried again, except at-most-once work that had begun, which
   * has failed. After eight attempts work has failed in any case.
   */
  handle: (
    work: ClaimedWork,
    context: WorkContext,
  ) => Promise<'done' | 'dropped' | { retryInMs: number }>;
}

/** Work that a room schedules for itself, because the table of due work would reveal too much about it. */
export interface WorkLoop {
  start(): void;
  /** Looks for work now. */
  wake(): void;
  /** Waits for running work to end. */
  stop(): Promise<void>;
  /** When something is due next here, UTC milliseconds: in the past while something is running; undefined for never. */
  nextAtMs(): Promise<number | undefined>;
}

export interface DueWork {
  /** Stores work and wakes the loop; false when its kind and key are known already. */
  schedule(work: Omit<NewWork, 'id'>): Promise<boolean>;
  /** Deletes a user's work of a kind that is done or unclaimed, to make room for work that replaces it. */
  forget(kind: string, userId: string): Promise<void>;
  /** Deletes open work that has not begun; false when there is none. */
  cancel(kind: string, key: string): Promise<boolean>;
  /** Whether work of a user has begun and not ended. */
  isUnderWay(kind: string, userId: string): Promise<boolean>;
  /** Makes the loops look for due work now, for instance after a test has moved the clock. */
  wake(): void;
  /** Starts the loops with the handlers added so far; does nothing if there are none. */
  start(): void;
  /** Claims nothing more and waits for running work to end, which takes a lease at most. */
  stop(): Promise<void>;
  /**
   * When something is due next in the rooms' own loops, UTC milliseconds: in the past while something is running;
   * undefined for never.
   */
  nextAtMs(): Promise<number | undefined>;
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
    /** Read when `start` is called; handlers may be added until then. */
    handlers: readonly WorkHandler[];
    /** The rooms' own loops, read at the same time. */
    loops?: readonly WorkLoop[] | undefined;
    /** Replaces the default lease, milliseconds; for tests. */
    leaseMs?: number | undefined;
  },
): DueWork {
  const { store, random, handlers, loops = [] } = dependencies;
  /** The lane of each kind of work. */
  const lanes = new Map<string, Lane>();
  let isStarted = false;
  let isStopped = false;
  return {
    async schedule(work) {
      const isNew = await store.schedule({ ...work, id: random.uuid() });
      if (isNew) lanes.get(work.kind)?.wake();
      return isNew;
    },
    forget: (kind, userId) => store.forget(kind, userId),
    cancel: (kind, key) => store.cancel(kind, key),
    isUnderWay: (kind, userId) => store.isUnderWay(kind, userId),
    wake() {
      for (const lane of new Set(lanes.values())) lane.wake();
      for (const loop of loops) loop.wake();
    },
    start() {
      if (isStopped || isStarted) return;
      isStarted = true;
      const leaseOf = ({ leaseMs }: WorkHandler) => leaseMs ?? dependencies.leaseMs ?? LEASE_MS;
      for (const leaseMs of new Set(handlers.map(leaseOf))) {
        const own = handlers.filter((handler) => leaseOf(handler) === leaseMs);
        const lane = createLane(dependencies, own, leaseMs);
        for (const { kind } of own) lanes.set(kind, lane);
        lane.wake();
      }
      for (const loop of loops) loop.start();
    },
    async stop() {
      isStopped = true;
      await Promise.all([...new Set(lanes.values()), ...loops].map((each) => each.stop()));
    },
    async nextAtMs() {
      const all = await Promise.all(loops.map((loop) => loop.nextAtMs()));
      const known = all.filter((next) => next !== undefined);
      return known.length === 0 ? undefined : Math.min(...known);
    },
  };
}

/** The loop for the kinds of work that have the same lease. */
interface Lane {
  /** Looks for work now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does one piece of work and records its outcome. */
async function doPiece(
  { store, logger, metrics }: LaneDependencies,
  handler: WorkHandler,
  work: ClaimedWork,
  leaseMs: number,
): Promise<void> {
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

/** Creates the loop that does the work of some kinds, up to `SLOTS` pieces at a time; `wake` starts it. */
function createLane(
  dependencies: LaneDependencies,
  handlers: readonly WorkHandler[],
  leaseMs: number,
): Lane {
  const { store, random, logger, isOverloaded, metrics } = dependencies;
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kindsOf = (delivery: WorkHandler['delivery']) =>
    handlers.filter((handler) => handler.delivery === delivery).map(({ kind }) => kind);
  const kinds: KindsOfWork = {
    atLeastOnce: kindsOf('at-least-once'),
    atMostOnce: kindsOf('at-most-once'),
  };
  // A claim of a process that ended is found within a quarter of its lease.
  const longestSleepMs = Math.min(LONGEST_SLEEP_MS, leaseMs / 4);
  /** The pieces that are being done. */
  const pieces = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  /** The current run of `look`. */
  let looking: Promise<void> | undefined;
  let isStopped = false;
  /** Whether `wake` was called during the current run of `look`, so that another must follow. */
  let isWoken = false;

  function startOne(work: ClaimedWork): void {
    const handler = byKind.get(work.kind);
    if (handler === undefined) return;
    const piece = doPiece(dependencies, handler, work, leaseMs)
      .catch((error: unknown) => {
        // The database did not take the result: when the claim ends, the work is claimed again or given up.
        logger.error({ err: error }, 'due work is unsaved');
      })
      .then(() => {
        pieces.delete(piece);
        // More work may be due, or this piece may be due again.
        wake();
      });
    pieces.add(piece);
  }

  /** Starts the work that is due; returns how long to sleep, milliseconds, unless a piece ends before that. */
  async function look(): Promise<number> {
    if (isOverloaded()) return OVERLOADED_SLEEP_MS;
    const lost = await store.giveUpLost(kinds);
    for (const kind of lost) metrics?.workEnded(kind, 'lost');
    if (lost.length > 0) {
      logger.warn({ lost: lost.length }, 'due work was begun by a process that ended');
    }
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
