import { HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const FIND_YOURSELF_LIMITS = {
  /** Games that a user asks for or answers. */
  play: { name: 'find-yourself-1h', points: 10, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>;
