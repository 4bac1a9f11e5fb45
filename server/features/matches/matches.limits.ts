import { DAY_SECONDS, HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const MATCHES_LIMITS = {
  /** Per IP address, because a link can be opened without a session. */
  open: { name: 'match-open-1h', points: 30, windowSeconds: HOUR_SECONDS },
  /** Per user; for a guest, per IP address. */
  accept: { name: 'match-accept-1d', points: 10, windowSeconds: DAY_SECONDS },
  /** Per IP address. */
  leave: { name: 'match-leave-1h', points: 30, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>;
