// Graceful shutdown: refuse new connections, finish running requests, then close everything.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as nextIteration } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';
import type { Logger } from './logger.ts';

/**
 * How long connections are still accepted after `/api/ready` answers 503: a load balancer that checks every
 * second has checked twice by then. With the wait for a quiet event loop and the longest call (6 s) this
 * fits into `CONNECTION_GRACE_MS`.
 */
const DRAIN_MS = 2_000;
const QUIET_LOOP_WAIT_MS = 2_000;
/** Open connections are closed this long after the signal, since `server.close` waits for idle sockets forever. */
const CONNECTION_GRACE_MS = 10_000;

interface Stoppable {
  server: Server;
  lifecycle: Lifecycle;
  logger: Logger;
  /** Closes the resources that requests use, the database last. */
  close: () => Promise<void>;
  /** How long connections are accepted after `/api/ready` answers 503. */
  drainMs?: number | undefined;
  /** How long connections may end by themselves, counted from the start of the shutdown. */
  graceMs?: number | undefined;
}

/**
 * Stops the server in order: `/api/ready` answers 503 and every answer has `Connection: close`; after
 * `drainMs` the server accepts no connection; after `graceMs` open connections are closed; then `close` runs.
 */
async function stopServer(stoppable: Stoppable): Promise<void> {
  const { server, lifecycle, logger, close } = stoppable;
  const { drainMs = DRAIN_MS, graceMs = CONNECTION_GRACE_MS } = stoppable;
  const startedMs = performance.now();
  lifecycle.draining = true;
  logger.info('stopping');
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  if (server.listening && drainMs > 0) await delay(drainMs);
  await waitForQuietLoop(server);
  const closed = new Promise<void>((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
  server.closeIdleConnections();
  const waiting = new AbortController();
  const leftMs = Math.max(0, graceMs - (performance.now() - startedMs));
  await Promise.race([
    closed,
    delay(leftMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  server.closeAllConnections();
  await closed;
  await close();
  logger.info('stopped');
}

/**
 * Waits, at most `QUIET_LOOP_WAIT_MS`, for an iteration of the event loop without a new connection or
 * request: closing the listener resets connections that are established but not yet accepted.
 */
async function waitForQuietLoop(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  server.on('request', count);
  const deadlineMs = performance.now() + QUIET_LOOP_WAIT_MS;
  let before: number;
  do {
    before = arrivals;
    await nextIteration();
  } while (arrivals > before && performance.now() < deadlineMs);
  server.off('connection', count);
  server.off('request', count);
}

/** Stops on SIGTERM, on SIGINT and when the parent process ends, and exits with 0. */
export function stopOnSignal(stoppable: Stoppable): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopServer(stoppable).then(
      () => process.exit(0),
      (error: unknown) => {
        stoppable.logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process has ended: the IPC channel is closed.
  process.on('disconnect', stop);
}
