// Several processes of the server on one port. The parent process answers no calls: it starts the workers, starts a new
// one when a worker has crashed, and replaces all of them one after another on SIGHUP.

import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger.ts';

/** What a worker tells its parent once it listens and its database is up to date. */
export const READY_MESSAGE = 'ready';

/**
 * The wait before a worker that has ended is replaced. It doubles with each worker in a row that lived for less than
 * `STEADY_MS`.
 */
const RESTART_MS = { first: 500, longest: 30_000 };
const STEADY_MS = 60_000;
/** How long a new worker of a reload may take to be ready; if it takes longer, the reload is given up. */
const READY_WAIT_MS = 60_000;

/**
 * Closes the connection that a worker was handed and had not accepted when it ended. Node hands a worker one connection
 * at a time and keeps its own end open until the worker accepts it, so the client of a killed worker would otherwise
 * wait until its own time-out. Closing a connection that the worker did accept does nothing.
 */
function closeLostConnection({ process: child }: Worker): void {
  let handed: object | undefined;
  const send = child.send;
  child.send = (...parameters: unknown[]) => {
    const [, handle] = parameters;
    if (handle instanceof Object && 'close' in handle) handed = handle;
    return Reflect.apply(send, child, parameters);
  };
  child.once('exit', (_code, signal) => {
    if (signal !== null && handed && 'close' in handed && typeof handed.close === 'function') {
      handed.close();
    }
  });
}

export interface Workers {
  /** Replaces every worker, one after another; each is ended when its successor is ready. */
  reload(): Promise<void>;
  /** Lets every worker finish its requests and end; resolves with the exit code of this process. */
  stop(): Promise<number>;
}

/**
 * Starts `count` workers and replaces those that crash. When a worker ends with an error before any worker was ready,
 * `fail` is called with its exit code, to end this process.
 */
export function superviseWorkers(settings: {
  count: number;
  logger: Logger;
  /** Called once, when the first worker listens, with the port that all workers share. */
  onListening: (port: number) => void;
  fail: (exitCode: number) => void;
}): Workers {
  const { count, logger, onListening, fail } = settings;
  /**
   * Workers that are not replaced when they exit: those that are being ended on purpose, and the successors of a reload
   * until they are ready.
   */
  const unreplaced = new WeakSet<Worker>();
  let isStopping = false;
  let isReloading = false;
  /** Whether any worker has been ready. */
  let wasReady = false;
  /** Workers in a row that lived for less than `STEADY_MS`. */
  let crashes = 0;

  cluster.once('listening', (_worker, { port }) => onListening(port));

  function startWorker(): Worker {
    const worker = cluster.fork();
    const startedMs = performance.now();
    closeLostConnection(worker);
    worker.on('message', (message: unknown) => {
      if (message === READY_MESSAGE) wasReady = true;
    });
    worker.once('exit', (code, signal) => {
      if (isStopping || unreplaced.has(worker)) return;
      if (!wasReady && code !== 0 && code !== null) {
        // Whatever kept the first workers from starting would keep their successors from starting too.
        isStopping = true;
        killAll();
        fail(code);
        return;
      }
      const lived = performance.now() - startedMs;
      crashes = lived < STEADY_MS ? crashes + 1 : 0;
      const waitMs = Math.min(RESTART_MS.first * 2 ** crashes, RESTART_MS.longest);
      logger.error(
        { pid: worker.process.pid, code, signal, waitMs },
        'a worker ended; starting another',
      );
      setTimeout(startMissing, waitMs);
    });
    return worker;
  }

  /** Starts as many workers as are missing; a reload does so at its end. */
  function startMissing(): void {
    if (isStopping || isReloading) return;
    for (let running = list().length; running < count; running += 1) startWorker();
  }

  /** Ends a worker after it has finished its requests; resolves when it has exited. */
  async function retire(worker: Worker): Promise<void> {
    unreplaced.add(worker);
    const ended = new Promise((done) => worker.once('exit', done));
    if (worker.isDead()) return;
    worker.process.kill('SIGTERM');
    await ended;
  }

  startMissing();

  return {
    async reload() {
      if (isReloading || isStopping) return;
      isReloading = true;
      try {
        for (const old of list()) {
          const successor = startWorker();
          unreplaced.add(successor);
          if (!(await waitUntilReady(successor))) {
            logger.error('a new worker was not ready in time: the others stay as they are');
            await retire(successor);
            return;
          }
          unreplaced.delete(successor);
          await retire(old);
          if (isStopping) return;
        }
        logger.info('all workers have been replaced');
      } finally {
        isReloading = false;
        startMissing();
      }
    },

    async stop() {
      isStopping = true;
      const ends = list().map(
        (worker) => new Promise<number>((done) => worker.once('exit', (code) => done(code ?? 1))),
      );
      killAll();
      const codes = await Promise.all(ends);
      return codes.every((code) => code === 0) ? 0 : 1;
    },
  };
}

/** Whether a new worker has become ready in time. */
async function waitUntilReady(worker: Worker): Promise<boolean> {
  const waiting = new AbortController();
  const ready = new Promise<boolean>((done) => {
    worker.on('message', (message: unknown) => {
      if (message === READY_MESSAGE) done(true);
    });
    worker.once('exit', () => done(false));
  });
  const late = delay(READY_WAIT_MS, false, { signal: waiting.signal }).catch(() => false);
  const isReady = await Promise.race([ready, late]);
  waiting.abort();
  return isReady;
}

function list(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function killAll(): void {
  for (const worker of list()) worker.process.kill('SIGTERM');
}
