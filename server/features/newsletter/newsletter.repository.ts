import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { hasText, lockText, searchHash } from '#server/db/encryption.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { phoneGrants, subscribers, users } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = {
  byUserId: [subscribers],
  byPhoneNumber: [{ table: subscribers, isOfNumber }],
};

function isOfNumber(phoneNumber: string): SQL {
  return hasText({ plain: subscribers.phoneNumber, hash: subscribers.phoneHash }, phoneNumber);
}

type NewSubscriber = Omit<
  typeof subscribers.$inferInsert,
  'userId' | 'phoneNumber' | 'phoneHash' | 'emailHash'
>;

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
  return 'userId' in owner ? eq(subscribers.userId, owner.userId) : isOfNumber(owner.phoneNumber);
}

export function createNewsletterRepository(db: Database): NewsletterRepository {
  return {
    async findGrantedNumber(sessionId, nowMs) {
      const [grant] = await db
        .select({ number: phoneGrants.number, phoneNumber: phoneGrants.phoneNumber })
        .from(phoneGrants)
        .where(
          and(eq(phoneGrants.sessionId, sessionId), gt(phoneGrants.expiresAt, new Date(nowMs))),
        )
        .limit(1);
      return grant?.number ?? grant?.phoneNumber;
    },

    async replaceSubscription(owner, subscriber) {
      const address = subscriber.email.toLowerCase();
      return db.transaction(async (tx) => {
        // Before any row is locked, so that two who store the address cannot wait for each other.
        await lockText(tx, address);
        if ('userId' in owner) {
          // The lock waits for an edit of the address and holds the next one back, so that no address is
          // stored that its user has just taken out.
          const [user] = await tx
            .select({ email: users.email })
            .from(users)
            .where(eq(users.id, owner.userId))
            .for('share');
          if (user === undefined) return false;
          if (user.email?.toLowerCase() !== address) return true;
        }
        await tx.delete(subscribers).where(ownedBy(owner));
        const lowerEmail = sql`lower(${subscribers.email})`;
        const isSameAddress = hasText({ plain: lowerEmail, hash: subscribers.emailHash }, address);
        // An address that nobody has confirmed is held by nobody.
        await tx.delete(subscribers).where(and(isSameAddress, isNull(subscribers.confirmedAt)));
        const held = await tx.select({ id: subscribers.id }).from(subscribers).where(isSameAddress);
        if (held.length > 0) return true;
        const phoneHash = 'phoneNumber' in owner ? searchHash(owner.phoneNumber) : null;
        await tx
          .insert(subscribers)
          .values({ ...subscriber, ...owner, emailHash: searchHash(address), phoneHash })
          .onConflictDoNothing();
        return true;
      });
    },

    async deleteSubscriptions(owner) {
      await db.delete(subscribers).where(ownedBy(owner));
    },
  };
}
