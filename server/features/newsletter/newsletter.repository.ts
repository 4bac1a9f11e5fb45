import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { phoneGrants, subscribers } from '../../db/schema/index.ts';

export function createNewsletterRepository(db: Database) {
  return {
    /** A number that this session has proven, or undefined. */
    async findGrantedNumber(sessionId: string, nowMs: number): Promise<string | undefined> {
      const [grant] = await db
        .select({ phoneNumber: phoneGrants.phoneNumber })
        .from(phoneGrants)
        .where(
          and(eq(phoneGrants.sessionId, sessionId), gt(phoneGrants.expiresAt, new Date(nowMs))),
        )
        .limit(1);
      return grant?.phoneNumber;
    },

    /** Keeps a subscriber; an address that is there already stays as it is. */
    async createSubscriber(subscriber: typeof subscribers.$inferInsert): Promise<void> {
      await db.insert(subscribers).values(subscriber).onConflictDoNothing();
    },
  };
}
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
