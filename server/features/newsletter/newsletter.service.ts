import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import type { PersonalDetails } from '#shared/identity/account/personal-details.schema.ts';
import type { NewsletterRepository } from './newsletter.repository.ts';

/** The subscriber: a user, or a visitor's session that may have verified a phone number. */
export interface SubscriptionCaller {
  user: { id: string; email: string | null } | undefined;
  sessionId: string | undefined;
}

export interface NewsletterService {
  /**
   * Stores the address, unconfirmed, for a user whose own it is or for a verified number; otherwise stores
   * nothing, with the same answer.
   */
  subscribe(details: PersonalDetails, caller: SubscriptionCaller): Promise<void>;
}

export function createNewsletterService(dependencies: {
  repository: NewsletterRepository;
  clock: Clock;
  random: Random;
}): NewsletterService {
  const { repository, clock, random } = dependencies;
  return {
    async subscribe({ email, firstName, lastName }, { user, sessionId }) {
      const nowMs = clock.now();
      const phoneNumber =
        user === undefined && sessionId !== undefined
          ? await repository.findGrantedNumber(sessionId, nowMs)
          : undefined;
      if (user === undefined && phoneNumber === undefined) return;
      if (user !== undefined && user.email?.toLowerCase() !== email.toLowerCase()) return;
      await repository.createSubscriber({
        id: random.uuid(),
        email,
        firstName,
        lastName,
        userId: user?.id ?? null,
        phoneNumber: phoneNumber ?? null,
        subscribedAt: new Date(nowMs),
      });
    },
  };
}
