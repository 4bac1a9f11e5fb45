// Rate limits of registration and login.

import { HOUR_SECONDS, type LimitRule, MINUTE_SECONDS } from '#server/platform/limits.ts';

export const SIGN_IN_LIMITS = {
  /** By number and device where the device knows the number, else by address. */
  register: { name: 'register-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
  login: { name: 'login-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
  /** Fresh proofs, by user: checking a password costs a hash. */
  freshProofs: { name: 'fresh-proof-1h', points: 20, windowSeconds: HOUR_SECONDS },
  /** New passwords, by user: each costs a hash. */
  passwordChanges: { name: 'password-change-1h', points: 10, windowSeconds: HOUR_SECONDS },
  /** Wrong passwords: by username and known device or address when signing in, by user when changing it. */
  passwordFailures: { name: 'password-name-15m', points: 5, windowSeconds: 15 * MINUTE_SECONDS },
} as const satisfies Record<string, LimitRule>;
