// The log: one JSON object per line on standard error. It never contains a phone number, a code, a name,
// birth data, a place, a session id or a query string, so errors are logged only as `describeError` describes them.

import { constants, fstatSync, openSync } from 'node:fs';
import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Env } from './env.ts';

export type Logger = PinoLogger;

/** The form of error codes that may be logged, such as `ECONNREFUSED` and `23505`. */
const CODE = /^[A-Z0-9_]{1,40}$/;

interface LoggedError {
  type: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error as it may be logged: type, code, constraint, stack and causes. Messages are left out: Drizzle's contain the
 * bound values, the driver's the row, a parser's the text, this project's perhaps a birth date.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const described: LoggedError = { type: error.name };
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) {
    described.code = error.code;
  }
  if ('constraint' in error && typeof error.constraint === 'string') {
    described.constraint = error.constraint;
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames !== undefined && depth === 0) described.stack = frames.slice(0, 12).join('\n');
  if (error.cause instanceof Error && depth < 4) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}

/** How much of the log stays in memory while nothing reads it; further lines are dropped and counted. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Standard error as the log's destination. A write to a pipe blocks while its reader does not read, which would stop
 * the whole server. So the pipe is opened a second time in non-blocking mode: when it has no room, the write fails with
 * EAGAIN, and the line stays in memory until it is written.
 */
function openLogDestination(): DestinationStream {
  // Writes to a file or a terminal do not wait for a reader.
  const { isFIFO, isSocket } = kindOfStandardError();
  if (!isFIFO && !isSocket) return pino.destination({ dest: 2, sync: true });
  const destination = pino.destination({
    dest: openWithoutBlocking(),
    sync: false,
    maxLength: MAX_WAITING_BYTES,
    retryEAGAIN: () => !exiting,
  });
  let exiting = false;
  let dropped = 0;
  destination.on('drop', () => {
    dropped += 1;
  });
  destination.on('drain', () => {
    if (dropped === 0) return;
    const line = {
      level: 'warn',
      time: new Date().toISOString(),
      dropped,
      msg: 'log lines dropped',
    };
    dropped = 0;
    destination.write(`${JSON.stringify(line)}\n`);
  });
  // When the reader is gone, the log is lost, but the server goes on.
  destination.on('error', () => undefined);
  // Runs before pino's own listener, which writes the lines still in memory: it must not retry forever when nothing
  // reads. The last lines are then lost.
  process.prependListener('exit', () => {
    exiting = true;
  });
  return destination;
}

/** Whether standard error is a pipe (FIFO) or a socket. */
function kindOfStandardError(): { isFIFO: boolean; isSocket: boolean } {
  try {
    const stats = fstatSync(2);
    return { isFIFO: stats.isFIFO(), isSocket: stats.isSocket() };
  } catch {
    return { isFIFO: false, isSocket: false }; // closed
  }
}

/** A file descriptor of standard error that does not block; on systems without one, 2, which does. */
function openWithoutBlocking(): number {
  try {
    return openSync(
      '/proc/self/fd/2',
      constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK,
    );
  } catch {
    return 2; // not Linux, or a socket
  }
}

/** The server's log at the level of the settings, written to `destination` (standard error). */
export function createLogger(
  env: Pick<Env, 'logLevel'>,
  destination: DestinationStream = openLogDestination(),
): Logger {
  return pino(
    {
      level: env.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination,
  );
}
