import { DAY_SECONDS, HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const CALENDAR_LIMITS = {
  /** Fetches by the address of a live feed. */
  token: { name: 'calendar-token-1h', points: 60, windowSeconds: HOUR_SECONDS },
  /** New addresses of a user. */
  user: { name: 'calendar-user-1d', points: 60, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, LimitRule>;

/**
 * Fetches of addresses that belong to no live feed, by the caller's address; counted in memory, so that guesses write
 * nothing.
 */
export const UNKNOWN_FEEDS = { points: 60, windowSeconds: HOUR_SECONDS };
