// Stopping: no new work, the work in hand is finished, then everything is closed.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';
import type { Logger } from './logger.ts';

/**
 * How long connections are still taken after `ready` has said no: a balancer that asks every second has
 * asked twice by then. With the wait for a quiet turn and the longest call (6 s) it fits into the grace.
 */
const DRAIN_MS = 2_000;
const QUIET_TURN_WAIT_MS = 2_000;
/** `server.close` waits for silent sockets for ever: so long after the signal they are cut. */
const CONNECTION_GRACE_MS = 10_000;

interface Stoppable {
  server: Server;
  lifecycle: Lifecycle;
  logger: Logger;
  /** Closes what the requests needed, the database last. */
  close: () => Promise<void>;
  /** How long connections are taken after `ready` has said no. */
  drainMs?: number | undefined;
  /** How long they are left to end by themselves, counted from the beginning. */
  graceMs?: number | undefined;
}

/**
 * Ends the process in order: ready answers 503 and every answer says `Connection: close`; after
 * `drainMs` the server takes no connection; after `graceMs` the open ones are cut; then all is closed.
 */
export async function stopServer(stoppable: Stoppable): Promise<void> {
  const { server, lifecycle, logger, close } = stoppable;
  const { drainMs = DRAIN_MS, graceMs = CONNECTION_GRACE_MS } = stoppable;
  const startedMs = performance.now();
  lifecycle.draining = true;
  logger.info('stopping');
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  if (server.listening && drainMs > 0) await delay(drainMs);
  await quietTurn(server);
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
 * Waits for a turn of the event loop that brings neither connection nor request, for a while at most: who
 * has connected and waits to be taken would be cut off with the listener.
 */
async function quietTurn(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  server.on('request', count);
  const deadlineMs = performance.now() + QUIET_TURN_WAIT_MS;
  let before: number;
  do {
    before = arrivals;
    await nextTurn();
  } while (arrivals > before && performance.now() < deadlineMs);
  server.off('connection', count);
  server.off('request', count);
}

/** Stops on SIGTERM, on SIGINT and with the process that it belongs to, and exits with 0. */
export function stopOnSignal(stoppable: Stoppable): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopServer(stoppable).then(
      () => process.exit(0),
      (error: unknown) => {
        stoppable.logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started this process and held on to it is gone.
  process.on('disconnect', stop);
}
