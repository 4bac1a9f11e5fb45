// The log: one JSON object per line on standard error. It never contains a phone number, a code, a name,
// birth data, a place, a session id or a query string, so errors are logged through these serializers only.

import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Env } from './env.ts';

export type Logger = PinoLogger;

const CODE = /^[A-Z0-9_]{1,40}$/;

interface LoggedError {
  type: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error as it may be logged: type, code, stack. Messages are left out: Drizzle's contain the bound
 * values, the driver's the row, a parser's the text, this project's perhaps a birth date.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
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

/** The server's log at the level of the settings, written to `destination` (standard error). */
export function createLogger(
  env: Pick<Env, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
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
