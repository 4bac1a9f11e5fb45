import { type LimitRule, MINUTE_SECONDS } from '#server/platform/limits.ts';

export const PROGRESS_LIMITS = {
  /** Changes to a user's progress. */
  user: { name: 'progress-user-1m', points: 60, windowSeconds: MINUTE_SECONDS },
} as const satisfies Record<string, LimitRule>;
