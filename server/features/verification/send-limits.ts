// How often codes may be sent: to a number, from an address, to a block of numbers, by the whole service.

import { LIMITS, type LimitRule, type Limits } from '../../platform/limits.ts';
import type { Logger } from '../../platform/logger.ts';

/** The pause after the first, the second, and every further send to a number. */
const COOLDOWNS = [
  LIMITS.sendCooldownFirst,
  LIMITS.sendCooldownSecond,
  LIMITS.sendCooldownThird,
] as const;
const BLOCK_DIGITS = 4;
const HOUR_SECONDS = 3600;

export interface SendLimits {
  /** Counts a send to an E.164 number from an address; throws `too_many_requests`. */
  take(phoneNumber: string, address: string): Promise<void>;
}

export function createSendLimits(dependencies: {
  limits: Limits;
  hourlyCap: number;
  /** As the operator scales the limits; the cap is scaled with them. */
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

  /** The pause that the last send began must be over; this one begins the next, longer one. */
  async function takeCooldown(phoneNumber: string): Promise<void> {
    const sent = await limits.assertLeft(LIMITS.sendNumberShort, phoneNumber);
    const last = COOLDOWNS.length - 1;
    for (const rule of COOLDOWNS) await limits.assertLeft(rule, phoneNumber);
    const next = COOLDOWNS[Math.min(sent, last)];
    if (next) await limits.take(next, phoneNumber);
  }

  return {
    async take(phoneNumber, address) {
      await limits.take(LIMITS.sendAddressHour, address);
      await limits.take(LIMITS.sendAddressDay, address);
      await takeCooldown(phoneNumber);
      await limits.take(LIMITS.sendNumberShort, phoneNumber);
      await limits.take(LIMITS.sendNumberDay, phoneNumber);
      await limits.take(LIMITS.sendNumberBlock, phoneNumber.slice(0, -BLOCK_DIGITS));
      const sentByAll = await limits.take(wholeService, 'all');
      if (sentByAll === halfOfCap)
        logger.warn({ sent: sentByAll, cap: hourlyCap }, 'half of SMS_HOURLY_CAP is used');
    },
  };
}
