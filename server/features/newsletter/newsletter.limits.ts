// Rate limits of the newsletter.

import { DAY_SECONDS, HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const NEWSLETTER_LIMITS = {
  /** By user, and by the address of a visitor. */
  subscribe: { name: 'subscribe-1d', points: 20, windowSeconds: DAY_SECONDS },
  /** Links that are sent to one address, by all callers together. */
  linkToAddress: { name: 'newsletter-link-1d', points: 3, windowSeconds: DAY_SECONDS },
  /** By address. Leaving is not limited: mail services call for many readers from one address. */
  confirm: { name: 'newsletter-confirm-1h', points: 60, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>;
