// Rate limits of passkeys.

import { HOUR_SECONDS, type LimitRule } from '#server/platform/limits.ts';

export const PASSKEY_LIMITS = {
  signInAddress: { name: 'passkey-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
} as const satisfies Record<string, LimitRule>;
