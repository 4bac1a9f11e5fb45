// Rate limits of sending and checking codes. Strangers, strangers with a proof of work, and known devices of the number
// are counted apart, so that none of them can use up what another needs (.github/decisions/0006).

import {
  DAY_SECONDS,
  HOUR_SECONDS,
  type LimitRule,
  MINUTE_SECONDS,
} from '#server/platform/limits.ts';

export const VERIFICATION_LIMITS = {
  /**
   * The pauses after the first, the second and every further send. By number; from known devices by device and number,
   * from strangers with a proof of work by address and number.
   */
  sendCooldownFirst: { name: 'send-cooldown-1', points: 1, windowSeconds: 30 },
  sendCooldownSecond: { name: 'send-cooldown-2', points: 1, windowSeconds: 60 },
  sendCooldownThird: { name: 'send-cooldown-3', points: 1, windowSeconds: 120 },
  /** Counted by the same key as the pauses. */
  sendNumberShort: { name: 'send-number-10m', points: 4, windowSeconds: 10 * MINUTE_SECONDS },
  /** By device and number. */
  sendDeviceDay: { name: 'send-device-1d', points: 8, windowSeconds: DAY_SECONDS },
  /** By number, from all its known devices: somebody with the password can make any number of known devices. */
  sendDevicesNumberDay: { name: 'send-devices-number-1d', points: 40, windowSeconds: DAY_SECONDS },
  /** By number, from strangers. */
  sendStrangerDay: { name: 'send-number-1d', points: 4, windowSeconds: DAY_SECONDS },
  /** By number and address, from strangers with a proof of work. */
  sendProvenDay: { name: 'send-proven-1d', points: 4, windowSeconds: DAY_SECONDS },
  /** By number and IPv6 /48, from strangers with a proof of work. */
  sendProvenSiteDay: { name: 'send-proven-site-1d', points: 40, windowSeconds: DAY_SECONDS },
  /** By number, from all strangers with a proof of work: more than ten addresses, with four sends each, can use up. */
  sendProvenNumberDay: { name: 'send-proven-number-1d', points: 60, windowSeconds: DAY_SECONDS },
  /** By the caller's address, from strangers. */
  sendAddressHour: { name: 'send-address-1h', points: 20, windowSeconds: HOUR_SECONDS },
  sendAddressDay: { name: 'send-address-1d', points: 100, windowSeconds: DAY_SECONDS },
  /** By the IPv6 /48 of the caller's address, from strangers. */
  sendSiteHour: { name: 'send-site-1h', points: 200, windowSeconds: HOUR_SECONDS },
  sendSiteDay: { name: 'send-site-1d', points: 1000, windowSeconds: DAY_SECONDS },
  /** By number without its last four digits, from strangers without a proof of work. */
  sendNumberBlock: { name: 'send-block-1h', points: 20, windowSeconds: HOUR_SECONDS },
  /** By number and session. */
  checkSessionFailures: { name: 'check-session-1d', points: 10, windowSeconds: DAY_SECONDS },
  /** By number, from strangers. */
  checkStrangerFailures: { name: 'check-number-1d', points: 40, windowSeconds: DAY_SECONDS },
  /** By number, of codes that were sent for a proof of work. */
  checkProvenFailures: { name: 'check-proven-1d', points: 400, windowSeconds: DAY_SECONDS },
  /** By the caller's address, of codes that were sent to strangers. */
  checkAddressFailures: { name: 'check-address-1d', points: 50, windowSeconds: DAY_SECONDS },
  /** By proof: each counts once. */
  proofUsed: { name: 'proof-used', points: 1, windowSeconds: HOUR_SECONDS, fixed: true },
} as const satisfies Record<string, LimitRule>;
