// Rate limits of passkeys.

import { HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const PASSKEY_LIMITS = {
  signInAddress: { name: 'passkey-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
  /** By challenge of a sign-in: each works once. Longer than a challenge lives. */
  challengeUsed: {
    name: 'passkey-challenge-used',
    points: 1,
    windowSeconds: HOUR_SECONDS,
    fixed: true,
  },
} as const satisfies Record<string, LimitRule>;
