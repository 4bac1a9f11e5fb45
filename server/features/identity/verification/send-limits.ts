// Limits on sending codes: per number, per caller's address, per block of numbers, and for the whole service.

import { HOUR_SECONDS, type LimitRule, type Limits } from '#server/platform/limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import { VERIFICATION_LIMITS } from './verification.limits.ts';

/** The pause after the first, the second, and every further send to a number. */
const COOLDOWNS = [
  VERIFICATION_LIMITS.sendCooldownFirst,
  VERIFICATION_LIMITS.sendCooldownSecond,
  VERIFICATION_LIMITS.sendCooldownThird,
] as const;
const BLOCK_DIGITS = 4;

export interface SendLimits {
  /** Counts a send to an E.164 number from an address; throws `too_many_requests`. */
  take(phoneNumber: string, address: string): Promise<void>;
}

export function createSendLimits(dependencies: {
  limits: Limits;
  hourlyCap: number;
  /** `LIMIT_FACTOR`, which also multiplies the cap. */
  limitFactor: number;
  logger: Logger;
}): SendLimits {
  const { limits, hourlyCap, limitFactor, logger } = dependencies;
  const wholeService: LimitRule = {
    name: 'send-service-1h',
    points: hourlyCap,
    windowSeconds: HOUR_SECONDS,
  };
  const halfOfCap = Math.ceil((hourlyCap * limitFactor) / 2);

  /** Checks that the pause after the last send is over, and starts the next, longer one. */
  async function takeCooldown(phoneNumber: string): Promise<void> {
    const sent = await limits.assertLeft(VERIFICATION_LIMITS.sendNumberShort, phoneNumber);
    const last = COOLDOWNS.length - 1;
    for (const rule of COOLDOWNS) await limits.assertLeft(rule, phoneNumber);
    const next = COOLDOWNS[Math.min(sent, last)];
    if (next) await limits.take(next, phoneNumber);
  }

  return {
    async take(phoneNumber, address) {
      await limits.take(VERIFICATION_LIMITS.sendAddressHour, address);
      await limits.take(VERIFICATION_LIMITS.sendAddressDay, address);
      await takeCooldown(phoneNumber);
      await limits.take(VERIFICATION_LIMITS.sendNumberShort, phoneNumber);
      await limits.take(VERIFICATION_LIMITS.sendNumberDay, phoneNumber);
      await limits.take(VERIFICATION_LIMITS.sendNumberBlock, phoneNumber.slice(0, -BLOCK_DIGITS));
      const sentByAll = await limits.take(wholeService, 'all');
      if (sentByAll === halfOfCap)
        logger.warn({ sent: sentByAll, cap: hourlyCap }, 'half of SMS_HOURLY_CAP is used');
    },
  };
}
