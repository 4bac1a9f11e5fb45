// The loop that does what is due. Every process runs one; the table shares the work among them.

import type { Logger } from '#server/platform/logger.ts';
import type { DueWorkMetrics } from '#server/platform/metrics.ts';
import type { Random } from '#server/platform/random.ts';
import type { ClaimedWork, DueWorkStore, KindsOfWork, NewWork, Outcome } from './due-work.store.ts';

const BATCH = 10;
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
  /** Starts the loop; without handlers it does nothing. */
  start(): void;
  /** Claims nothing more and waits for what is running, which takes a lease at most. */
  stop(): Promise<void>;
}

export function createDueWork(dependencies: {
  store: DueWorkStore;
  handlers: readonly WorkHandler[];
  random: Random;
  logger: Logger;
  isOverloaded: () => boolean;
  metrics: DueWorkMetrics | undefined;
  leaseMs?: number | undefined;
}): DueWork {
  const { store, handlers, random, logger, isOverloaded, metrics } = dependencies;
  const leaseMs = dependencies.leaseMs ?? LEASE_MS;
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kindsOf = (delivery: WorkHandler['delivery']) =>
    handlers.filter((handler) => handler.delivery === delivery).map(({ kind }) => kind);
  const kinds: KindsOfWork = {
    atLeastOnce: kindsOf('at-least-once'),
    atMostOnce: kindsOf('at-most-once'),
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let state: 'new' | 'started' | 'stopped' = 'new';
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

  /** Does one batch; returns how long to sleep after it. */
  async function run(): Promise<number> {
    if (isOverloaded()) return OVERLOADED_SLEEP_MS;
    const lost = await store.giveUpLost(kinds);
    if (lost > 0) logger.warn({ lost }, 'due work was begun by a process that ended');
    const claimed = await store.claim(kinds, { claimId: random.uuid(), limit: BATCH, leaseMs });
    const ended = await Promise.allSettled(claimed.map(doOne));
    for (const result of ended) {
      // The lease hands it on or gives it up.
      if (result.status === 'rejected') logger.error({ err: result.reason }, 'due work is unsaved');
    }
    if (claimed.length === BATCH) return 0;
    return Math.min(LONGEST_SLEEP_MS, (await store.untilNext(kinds)) ?? LONGEST_SLEEP_MS);
  }

  function sleep(ms: number): void {
    if (state !== 'started') return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(SHORTEST_SLEEP_MS, ms)).unref();
  }

  function wake(): void {
    isWoken = running !== undefined;
    if (isWoken) return;
    running = run()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'due work cannot be read');
        return LONGEST_SLEEP_MS;
      })
      .then((ms) => {
        running = undefined;
        sleep(isWoken ? 0 : ms);
        isWoken = false;
      });
  }

  return {
    async schedule(work) {
      const isNew = await store.schedule({ ...work, id: random.uuid() });
      if (isNew && state === 'started') wake();
      return isNew;
    },
    cancel: (kind, key) => store.cancel(kind, key),
    start() {
      if (handlers.length === 0 || state !== 'new') return;
      state = 'started';
      wake();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await running;
    },
  };
}
