// How often is too often. The numbers stand here; counts are kept in the database, so that every
// process sees the same ones, but for the general limits, since a plain read must write nothing.

import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/core/errors.ts';
import type { DatabaseClient } from '../db/client.ts';
import type { Clock } from './clock.ts';

export interface LimitRule {
  /** Stands in the database, with a hash of the key behind it. */
  name: string;
  points: number;
  windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The table of limits; `LIMIT_FACTOR` multiplies every `points`. */
export const LIMITS = {
  sendCooldownFirst: { name: 'send-cooldown-1', points: 1, windowSeconds: 30 },
  sendCooldownSecond: { name: 'send-cooldown-2', points: 1, windowSeconds: 60 },
  sendCooldownThird: { name: 'send-cooldown-3', points: 1, windowSeconds: 120 },
  sendNumberShort: { name: 'send-number-10m', points: 4, windowSeconds: 10 * MINUTE },
  sendNumberDay: { name: 'send-number-1d', points: 8, windowSeconds: DAY },
  sendAddressHour: { name: 'send-address-1h', points: 20, windowSeconds: HOUR },
  sendAddressDay: { name: 'send-address-1d', points: 100, windowSeconds: DAY },
  sendNumberBlock: { name: 'send-block-1h', points: 20, windowSeconds: HOUR },
  checkNumberFailures: { name: 'check-number-1d', points: 10, windowSeconds: DAY },
  checkAddressFailures: { name: 'check-address-1d', points: 50, windowSeconds: DAY },
  registerAddress: { name: 'register-address-1h', points: 20, windowSeconds: HOUR },
  loginAddress: { name: 'login-address-1h', points: 20, windowSeconds: HOUR },
  passwordFailures: { name: 'password-name-15m', points: 5, windowSeconds: 15 * MINUTE },
  progressUser: { name: 'progress-user-1m', points: 60, windowSeconds: MINUTE },
  placesAddress: { name: 'places-address-1m', points: 120, windowSeconds: MINUTE },
} as const satisfies Record<string, LimitRule>;

/** Everything else, and all calls together by address; counted in this process. */
export const GENERAL_LIMITS = {
  session: { points: 120, windowSeconds: MINUTE },
  address: { points: 600, windowSeconds: MINUTE },
} as const;

/** No window ends later, if clocks differ by an hour at most; what does was counted by a clock that was wrong. */
const FARTHEST_END_MS =
  1000 * (HOUR + Math.max(...Object.values(LIMITS).map(({ windowSeconds }) => windowSeconds)));

/** The counts cannot be read or written. */
export class LimitsUnavailableError extends Error {
  constructor(cause: unknown) {
    super('limits cannot be counted', { cause });
    this.name = 'LimitsUnavailableError';
  }
}

export interface Limits {
  /**
   * Counts one, atomically, gives the count so far, and throws `too_many_requests` when that is over the
   * limit. Throws LimitsUnavailableError when it cannot count.
   */
  take(rule: LimitRule, key: string): Promise<number>;
  /** Takes one count back: for limits on failures, when what was counted succeeded. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Gives the count so far, and throws `too_many_requests` when nothing is left, without counting. */
  assertLeft(rule: LimitRule, key: string): Promise<number>;
  /** Forgets counts whose window has ended, and those of a clock that was far ahead. */
  deleteExpired(): Promise<void>;
}

/**
 * The limits of the table, counted in the database. Keys are stored as keyed hashes only, and while a
 * secret is rotated under each that is listed: a new one would otherwise begin every count anew.
 */
export function createLimits(dependencies: {
  database: DatabaseClient;
  clock: Clock;
  factor: number;
  secrets: readonly [string, ...string[]];
}): Limits {
  const { database, clock, factor, secrets } = dependencies;
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterOf = (rule: LimitRule): RateLimiterPostgres => {
    const known = limiters.get(rule.name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      // It asks no more of a pool than `query`.
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

/** A limit's number under `LIMIT_FACTOR`: whole, and never below one. */
export function scaled(points: number, factor: number): number {
  return Math.max(1, Math.floor(points * factor));
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many_requests', { retryAfterSeconds });
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

  /** Counts one; throws `too_many_requests` when that is over the limit. */
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
