// Rate limits. Counts are stored in the database, so that all processes share them; the general limits are
// counted in memory, so that a plain read does not write to the database.

import { createHmac } from 'node:crypto';
import { AppError } from '#shared/core/errors.ts';
import type { Clock } from './clock.ts';
import { type CountRow, type CountStore, createJointCounts } from './joint-counts.ts';

export interface LimitRule {
  /** Prefix of the keys in the database; unique among all limits. */
  name: string;
  /** The calls that a window allows; `LIMIT_FACTOR` multiplies it. */
  points: number;
  /** At most a day. */
  windowSeconds: number;
  /** Whether `LIMIT_FACTOR` does not multiply `points`. */
  fixed?: boolean;
}

/** One count that a call adds to, or with `lookOnly` only looks at. */
export interface Take {
  rule: LimitRule;
  key: string;
  lookOnly?: boolean;
}

/** The counts that a call has added to. */
export interface Taken {
  /** Each count after the call, in the order of the takes; 0 for those only looked at. */
  counts: readonly number[];
  /** Subtracts the call from every count again, except where the window has ended; never throws. */
  giveBack(): Promise<void>;
}

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The longest window that a limit may have. */
const MAX_WINDOW_SECONDS = DAY_SECONDS;

/** The limits over all requests together; a feature's `.limits.ts` has the limits of its calls. */
export const GENERAL_LIMITS = {
  /** Calls of a user, or of a visitor's session. */
  session: { points: 120, windowSeconds: MINUTE_SECONDS },
  /** Calls, refused ones included. */
  address: { points: 600, windowSeconds: MINUTE_SECONDS },
  /** Pages, their files and the documents of the API. */
  pages: { points: 1200, windowSeconds: MINUTE_SECONDS },
} as const;

/** A count that expires later than this from now was written while the clock was more than an hour ahead. */
const FARTHEST_END_MS = 1000 * (HOUR_SECONDS + MAX_WINDOW_SECONDS);
/** Counts whose window has ended, and those written while the clock was far ahead; `$1` is now, Unix milliseconds. */
export const EXPIRED_COUNTS = [
  { table: 'rate_limits', key: 'key', condition: 'expire < $1::bigint' },
  { table: 'rate_limits', key: 'key', condition: `expire > $1::bigint + ${FARTHEST_END_MS}` },
] as const;

/** The counts cannot be read or written. */
export class LimitsUnavailableError extends Error {
  constructor(cause: unknown) {
    super('rate limit counts cannot be read or written', { cause });
    this.name = 'LimitsUnavailableError';
  }
}

/** One or more limits are reached; nothing was counted. */
export class LimitReachedError extends AppError {
  /** The names of the rules that are reached. */
  readonly rules: ReadonlySet<string>;

  constructor(rules: ReadonlySet<string>, waitMs: number) {
    super('too_many_requests', { retryAfterSeconds: toWholeSeconds(waitMs) });
    this.rules = rules;
  }
}

export interface Limits {
  /**
   * Adds one to each of several counts, or to none when one of them is full, in one statement. Throws
   * LimitReachedError when one is full, and LimitsUnavailableError.
   */
  takeAll(takes: readonly Take[]): Promise<Taken>;
  /** The counts, without adding to them; 0 where the window has ended. Throws LimitsUnavailableError. */
  look(takes: readonly Pick<Take, 'rule' | 'key'>[]): Promise<number[]>;
}

/**
 * Limits that are counted in the database. Keys are stored only as keyed hashes, one for each listed
 * secret: otherwise the rotation of a secret would reset every count.
 */
export function createLimits(dependencies: {
  database: CountStore;
  clock: Clock;
  factor: number;
  secrets: readonly [string, ...string[]];
}): Limits {
  const { database, clock, factor, secrets } = dependencies;
  const pointsOf = (rule: LimitRule) =>
    rule.fixed === true ? rule.points : scaled(rule.points, factor);
  const hashesOf = (key: string) =>
    secrets.map((secret) =>
      createHmac('sha256', secret).update(`limit:${key}`).digest('base64url'),
    );
  const joint = createJointCounts(database, clock);
  /** The rows of the takes, one for each secret; `take` is the position in the list. */
  const rowsOf = (takes: readonly Take[]): CountRow[] =>
    takes.flatMap(({ rule, key, lookOnly = false }, take) =>
      hashesOf(key).map((hash) => ({
        take,
        key: `${rule.name}:${hash}`,
        lookOnly,
        most: pointsOf(rule),
        windowMs: rule.windowSeconds * 1000,
      })),
    );
  const orUnavailable = <T>(counting: Promise<T>): Promise<T> =>
    counting.catch((error: unknown) => {
      throw error instanceof AppError ? error : new LimitsUnavailableError(error);
    });
  const highest = (counts: readonly { take: number; count: number }[], take: number) =>
    Math.max(0, ...counts.filter((row) => row.take === take).map(({ count }) => count));

  return {
    async takeAll(takes) {
      const rows = rowsOf(takes);
      const outcome = await orUnavailable(joint.take(rows));
      if (outcome.full.length > 0) {
        const reached = outcome.full.flatMap(({ take }) => takes[take]?.rule.name ?? []);
        const waitMs = Math.max(...outcome.full.map((row) => row.waitMs));
        throw new LimitReachedError(new Set(reached), waitMs);
      }
      return {
        counts: takes.map((_, take) => highest(outcome.taken, take)),
        giveBack: () => joint.giveBack(outcome.taken).catch(() => undefined),
      };
    },
    async look(takes) {
      const found = await orUnavailable(joint.look(rowsOf(takes)));
      return takes.map((_, take) => highest(found, take));
    },
  };
}

/** The points of a limit times `LIMIT_FACTOR`, rounded down, at least 1. */
export function scaled(points: number, factor: number): number {
  return Math.max(1, Math.floor(points * factor));
}

function toWholeSeconds(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/** The refusal of a limit whose window ends after `waitMs`. */
export function tooMany(waitMs: number): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: toWholeSeconds(waitMs) });
}

/** Whether to log the nth refusal over a limit: the first, the second, the fourth, the eighth and so on. */
export function isSampled(over: number): boolean {
  return Number.isInteger(Math.log2(over));
}

/** Counts in this process's memory, in windows that begin with a key's first call. */
export class MemoryLimit {
  readonly #clock: Clock;
  readonly #points: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, { count: number; endMs: number }>();
  #sweepAtMs = 0;

  constructor(rule: { points: number; windowSeconds: number }, factor: number, clock: Clock) {
    this.#clock = clock;
    this.#points = scaled(rule.points, factor);
    this.#windowMs = rule.windowSeconds * 1000;
  }

  /** Adds one to the count and returns by how much it exceeds the limit, with the time until the window ends. */
  count(key: string): { over: number; waitMs: number } {
    const nowMs = this.#clock.now();
    this.#sweep(nowMs);
    const entry = this.#counts.get(key);
    // A clock set back must not lengthen a window.
    if (entry === undefined || entry.endMs <= nowMs || entry.endMs > nowMs + this.#windowMs) {
      this.#counts.set(key, { count: 1, endMs: nowMs + this.#windowMs });
      return { over: 0, waitMs: 0 };
    }
    entry.count += 1;
    return { over: Math.max(0, entry.count - this.#points), waitMs: entry.endMs - nowMs };
  }

  /** Like `count`; throws `too_many_requests` when the count exceeds the limit. */
  take(key: string): void {
    const { over, waitMs } = this.count(key);
    if (over > 0) throw tooMany(waitMs);
  }

  #sweep(nowMs: number): void {
    if (nowMs < this.#sweepAtMs && this.#sweepAtMs <= nowMs + this.#windowMs) return;
    this.#sweepAtMs = nowMs + this.#windowMs;
    for (const [key, entry] of this.#counts) {
      if (entry.endMs <= nowMs) this.#counts.delete(key);
    }
  }
}
