import { DAY_SECONDS, HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const NOTICES_LIMITS = {
  /** Devices of a user, and bells: each has everything of the coming days planned anew. */
  user: { name: 'notices-user-1h', points: 120, windowSeconds: HOUR_SECONDS },
  /** Links that are sent to one address, for all accounts together. */
  linkToAddress: { name: 'notices-link-1d', points: 3, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, LimitRule>;
