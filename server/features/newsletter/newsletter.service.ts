import type { Clock } from '#server/platform/clock.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import type { SubscribeRequest } from '#shared/newsletter/newsletter.schema.ts';
import type { NewsletterRepository, SubscriptionOwner } from './newsletter.repository.ts';

/** The subscriber: a user, or a visitor's session that may have verified a phone number. */
export interface SubscriptionCaller {
  user: { id: string } | undefined;
  sessionId: string | undefined;
}

export interface NewsletterService {
  /**
   * With consent stores the address of a user or of a verified number; without it, nothing. A refused consent takes
   * the caller's earlier subscription back. The answer is the same for all.
   */
  subscribe(request: SubscribeRequest, caller: SubscriptionCaller): Promise<void>;
  /** Deletes the user's subscription, if there is one. */
  unsubscribe(userId: string): Promise<void>;
}

export function createNewsletterService(dependencies: {
  repository: NewsletterRepository;
  clock: Clock;
  random: Random;
}): NewsletterService {
  const { repository, clock, random } = dependencies;

  async function findOwner(caller: SubscriptionCaller): Promise<SubscriptionOwner | undefined> {
    const { user, sessionId } = caller;
    if (user !== undefined) return { userId: user.id };
    if (sessionId === undefined) return undefined;
    const phoneNumber = await repository.findGrantedNumber(sessionId, clock.now());
    return phoneNumber === undefined ? undefined : { phoneNumber };
  }

  return {
    async subscribe({ consent, ...details }, caller) {
      if (consent === undefined) return;
      const owner = await findOwner(caller);
      if (owner === undefined) return;
      if (!consent) return repository.deleteSubscriptions(owner);
      const isKnown = await repository.replaceSubscription(owner, {
        id: random.uuid(),
        ...details,
        subscribedAt: new Date(clock.now()),
      });
      // The account was deleted while the request was being handled.
      if (!isKnown) throw new AppError('not_signed_in');
    },
    unsubscribe: (userId) => repository.deleteSubscriptions({ userId }),
  };
}
