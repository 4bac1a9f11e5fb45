import { and, eq, gt, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { hasText, lockText } from '#server/db/encrypted-search.ts';
import { searchHash } from '#server/db/encryption.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  accountEvents,
  dueWork,
  phoneGrants,
  subscribers,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import { DELETION_NOTICE_DAYS, UNUSED_ACCOUNT_MONTHS } from '#shared/identity/account/retention.ts';

export const ownedTables: OwnedTables = {
  byUserId: [subscribers],
  byPhoneNumber: [{ table: subscribers, isOfNumber }],
};

function isOfNumber(phoneNumber: string): SQL {
  return hasText({ plain: subscribers.phoneNumber, hash: subscribers.phoneHash }, phoneNumber);
}

type SubscriberRow = typeof subscribers.$inferSelect;
type NewSubscriber = Omit<
  typeof subscribers.$inferInsert,
  'userId' | 'phoneNumber' | 'phoneHash' | 'emailHash'
>;

/** The owner of a subscription: a user, or a visitor's verified number (E.164). */
export type SubscriptionOwner = { userId: string } | { phoneNumber: string };

/** An account that is unused for 23 months and noted as such in its history, with a confirmed address. */
export interface UnusedAccount {
  subscriptionId: string;
  userId: string;
  email: string;
  firstName: string;
  /** The id of the note in the account's history. */
  eventId: string;
  /** The account is deleted at this time or soon after, unless it is used before. */
  deletedFrom: Date;
}

export interface Subscription extends SubscriberRow {
  /** Null for a visitor's subscription. */
  user: UserRow | null;
}

function ownedBy(owner: SubscriptionOwner): SQL {
  return 'userId' in owner ? eq(subscribers.userId, owner.userId) : isOfNumber(owner.phoneNumber);
}

const deletedFrom = sql`greatest(
  ${accountEvents.at} + make_interval(days => ${DELETION_NOTICE_DAYS}::int),
  ${users.lastUsedAt} + make_interval(months => ${UNUSED_ACCOUNT_MONTHS}::int))`.mapWith(
  accountEvents.at,
);

function selectUnused(db: Database, condition: SQL) {
  return db
    .select({
      subscriptionId: subscribers.id,
      userId: users.id,
      email: subscribers.email,
      firstName: subscribers.firstName,
      eventId: accountEvents.id,
      deletedFrom,
    })
    .from(accountEvents)
    .innerJoin(users, eq(users.id, accountEvents.userId))
    .innerJoin(subscribers, eq(subscribers.userId, users.id))
    .where(
      and(
        eq(accountEvents.kind, 'unused'),
        gt(accountEvents.at, users.lastUsedAt),
        isNotNull(subscribers.confirmedAt),
        condition,
      ),
    );
}

/** A phone number that the session has proven, or undefined. */
async function findGrantedNumber(
  db: Database,
  sessionId: string,
  nowMs: number,
): Promise<string | undefined> {
  const [grant] = await db
    .select({ number: phoneGrants.number, phoneNumber: phoneGrants.phoneNumber })
    .from(phoneGrants)
    .where(and(eq(phoneGrants.sessionId, sessionId), gt(phoneGrants.expiresAt, new Date(nowMs))))
    .limit(1);
  return grant?.number ?? grant?.phoneNumber;
}

/**
 * Stores the owner's subscription in place of an earlier one. `unknown`: the user does not exist. `stays`: nothing is
 * stored, because the address is not that of the user's account, or is confirmed already, by this owner or another.
 * `waits`: stored under this id, and a link that confirms the address is to be sent.
 */
async function replaceSubscription(
  db: Database,
  owner: SubscriptionOwner,
  subscriber: NewSubscriber,
): Promise<'unknown' | 'stays' | { waits: string }> {
  const address = subscriber.email.toLowerCase();
  return db.transaction(async (tx) => {
    // Before any row is locked, so that two transactions that store the address cannot wait for each other.
    await lockText(tx, address);
    const [own] = await tx.select().from(subscribers).where(ownedBy(owner));
    if ('userId' in owner) {
      // The lock waits for a running edit of the account's address and holds back the next one, so that an address
      // which the user has just removed from the account is not stored.
      const [user] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, owner.userId))
        .for('share');
      if (user === undefined) return 'unknown';
      if (user.email?.toLowerCase() !== address) return 'stays';
    }
    const isOwn = own?.email.toLowerCase() === address;
    if (isOwn && own?.confirmedAt) return 'stays';
    await tx.delete(subscribers).where(ownedBy(owner));
    const lowerEmail = sql`lower(${subscribers.email})`;
    const isSameAddress = hasText({ plain: lowerEmail, hash: subscribers.emailHash }, address);
    // A new subscription of an address replaces one that was not confirmed.
    await tx.delete(subscribers).where(and(isSameAddress, isNull(subscribers.confirmedAt)));
    const held = await tx.select({ id: subscribers.id }).from(subscribers).where(isSameAddress);
    if (held.length > 0) return 'stays';
    const phoneHash = 'phoneNumber' in owner ? searchHash(owner.phoneNumber) : null;
    // Id and secret stay the same for the same address, so that links in mails already sent keep working.
    const kept = isOwn && own ? { id: own.id, linkSecret: own.linkSecret } : {};
    const [added] = await tx
      .insert(subscribers)
      .values({ ...subscriber, ...kept, ...owner, emailHash: searchHash(address), phoneHash })
      .onConflictDoNothing()
      .returning({ id: subscribers.id });
    return added === undefined ? 'stays' : { waits: added.id };
  });
}

async function deleteSubscriptions(db: Database, owner: SubscriptionOwner): Promise<void> {
  await db.delete(subscribers).where(ownedBy(owner));
}

/** A subscription by its id, with its user, on whose columns the letter depends; undefined when there is none. */
async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  const [found] = await db
    .select()
    .from(subscribers)
    .leftJoin(users, eq(users.id, subscribers.userId))
    .where(eq(subscribers.id, id));
  return found && { ...found.subscribers, user: found.users };
}

/**
 * The secret of a subscription's links; stores `fresh` as the secret if it has none. Undefined without such a row.
 */
async function ensureLinkSecret(
  db: Database,
  id: string,
  fresh: string,
): Promise<string | undefined> {
  await db
    .update(subscribers)
    .set({ linkSecret: fresh })
    .where(and(eq(subscribers.id, id), isNull(subscribers.linkSecret)));
  const [found] = await db
    .select({ linkSecret: subscribers.linkSecret })
    .from(subscribers)
    .where(eq(subscribers.id, id));
  return found?.linkSecret ?? undefined;
}

/** Confirms the address unless it is confirmed already; an earlier refusal of a mail no longer counts. */
async function confirm(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ confirmedAt: at, refusedAt: null })
    .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)));
}

async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.id, id));
}

/** Records that the address accepted or refused a mail; the second refusal in a row ends its confirmation. */
async function noteSending(
  db: Database,
  id: string,
  sending: 'sent' | 'refused',
  at: Date,
): Promise<void> {
  const isIt = eq(subscribers.id, id);
  if (sending === 'sent') {
    await db
      .update(subscribers)
      .set({ refusedAt: null })
      .where(and(isIt, isNotNull(subscribers.refusedAt)));
    return;
  }
  await db
    .update(subscribers)
    .set({
      refusedAt: at,
      confirmedAt: sql`case when ${subscribers.refusedAt} is null then ${subscribers.confirmedAt} end`,
    })
    .where(isIt);
}

/** At most `limit` unused accounts with a confirmed address for whose note no due work of `kind` exists yet. */
function listUnused(
  db: Database,
  kind: string,
  nowMs: number,
  limit: number,
): Promise<UnusedAccount[]> {
  const isKnown = db
    .select({ id: dueWork.id })
    .from(dueWork)
    .where(and(eq(dueWork.kind, kind), eq(dueWork.key, sql`${accountEvents.id}::text`)));
  // This condition first reduces the search to the few accounts that were unused for so long.
  const now = sql`to_timestamp(${nowMs}::bigint / 1000.0)`;
  const isOld = sql`${users.lastUsedAt} < ${now} - make_interval(months => ${UNUSED_ACCOUNT_MONTHS - 1}::int)`;
  return selectUnused(db, sql`${isOld} and ${notExists(isKnown)}`).limit(limit);
}

/** The unused account of a note; undefined when it is in use again, or account, note or subscription are gone. */
async function findUnused(
  db: Database,
  userId: string,
  eventId: string,
): Promise<UnusedAccount | undefined> {
  const isNote = sql`${accountEvents.userId} = ${userId} and ${accountEvents.id} = ${eventId}`;
  const [found] = await selectUnused(db, isNote);
  return found;
}

export function createNewsletterRepository(db: Database) {
  return bindAll(db, {
    findGrantedNumber,
    replaceSubscription,
    deleteSubscriptions,
    findSubscription,
    ensureLinkSecret,
    confirm,
    deleteSubscription,
    noteSending,
    listUnused,
    findUnused,
  });
}

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;
