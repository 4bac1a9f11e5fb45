// Stopping: no new work, the work in hand is finished, then everything is closed.

import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';
import type { Logger } from './logger.ts';

/** `server.close` waits for silent sockets for ever: after this they are cut. */
const CONNECTION_GRACE_MS = 10_000;

interface Stoppable {
  server: Server;
  lifecycle: Lifecycle;
  logger: Logger;
  /** Closes what the requests needed, the database last. */
  close: () => Promise<void>;
  graceMs?: number | undefined;
}

/**
 * Ends the process in order: ready answers 503 and answers say `Connection: close`, the server takes
 * no connection, open ones get `graceMs`, the rest is closed.
 */
export async function stopServer(stoppable: Stoppable): Promise<void> {
  const { server, lifecycle, logger, close, graceMs = CONNECTION_GRACE_MS } = stoppable;
  lifecycle.draining = true;
  logger.info('stopping');
  const closed = new Promise<void>((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
  server.closeIdleConnections();
  const waiting = new AbortController();
  await Promise.race([
    closed,
    delay(graceMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  server.closeAllConnections();
  await closed;
  await close();
  logger.info('stopped');
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
