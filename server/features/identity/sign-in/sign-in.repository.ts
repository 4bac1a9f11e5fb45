// Queries of registration and login: use up the grant, find or create the user, in one transaction.

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { hasHashOf, hasText, lockText } from '#server/db/encrypted-search.ts';
import { searchHash } from '#server/db/encryption.ts';
import { storedFold } from '#server/db/schema/encrypted.ts';
import {
  consents,
  type NewUserRow,
  phoneGrants,
  subscribers,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';

/** The address of a subscription, in lower case. */
const subscribedAddress = {
  plain: sql`lower(${subscribers.email})`,
  hash: subscribers.emailHash,
};

/** NIST SP 800-63B-4 §3.2.2: no more than 100 failed attempts in a row on an account. */
export const MAX_PASSWORD_FAILURES = 100;

async function findUserByPhone(tx: Database, phoneNumber: string): Promise<UserRow | undefined> {
  const isOfNumber = hasText({ plain: users.phoneNumber, hash: users.phoneHash }, phoneNumber);
  const [found] = await tx.select().from(users).where(isOfNumber);
  return found;
}

/** Deletes the session's unexpired grant for the number within `tx`; false when there is none. */
async function takeGrant(
  tx: Database,
  grant: { sessionId: string; phoneNumber: string; nowMs: number },
): Promise<boolean> {
  const used = await tx
    .delete(phoneGrants)
    .where(
      and(
        eq(phoneGrants.sessionId, grant.sessionId),
        hasHashOf(phoneGrants.phoneNumber, grant.phoneNumber),
        gt(phoneGrants.expiresAt, new Date(grant.nowMs)),
      ),
    )
    .returning({ phoneNumber: phoneGrants.phoneNumber });
  return used.length > 0;
}

/** Returns the new user, or undefined when the phone number or the username is taken. */
async function createUser(tx: Database, user: NewUserRow): Promise<UserRow | undefined> {
  await lockText(tx, user.phoneNumber);
  if (await findUserByPhone(tx, user.phoneNumber)) return undefined;
  const phoneHash = searchHash(user.phoneNumber);
  const [created] = await tx
    .insert(users)
    .values({ ...user, birthTimeFold: storedFold(user.birthTimeFold ?? null), phoneHash })
    .onConflictDoNothing()
    .returning();
  return created;
}

async function findUserByUsername(db: Database, username: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.username, username));
  return found;
}

/**
 * Counts a wrong password before it is checked; false when `MAX_PASSWORD_FAILURES` are counted, or for no account.
 */
async function takePasswordFailure(db: Database, username: string): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({ passwordFailures: sql`${users.passwordFailures} + 1` })
    .where(and(eq(users.username, username), lt(users.passwordFailures, MAX_PASSWORD_FAILURES)))
    .returning({ id: users.id });
  return counted.length > 0;
}

/** Sets the count of wrong passwords to 0, after a sign-in. */
async function forgetPasswordFailures(tx: Database, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordFailures: 0 })
    .where(and(eq(users.id, userId), gt(users.passwordFailures, 0)));
}

async function recordConsents(
  tx: Database,
  given: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(consents).values(given);
}

/**
 * Gives the newsletter subscription that was made with this number during the sign-up to the user, if it has the
 * user's address, and deletes the number's subscriptions of other addresses.
 */
async function claimSubscriptions(
  tx: Database,
  { id: userId, phoneNumber, email }: UserRow,
): Promise<void> {
  const { phoneNumber: plain, phoneHash: hash } = subscribers;
  const ofNumber = hasText({ plain, hash }, phoneNumber);
  if (email !== null) {
    await tx
      .update(subscribers)
      .set({ userId, phoneNumber: null, phoneHash: null })
      .where(and(ofNumber, hasText(subscribedAddress, email.toLowerCase())));
  }
  await tx.delete(subscribers).where(ofNumber);
}

export function createSignInRepository(db: Database) {
  return {
    ...bindAll(db, { findUserByUsername, takePasswordFailure }),
    takeGrant,
    createUser,
    findUserByPhone,
    forgetPasswordFailures,
    recordConsents,
    claimSubscriptions,

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}

export type SignInRepository = ReturnType<typeof createSignInRepository>;
