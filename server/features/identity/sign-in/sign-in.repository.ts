// Queries of registration and login: use up the grant, find or create the user, in one transaction.

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  consents,
  type NewUserRow,
  phoneGrants,
  subscribers,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';

/** NIST SP 800-63B-4 §3.2.2: no more than 100 failed attempts in a row on an account. */
export const MAX_PASSWORD_FAILURES = 100;

export interface SignInRepository {
  /** Deletes the session's unexpired grant for the number within `tx`; false when there is none. */
  takeGrant(
    tx: Database,
    grant: { sessionId: string; phoneNumber: string; nowMs: number },
  ): Promise<boolean>;
  /** Returns the new user, or undefined when the phone number or the username is taken. */
  createUser(tx: Database, user: NewUserRow): Promise<UserRow | undefined>;
  findUserByPhone(tx: Database, phoneNumber: string): Promise<UserRow | undefined>;
  findUserByUsername(username: string): Promise<UserRow | undefined>;
  /** Counts a wrong password before it is checked; false when `MAX_PASSWORD_FAILURES` are counted, or for no account. */
  takePasswordFailure(username: string): Promise<boolean>;
  /** Begins the count of wrong passwords anew, after a sign-in. */
  forgetPasswordFailures(tx: Database, userId: string): Promise<void>;
  recordConsents(tx: Database, given: (typeof consents.$inferInsert)[]): Promise<void>;
  /**
   * Assigns the newsletter subscription of the sign-up to the account that comes of it, and deletes those of
   * other addresses that were typed on the way.
   */
  claimSubscriptions(tx: Database, user: UserRow): Promise<void>;
  inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
}

export function createSignInRepository(db: Database): SignInRepository {
  return {
    async takeGrant(tx, grant) {
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

    async createUser(tx, user) {
      const [created] = await tx.insert(users).values(user).onConflictDoNothing().returning();
      return created;
    },

    async findUserByPhone(tx, phoneNumber) {
      const [found] = await tx.select().from(users).where(eq(users.phoneNumber, phoneNumber));
      return found;
    },

    async findUserByUsername(username) {
      const [found] = await db.select().from(users).where(eq(users.username, username));
      return found;
    },

    async takePasswordFailure(username) {
      const counted = await db
        .update(users)
        .set({ passwordFailures: sql`${users.passwordFailures} + 1` })
        .where(and(eq(users.username, username), lt(users.passwordFailures, MAX_PASSWORD_FAILURES)))
        .returning({ id: users.id });
      return counted.length > 0;
    },

    async forgetPasswordFailures(tx, userId) {
      await tx
        .update(users)
        .set({ passwordFailures: 0 })
        .where(and(eq(users.id, userId), gt(users.passwordFailures, 0)));
    },

    async recordConsents(tx, given) {
      await tx.insert(consents).values(given);
    },

    async claimSubscriptions(tx, { id: userId, phoneNumber, email }) {
      const ofNumber = eq(subscribers.phoneNumber, phoneNumber);
      if (email !== null) {
        await tx
          .update(subscribers)
          .set({ userId, phoneNumber: null })
          .where(and(ofNumber, eq(sql`lower(${subscribers.email})`, email.toLowerCase())));
      }
      await tx.delete(subscribers).where(ofNumber);
    },

    inTransaction: (work) => db.transaction(work),
  };
}
