import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { phoneGrants, subscribers } from '#server/db/schema/index.ts';

export const ownedTables: OwnedTables = { byUserId: [subscribers], byPhoneNumber: [subscribers] };

export interface NewsletterRepository {
  /** A phone number that the session has proven, or undefined. */
  findGrantedNumber(sessionId: string, nowMs: number): Promise<string | undefined>;
  /** Stores a subscriber; an e-mail address that is subscribed already is left unchanged. */
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
      await db.insert(subscribers).values(subscriber).onConflictDoNothing();
    },
  };
}
