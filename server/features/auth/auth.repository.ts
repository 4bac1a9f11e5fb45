// Accounts at the door: the grant used up, the user found or made, all in one transaction.

import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  consents,
  type NewUserRow,
  phoneGrants,
  subscribers,
  type UserRow,
  users,
} from '../../db/schema/index.ts';

export function createAuthRepository(db: Database) {
  return {
    /** Whether this session had a living grant for the number; it is used up within `tx`. */
    async takeGrant(
      tx: Database,
      grant: { sessionId: string; phoneNumber: string; nowMs: number },
    ): Promise<boolean> {
      const used = await tx
        .delete(phoneGrants)
        .where(
          and(
            eq(phoneGrants.sessionId, grant.sessionId),
            eq(phoneGrants.phoneNumber, grant.phoneNumber),
            gt(phoneGrants.expiresAt, new Date(grant.nowMs)),
          ),
        )
        .returning({ phoneNumber: phoneGrants.phoneNumber });
      return used.length > 0;
    },

    /** The new user, or undefined when the number or the username has been taken. */
    async createUser(tx: Database, user: NewUserRow): Promise<UserRow | undefined> {
      const [created] = await tx.insert(users).values(user).onConflictDoNothing().returning();
      return created;
    },

    async findUserByPhone(tx: Database, phoneNumber: string): Promise<UserRow | undefined> {
      const [found] = await tx.select().from(users).where(eq(users.phoneNumber, phoneNumber));
      return found;
    },

    async findUserByUsername(username: string): Promise<UserRow | undefined> {
      const [found] = await db.select().from(users).where(eq(users.username, username));
      return found;
    },

    async recordConsent(
      tx: Database,
      consent: { id: string; userId: string; version: string; givenAt: Date },
    ): Promise<void> {
      await tx.insert(consents).values({ ...consent, kind: 'attractions' });
    },

    /** Newsletter rows that were made with this number before it had an account belong to it now. */
    async claimSubscriptions(tx: Database, userId: string, phoneNumber: string): Promise<void> {
      await tx
        .update(subscribers)
        .set({ userId, phoneNumber: null })
        .where(eq(subscribers.phoneNumber, phoneNumber));
    },

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}
export type AuthRepository = ReturnType<typeof createAuthRepository>;
