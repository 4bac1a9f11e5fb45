// Rate limits of the newsletter.

import { DAY_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const NEWSLETTER_LIMITS = {
  /** By user, and by the address of a visitor. */
  subscribe: { name: 'subscribe-1d', points: 20, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, LimitRule>;
