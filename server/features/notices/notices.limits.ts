import { HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const NOTICES_LIMITS = {
  /** Devices of a user, and bells: each has everything of the coming days planned anew. */
  user: { name: 'notices-user-1h', points: 120, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>;
