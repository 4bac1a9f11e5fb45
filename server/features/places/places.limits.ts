import { type LimitRule, MINUTE_SECONDS } from '#server/platform/limits.ts';

export const PLACES_LIMITS = {
  /** By address, because the calls need no session; the page searches while the user types. */
  address: { name: 'places-address-1m', points: 120, windowSeconds: MINUTE_SECONDS },
} as const satisfies Record<string, LimitRule>;
