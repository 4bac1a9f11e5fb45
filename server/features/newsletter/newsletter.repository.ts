import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { phoneGrants, subscribers } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [subscribers], byPhoneNumber: [subscribers] };

export interface NewsletterRepository {
  /** A phone number that the session has proven, or undefined. */
  findGrantedNumber(sessionId: string, nowMs: number): Promise<string | undefined>;
  /** Stores a subscriber, in place of an unconfirmed one with the same address; a confirmed one is left unchanged. */
  createSubscriber(subscriber: typeof subscribers.$inferInsert): Promise<void>;
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

    async createSubscriber(subscriber) {
      await db.transaction(async (tx) => {
        const isSameAddress = eq(sql`lower(${subscribers.email})`, subscriber.email.toLowerCase());
        await tx.delete(subscribers).where(and(isSameAddress, isNull(subscribers.confirmedAt)));
        await tx.insert(subscribers).values(subscriber).onConflictDoNothing();
      });
    },
  };
}
