// Rate limits. Counts are stored in the database, so that all processes share them; the general limits are
// counted in memory, so that a plain read does not write to the database.

import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/core/errors.ts';
import type { Clock } from './clock.ts';

export interface LimitRule {
  /** Prefix of the keys in the database; unique among all limits. */
  name: string;
  /** Calls in a window; `LIMIT_FACTOR` multiplies it. */
  points: number;
  /** At most a day. */
  windowSeconds: number;
}

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The longest window that a limit may have. */
const MAX_WINDOW_SECONDS = DAY_SECONDS;

/** The limits over all calls together; limits of single calls are in the `.limits.ts` of their feature. */
export const GENERAL_LIMITS = {
  session: { points: 120, windowSeconds: MINUTE_SECONDS },
  address: { points: 600, windowSeconds: MINUTE_SECONDS },
} as const;

/** A count that expires later than this was written while the clock was more than an hour ahead. */
const FARTHEST_END_MS = 1000 * (HOUR_SECONDS + MAX_WINDOW_SECONDS);

/** The store of the counts: a database with the table `rate_limits`. */
export interface CountStore {
  query(query: {
    text: string;
    values: unknown[];
  }): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
}

/** The counts cannot be read or written. */
export class LimitsUnavailableError extends Error {
  constructor(cause: unknown) {
    super('rate limit counts cannot be read or written', { cause });
    this.name = 'LimitsUnavailableError';
  }
}

export interface Limits {
  /**
   * Adds one to the count atomically and returns it. Throws `too_many_requests` when the count exceeds the
   * limit, LimitsUnavailableError when it cannot be written.
   */
  take(rule: LimitRule, key: string): Promise<number>;
  /** Subtracts one from the count: for limits on failures, when the attempt succeeded. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Returns the count without adding to it; throws `too_many_requests` when the limit is reached. */
  assertLeft(rule: LimitRule, key: string): Promise<number>;
  /** Deletes counts whose window has ended, and those written while the clock was far ahead. */
  deleteExpired(): Promise<void>;
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
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterOf = (rule: LimitRule): RateLimiterPostgres => {
    const known = limiters.get(rule.name);
    if (known !== undefined) return known;
    if (rule.windowSeconds > MAX_WINDOW_SECONDS) throw new Error(`${rule.name}: window over a day`);
    const limiter = new RateLimiterPostgres({
      // With the store type 'pool' the library calls nothing but `query`.
      storeClient: database,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: scaled(rule.points, factor),
      duration: rule.windowSeconds,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };
  const hashesOf = (key: string) =>
    secrets.map((secret) =>
      createHmac('sha256', secret).update(`limit:${key}`).digest('base64url'),
    );
  const counting = async <T>(count: Promise<T>): Promise<T> => {
    try {
      return await count;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      throw new LimitsUnavailableError(error);
    }
  };

  return {
    async take(rule, key) {
      let most = 0;
      for (const hash of hashesOf(key)) {
        const { consumedPoints } = await counting(limiterOf(rule).consume(hash));
        most = Math.max(most, consumedPoints);
      }
      return most;
    },
    async giveBack(rule, key) {
      for (const hash of hashesOf(key)) await counting(limiterOf(rule).reward(hash));
    },
    async assertLeft(rule, key) {
      let most = 0;
      for (const hash of hashesOf(key)) {
        const count = await counting(limiterOf(rule).get(hash));
        if (count !== null && count.consumedPoints >= scaled(rule.points, factor)) {
          throw tooMany(count.msBeforeNext);
        }
        most = Math.max(most, count?.consumedPoints ?? 0);
      }
      return most;
    },
    async deleteExpired() {
      const nowMs = clock.now();
      await database.query({
        text: 'delete from rate_limits where expire < $1 or expire > $2',
        values: [nowMs, nowMs + FARTHEST_END_MS],
      });
    },
  };
}

/** The points of a limit times `LIMIT_FACTOR`, rounded down, at least 1. */
export function scaled(points: number, factor: number): number {
  return Math.max(1, Math.floor(points * factor));
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many_requests', { retryAfterSeconds });
}

/**
 * Counts in this process's memory, in windows that begin with a key's first call. RateLimiterMemory of
 * rate-limiter-flexible creates a promise per call and a timer per key, which costs three times as much on
 * every request, and reports a wait of hours after the clock was set back.
 */
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

  /** Adds one to the count; throws `too_many_requests` when it exceeds the limit. */
  take(key: string): void {
    const nowMs = this.#clock.now();
    this.#sweep(nowMs);
    const entry = this.#counts.get(key);
    // A clock set back must not lengthen a window.
    if (entry === undefined || entry.endMs <= nowMs || entry.endMs > nowMs + this.#windowMs) {
      this.#counts.set(key, { count: 1, endMs: nowMs + this.#windowMs });
      return;
    }
    entry.count += 1;
    if (entry.count > this.#points) throw tooMany(entry.endMs - nowMs);
  }

  #sweep(nowMs: number): void {
    if (nowMs < this.#sweepAtMs && this.#sweepAtMs <= nowMs + this.#windowMs) return;
    this.#sweepAtMs = nowMs + this.#windowMs;
    for (const [key, entry] of this.#counts) {
      if (entry.endMs <= nowMs) this.#counts.delete(key);
    }
  }
}
