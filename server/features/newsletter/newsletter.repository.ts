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
import { TOLD_DAYS_BEFORE, UNUSED_MONTHS } from '#shared/identity/account/retention.ts';

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

/** Whose subscription it is: a user's, or that of a visitor's verified number (E.164). */
export type SubscriptionOwner = { userId: string } | { phoneNumber: string };

export interface NewsletterRepository {
  /** A phone number that the session has proven, or undefined. */
  findGrantedNumber(sessionId: string, nowMs: number): Promise<string | undefined>;
  /**
   * Stores the owner's subscription in place of an earlier one. A user's is stored only for the account's own
   * address; one that is confirmed stays as it is, and so does an address that another owner has confirmed.
   * `unknown` when the user does not exist; `waits` when a link for the address is to be sent.
   */
  replaceSubscription(
    owner: SubscriptionOwner,
    subscriber: NewSubscriber,
  ): Promise<'unknown' | 'stays' | { waits: string }>;
  deleteSubscriptions(owner: SubscriptionOwner): Promise<void>;
  /** The subscription with what a letter to its user follows from; undefined when there is none. */
  findSubscription(id: string): Promise<Subscription | undefined>;
  /** The secret of its links, made of `fresh` where it has none; undefined when there is no such subscription. */
  ensureLinkSecret(id: string, fresh: string): Promise<string | undefined>;
  /** Confirms the address, if it is not yet; what has been refused counts no more. */
  confirm(id: string, at: Date): Promise<void>;
  deleteSubscription(id: string): Promise<void>;
  /** Notes that the address took a mail, or refused it; the second refusal in a row ends its confirmation. */
  noteSending(id: string, sending: 'sent' | 'refused', at: Date): Promise<void>;
  /** Confirmed addresses whose accounts are noted as unused, without work of `kind` yet; at most `limit`. */
  listUnused(kind: string, nowMs: number, limit: number): Promise<UnusedAccount[]>;
  /** One of them; undefined when its owner has come back, or nothing of it is there any more. */
  findUnused(eventId: string): Promise<UnusedAccount | undefined>;
}

/** An account that was not used for 23 months, with a confirmed address. */
export interface UnusedAccount {
  subscriptionId: string;
  userId: string;
  email: string;
  firstName: string;
  /** Of the note in its history. */
  eventId: string;
  /** It is deleted then or soon after, UTC. */
  deletedFrom: Date;
}

export interface Subscription extends SubscriberRow {
  /** Null for that of a visitor. */
  user: UserRow | null;
}

function ownedBy(owner: SubscriptionOwner): SQL {
  return 'userId' in owner ? eq(subscribers.userId, owner.userId) : isOfNumber(owner.phoneNumber);
}

const deletedFrom = sql`greatest(
  ${accountEvents.at} + make_interval(days => ${TOLD_DAYS_BEFORE}::int),
  ${users.lastUsedAt} + make_interval(months => ${UNUSED_MONTHS}::int))`.mapWith(accountEvents.at);

export function createNewsletterRepository(db: Database): NewsletterRepository {
  const selectUnused = (condition: SQL) =>
    db
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
        const [own] = await tx.select().from(subscribers).where(ownedBy(owner));
        if ('userId' in owner) {
          // The lock waits for an edit of the address and holds the next one back, so that no address is
          // stored that its user has just taken out.
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
        // Links that have been sent to the address work on.
        const kept = isOwn && own ? { id: own.id, linkSecret: own.linkSecret } : {};
        const [added] = await tx
          .insert(subscribers)
          .values({ ...subscriber, ...kept, ...owner, emailHash: searchHash(address), phoneHash })
          .onConflictDoNothing()
          .returning({ id: subscribers.id });
        return added === undefined ? 'stays' : { waits: added.id };
      });
    },

    async deleteSubscriptions(owner) {
      await db.delete(subscribers).where(ownedBy(owner));
    },

    async findSubscription(id) {
      const [found] = await db
        .select()
        .from(subscribers)
        .leftJoin(users, eq(users.id, subscribers.userId))
        .where(eq(subscribers.id, id));
      return found && { ...found.subscribers, user: found.users };
    },

    async ensureLinkSecret(id, fresh) {
      await db
        .update(subscribers)
        .set({ linkSecret: fresh })
        .where(and(eq(subscribers.id, id), isNull(subscribers.linkSecret)));
      const [found] = await db
        .select({ linkSecret: subscribers.linkSecret })
        .from(subscribers)
        .where(eq(subscribers.id, id));
      return found?.linkSecret ?? undefined;
    },

    async confirm(id, at) {
      await db
        .update(subscribers)
        .set({ confirmedAt: at, refusedAt: null })
        .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)));
    },

    async deleteSubscription(id) {
      await db.delete(subscribers).where(eq(subscribers.id, id));
    },

    async noteSending(id, sending, at) {
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
    },

    listUnused(kind, nowMs, limit) {
      const isKnown = db
        .select({ id: dueWork.id })
        .from(dueWork)
        .where(and(eq(dueWork.kind, kind), eq(dueWork.key, sql`${accountEvents.id}::text`)));
      // Few accounts are as old; their histories are read alone.
      const now = sql`to_timestamp(${nowMs}::bigint / 1000.0)`;
      const isOld = sql`${users.lastUsedAt} < ${now} - make_interval(months => ${UNUSED_MONTHS - 1}::int)`;
      return selectUnused(sql`${isOld} and ${notExists(isKnown)}`).limit(limit);
    },

    async findUnused(eventId) {
      const [found] = await selectUnused(eq(accountEvents.id, eventId));
      return found;
    },
  };
}
