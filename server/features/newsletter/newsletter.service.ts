import type { PersonalDetails } from '#shared/auth/personal-details.schema.ts';
import type { Chance } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';

/** Who subscribes: a user, or a session that may have proven a number. */
export interface SubscriptionCaller {
  userId: string | undefined;
  sessionId: string | undefined;
}

export interface NewsletterService {
  /** Keeps the address for a user or a proven number; for anybody else it keeps nothing, and says nothing. */
  subscribe(details: PersonalDetails, caller: SubscriptionCaller): Promise<void>;
}

export function createNewsletterService(dependencies: {
  repository: NewsletterRepository;
  clock: Clock;
  chance: Chance;
}): NewsletterService {
  const { repository, clock, chance } = dependencies;
  return {
    async subscribe(details, { userId, sessionId }) {
      const nowMs = clock.now();
      const phoneNumber =
        userId === undefined && sessionId !== undefined
          ? await repository.findGrantedNumber(sessionId, nowMs)
          : undefined;
      if (userId === undefined && phoneNumber === undefined) return;
      await repository.createSubscriber({
        id: chance.uuid(),
        ...details,
        userId: userId ?? null,
        phoneNumber: phoneNumber ?? null,
        subscribedAt: new Date(nowMs),
      });
    },
  };
}
