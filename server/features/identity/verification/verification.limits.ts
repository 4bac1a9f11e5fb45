// Rate limits of sending and checking codes.

import {
  DAY_SECONDS,
  HOUR_SECONDS,
  type LimitRule,
  MINUTE_SECONDS,
} from '#server/platform/limits.ts';

export const VERIFICATION_LIMITS = {
  sendCooldownFirst: { name: 'send-cooldown-1', points: 1, windowSeconds: 30 },
  sendCooldownSecond: { name: 'send-cooldown-2', points: 1, windowSeconds: 60 },
  sendCooldownThird: { name: 'send-cooldown-3', points: 1, windowSeconds: 120 },
  sendNumberShort: { name: 'send-number-10m', points: 4, windowSeconds: 10 * MINUTE_SECONDS },
  sendNumberDay: { name: 'send-number-1d', points: 8, windowSeconds: DAY_SECONDS },
  sendAddressHour: { name: 'send-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
  sendAddressDay: { name: 'send-address-1d', points: 100, windowSeconds: DAY_SECONDS },
  sendNumberBlock: { name: 'send-block-1h', points: 20, windowSeconds: HOUR_SECONDS },
  checkNumberFailures: { name: 'check-number-1d', points: 10, windowSeconds: DAY_SECONDS },
  checkAddressFailures: { name: 'check-address-1d', points: 50, windowSeconds: DAY_SECONDS },
} as const satisfies Record<string, LimitRule>;
