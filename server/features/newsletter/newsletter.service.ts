import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import type { PersonalDetails } from '#shared/identity/account/personal-details.schema.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';

/** The subscriber: a user, or a visitor's session that may have verified a phone number. */
export interface SubscriptionCaller {
  userId: string | undefined;
  sessionId: string | undefined;
}

export interface NewsletterService {
  /** Stores the address for a user or a verified number; otherwise stores nothing, with the same answer. */
  subscribe(details: PersonalDetails, caller: SubscriptionCaller): Promise<void>;
}

export function createNewsletterService(dependencies: {
  repository: NewsletterRepository;
  clock: Clock;
  random: Random;
}): NewsletterService {
  const { repository, clock, random } = dependencies;
  return {
    async subscribe(details, { userId, sessionId }) {
      const nowMs = clock.now();
      const phoneNumber =
        userId === undefined && sessionId !== undefined
          ? await repository.findGrantedNumber(sessionId, nowMs)
          : undefined;
      if (userId === undefined && phoneNumber === undefined) return;
      await repository.createSubscriber({
        id: random.uuid(),
        ...details,
        userId: userId ?? null,
        phoneNumber: phoneNumber ?? null,
        subscribedAt: new Date(nowMs),
      });
    },
  };
}
