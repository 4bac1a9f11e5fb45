// Queries of the account: the user's row, consents, sessions, and the export and deletion of all owned tables.

import {
  and,
  desc,
  eq,
  getTableColumns,
  getTableName,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseClient } from '#server/db/database.ts';
import { hasText, lockText } from '#server/db/encrypted-search.ts';
import { searchHash } from '#server/db/encryption.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import { storedFold } from '#server/db/schema/encrypted.ts';
import {
  accountEvents,
  calendarFeeds,
  consents,
  type SessionRow,
  sessions,
  subscribers,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { AccountEventKind } from '#shared/identity/account/history.schema.ts';
import type { NewsletterState } from '#shared/identity/account/newsletter-states.ts';
import type { Preferences } from '#shared/identity/account/preferences.schema.ts';
import { DELETION_NOTICE_DAYS, UNUSED_ACCOUNT_MONTHS } from '#shared/identity/account/retention.ts';

/** The columns of a user that an edit can change. */
export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'attractions'
    | 'browserHours'
    | 'birthDate'
    | 'birthTime'
    | 'birthPlace'
    | 'birthPlaceDetails'
    | 'birthTimeFold'
    | 'birthTimeMargin'
    | 'passwordHash'
    | 'phoneNumber'
    | 'passwordFailures'
    | keyof Preferences
  >
>;

export const ownedTables: OwnedTables = { byUserId: [consents, accountEvents], byPhoneNumber: [] };

/** Columns left out of the export: with them, another person who gets the file could sign in as the user. */
const SECRET_COLUMNS = new Set([
  'passwordHash',
  'sidHash',
  'codeHash',
  'phoneHash',
  'emailHash',
  'linkSecret',
]);

type ExportedRow = Record<string, unknown>;
/** Table name → rows. */
export type ExportedTables = Record<string, ExportedRow[]>;

function withoutSecrets(row: ExportedRow): ExportedRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMNS.has(column)));
}

/** A session as the list of devices shows it. */
export type ListedSession = Pick<
  SessionRow,
  'id' | 'createdAt' | 'lastSeenAt' | 'expiresAt' | 'device'
>;

const timeOf = (nowMs: number) => sql`to_timestamp(${nowMs}::bigint / 1000.0)`;

/** Whether the account's history has a note that it is unused, made since its last use and no later than `before`. */
function isTold(before: SQL): SQL {
  return sql`exists (select 1 from ${accountEvents} where ${accountEvents.userId} = ${users.id}
    and ${accountEvents.kind} = 'unused' and ${accountEvents.at} > ${users.lastUsedAt}
    and ${accountEvents.at} <= ${before})`;
}

function isUnused(nowMs: number): SQL {
  const now = timeOf(nowMs);
  return sql`${users.lastUsedAt} < ${now} - make_interval(months => ${UNUSED_ACCOUNT_MONTHS}::int)
    and ${isTold(sql`${now} - make_interval(days => ${DELETION_NOTICE_DAYS}::int)`)}`;
}

function createParts({ db, reads }: DatabaseClient, owned: OwnedTables, cipher: DataCipher) {
  const newsletterOf = reads
    .select({ confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(eq(subscribers.userId, sql.placeholder('userId')))
    .limit(1)
    .prepare('newsletter_of_user');
  const ownedByUserId = new Set<PgTable>(owned.byUserId);
  const ownedByNumberAlone = owned.byPhoneNumber.filter(({ table }) => !ownedByUserId.has(table));
  const ownedByBoth = owned.byPhoneNumber.filter(({ table }) => ownedByUserId.has(table));
  return { db, owned, cipher, newsletterOf, ownedByNumberAlone, ownedByBoth };
}
type Parts = ReturnType<typeof createParts>;

/** Returns the changed user, or undefined when the user does not exist. */
async function updateUser(
  tx: Database,
  id: string,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const { phoneNumber, birthTimeFold: fold } = changes;
  const hash = phoneNumber === undefined ? {} : { phoneHash: searchHash(phoneNumber) };
  const birthTimeFold = fold === undefined ? {} : { birthTimeFold: storedFold(fold) };
  const columns = { ...changes, ...hash, ...birthTimeFold };
  const [changed] = await tx.update(users).set(columns).where(eq(users.id, id)).returning();
  return changed;
}

/** Keeps other accounts from taking the number (E.164) until `tx` ends; false when an account has it already. */
async function lockNumber(tx: Database, phoneNumber: string): Promise<boolean> {
  await lockText(tx, phoneNumber);
  const isOfNumber = hasText({ plain: users.phoneNumber, hash: users.phoneHash }, phoneNumber);
  const found = await tx.select({ id: users.id }).from(users).where(isOfNumber);
  return found.length === 0;
}

/** Locks the user's row, so that other changes of the user wait until `tx` ends. */
async function lockUserRowForUpdate(tx: Database, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

async function findUser(tx: Database, id: string): Promise<UserRow | undefined> {
  const [found] = await tx.select().from(users).where(eq(users.id, id));
  return found;
}

/**
 * Keeps the newsletter subscription in step with its user's name and address: a new address replaces the old one,
 * unconfirmed; without an address the subscription is deleted.
 */
async function moveSubscription(
  tx: Database,
  { id, email, firstName, lastName }: UserRow,
): Promise<void> {
  const [subscription] = await tx.delete(subscribers).where(eq(subscribers.userId, id)).returning();
  if (subscription === undefined || email === null) return;
  // A different person may read the new mailbox, so a new address gets no mail before it is confirmed.
  const isSameAddress = email.toLowerCase() === subscription.email.toLowerCase();
  const ofAddress = isSameAddress
    ? {}
    : { confirmedAt: null, linkSecret: null, confirmAskedAt: null, refusedAt: null };
  await tx
    .insert(subscribers)
    .values({
      ...subscription,
      ...{ email, firstName, lastName, ...ofAddress },
      emailHash: searchHash(email.toLowerCase()),
    })
    .onConflictDoNothing();
}

/** Whether the user is subscribed to the newsletter, with an address that its owner has confirmed. */
async function getNewsletterState(
  { newsletterOf }: Parts,
  userId: string,
): Promise<NewsletterState> {
  const [found] = await newsletterOf.execute({ userId });
  if (found === undefined) return 'off';
  return found.confirmedAt === null ? 'unconfirmed' : 'on';
}

/** Ends the consent in force; its row stays as a record. */
async function withdrawConsent(tx: Database, userId: string, withdrawnAt: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt })
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.kind, 'attractions'),
        isNull(consents.withdrawnAt),
      ),
    );
}

/** Whether a consent to store attractions, with this version of its wording, is in force. */
async function hasConsent(tx: Database, userId: string, version: string): Promise<boolean> {
  const found = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.kind, 'attractions'),
        eq(consents.version, version),
        isNull(consents.withdrawnAt),
      ),
    );
  return found.length > 0;
}

async function giveConsent(
  tx: Database,
  consent: { id: string; userId: string; version: string; givenAt: Date },
): Promise<void> {
  await tx
    .insert(consents)
    .values({ ...consent, kind: 'attractions' })
    .onConflictDoNothing();
}

/** The user's sessions, the most recently used first; expired ones included. */
async function listSessions({ db }: Parts, userId: string): Promise<ListedSession[]> {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      device: sessions.device,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Deletes a session of the user; false when the user has no such session. */
async function deleteSession({ db }: Parts, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Deletes the user's sessions except the current one; returns how many there were. */
async function deleteOtherSessions(
  tx: Database,
  userId: string,
  currentId: string | undefined,
): Promise<number> {
  const others =
    currentId === undefined
      ? eq(sessions.userId, userId)
      : and(eq(sessions.userId, userId), ne(sessions.id, currentId));
  const deleted = await tx.delete(sessions).where(others).returning({ id: sessions.id });
  return deleted.length;
}

/** Takes back the user's live calendar feeds; returns how many there were. */
async function takeFeedsBack(tx: Database, userId: string, at: Date): Promise<number> {
  const taken = await tx
    .update(calendarFeeds)
    .set({ takenBackAt: at })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.takenBackAt)))
    .returning({ id: calendarFeeds.id });
  return taken.length;
}

async function recordEvent(
  tx: Database,
  event: { id: string; userId: string; kind: AccountEventKind; device: string; at: Date },
): Promise<void> {
  await tx.insert(accountEvents).values(event);
}

async function listEvents(
  { db }: Parts,
  userId: string,
): Promise<(typeof accountEvents.$inferSelect)[]> {
  return db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id));
}

/** Everything stored about the user, read in one snapshot, without secrets. */
async function exportUser(
  { db, owned, cipher, ownedByNumberAlone, ownedByBoth }: Parts,
  userId: string,
): Promise<ExportedTables> {
  return db.transaction(
    async (tx) => {
      const tables: ExportedTables = {};
      const user = await tx.select().from(users).where(eq(users.id, userId));
      tables[getTableName(users)] = user.map(withoutSecrets);
      for (const table of owned.byUserId) {
        const rows = await tx
          .select(getTableColumns(table))
          .from(table)
          .where(eq(table.userId, userId));
        const name = getTableName(table);
        const read = owned.readers?.[name] ?? withoutSecrets;
        tables[name] = rows.map((row) => read(row, cipher));
      }
      const number = user[0]?.phoneNumber ?? '';
      for (const { table, isOfNumber } of [...ownedByNumberAlone, ...ownedByBoth]) {
        const rows = await tx.select(getTableColumns(table)).from(table).where(isOfNumber(number));
        const name = getTableName(table);
        // The row may hold only a hash of the number; the export shows its owner the number.
        const own = rows.map((row) => ({ ...withoutSecrets(row), phoneNumber: number }));
        tables[name] = [...(tables[name] ?? []), ...own];
      }
      return tables;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Deletes every row of the user and returns the counts by table; undefined when the user does not exist. */
async function deleteUser(
  { ownedByNumberAlone, owned, cipher, ownedByBoth }: Parts,
  tx: Database,
  userId: string,
): Promise<Record<string, number> | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  const deleted: Record<string, number> = {};
  const deleteRows = async (table: PgTable, condition: SQL) => {
    const rows = await tx.delete(table).where(condition).returning({ one: sql`1` });
    const name = getTableName(table);
    deleted[name] = (deleted[name] ?? 0) + rows.length;
  };
  // Codes and grants first: deleting the sessions would cascade to them without counting them.
  for (const { table, isOfNumber } of ownedByNumberAlone) {
    await deleteRows(table, isOfNumber(user.phoneNumber));
  }
  await owned.beforeDeletion?.(tx, userId, cipher);
  for (const table of owned.byUserId) await deleteRows(table, eq(table.userId, userId));
  for (const { table, isOfNumber } of ownedByBoth) {
    await deleteRows(table, isOfNumber(user.phoneNumber));
  }
  const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  deleted[getTableName(users)] = gone.length;
  return deleted;
}

/**
 * Notes in the history of at most `limit` accounts unused for 23 months that they are about to be deleted; returns how
 * many accounts without a note were found.
 */
async function noteUnused({ db }: Parts, nowMs: number, limit: number): Promise<number> {
  const now = timeOf(nowMs);
  const isDue = sql`${users.lastUsedAt} < ${now} - make_interval(months => ${UNUSED_ACCOUNT_MONTHS - 1}::int)`;
  const isToTell = sql`${isDue} and not ${isTold(now)}`;
  const found = await db.select({ id: users.id }).from(users).where(isToTell).limit(limit);
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      // The owner may have come back, or another process may have noted it.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
      await tx.execute(sql`
            insert into ${accountEvents} (id, user_id, kind, device, at)
            select gen_random_uuid(), ${users.id}, 'unused', '', ${now} from ${users}
            where ${users.id} = ${id} and ${isToTell}`);
    });
  }
  return found.length;
}

/** The ids of at most `limit` accounts that are unused for two years and whose note is a month old or older. */
async function listUnused({ db }: Parts, nowMs: number, limit: number): Promise<string[]> {
  const found = await db.select({ id: users.id }).from(users).where(isUnused(nowMs)).limit(limit);
  return found.map(({ id }) => id);
}

/** Locks an account that `listUnused` gave until `tx` ends; false when it is in use again or was deleted. */
async function lockUnused(tx: Database, id: string, nowMs: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isUnused(nowMs)));
  return found.length > 0;
}

/** `owned` are the tables of all features, for the export and the deletion. */
export function createAccountRepository(
  client: DatabaseClient,
  owned: OwnedTables,
  cipher: DataCipher,
) {
  const parts = createParts(client, owned, cipher);
  const { db } = client;
  return {
    ...bindAll(parts, {
      getNewsletterState,
      listSessions,
      deleteSession,
      listEvents,
      exportUser,
      deleteUser,
      noteUnused,
      listUnused,
    }),
    updateUser,
    lockNumber,
    lockUserRowForUpdate,
    findUser,
    moveSubscription,
    withdrawConsent,
    hasConsent,
    giveConsent,
    deleteOtherSessions,
    takeFeedsBack,
    recordEvent,
    lockUnused,

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;
