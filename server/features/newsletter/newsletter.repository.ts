import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { phoneGrants, subscribers, users } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [subscribers], byPhoneNumber: [subscribers] };

type NewSubscriber = Omit<typeof subscribers.$inferInsert, 'userId' | 'phoneNumber'>;

/** Whose subscription it is: a user's, or that of a visitor's verified number (E.164). */
export type SubscriptionOwner = { userId: string } | { phoneNumber: string };

export interface NewsletterRepository {
  /** A phone number that the session has proven, or undefined. */
  findGrantedNumber(sessionId: string, nowMs: number): Promise<string | undefined>;
  /**
   * Stores the owner's subscription in place of an earlier one. A user's is stored only for the account's own
   * address; an address that another owner has confirmed is left unchanged. False when the user does not exist.
   */
  replaceSubscription(owner: SubscriptionOwner, subscriber: NewSubscriber): Promise<boolean>;
  deleteSubscriptions(owner: SubscriptionOwner): Promise<void>;
}

function ownedBy(owner: SubscriptionOwner): SQL {
  return 'userId' in owner
    ? eq(subscribers.userId, owner.userId)
    : eq(subscribers.phoneNumber, owner.phoneNumber);
}

export function createNewsletterRepository(db: Database): NewsletterRepository {
  return {
    async findGrantedNumber(sessionId, nowMs) {
      const [grant] = await db
        .select({ phoneNumber: phoneGrants.phoneNumber })
        .from(phoneGrants)
        .where(
          and(eq(phoneGrants.sessionId, sessionId), gt(phoneGrants.expiresAt, new Date(nowMs))),
        )
        .limit(1);
      return grant?.phoneNumber;
    },

    async replaceSubscription(owner, subscriber) {
      return db.transaction(async (tx) => {
        if ('userId' in owner) {
          // The lock waits for an edit of the address and holds the next one back, so that no address is
          // stored that its user has just taken out.
          const [user] = await tx
            .select({ email: users.email })
            .from(users)
            .where(eq(users.id, owner.userId))
            .for('share');
          if (user === undefined) return false;
          if (user.email?.toLowerCase() !== subscriber.email.toLowerCase()) return true;
        }
        await tx.delete(subscribers).where(ownedBy(owner));
        // An address that nobody has confirmed is held by nobody.
        const isSameAddress = eq(sql`lower(${subscribers.email})`, subscriber.email.toLowerCase());
        await tx.delete(subscribers).where(and(isSameAddress, isNull(subscribers.confirmedAt)));
        await tx
          .insert(subscribers)
          .values({ ...subscriber, ...owner })
          .onConflictDoNothing();
        return true;
      });
    },

    async deleteSubscriptions(owner) {
      await db.delete(subscribers).where(ownedBy(owner));
    },
  };
}
