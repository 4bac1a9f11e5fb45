// Queries of journals. Entries and their earlier versions are stored encrypted; their dates are not.

import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  journalEntries,
  journalNamespaces,
  journalVersions,
  users,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import { KEPT_DAYS } from '#shared/journal/journal-rules.ts';
import { openEntry, openNamespace, openVersion } from './sealed-entry.ts';

export const ownedTables: OwnedTables = {
  byUserId: [journalEntries, journalVersions, journalNamespaces],
  byPhoneNumber: [],
  readers: {
    journal_entries: ({ userId, id, date, sealed, markedAt, writtenOn, deletedAt }, cipher) => {
      const key = { userId: String(userId), id: String(id) };
      // Null when the key that sealed it is no longer in DATA_KEY: the export still has everything else.
      const content = sealed === null ? null : (openEntry(cipher, key, String(sealed)) ?? null);
      return { id, date, ...content, markedAt, writtenOn, deletedAt };
    },
    journal_versions: ({ userId, entryId, sealed, markedAt, keptAt }, cipher) => {
      const key = { userId: String(userId), id: String(entryId) };
      return { entryId, ...openVersion(cipher, key, String(sealed)), markedAt, keptAt };
    },
    journal_namespaces: ({ userId, sealed }, cipher) => ({
      namespace: openNamespace(cipher, String(userId), String(sealed)) ?? null,
    }),
  },
};

/** The time of the clean-up, which it passes as $1, milliseconds since 1970 UTC. */
const AT = 'to_timestamp($1::bigint / 1000.0)';
/** Ids of entries that were deleted a while ago, and old versions. */
export const expiredRows: readonly ExpiredRows[] = [
  {
    table: 'journal_entries',
    key: 'id',
    condition: `deleted_at < ${AT} - interval '${KEPT_DAYS} days'`,
  },
  {
    table: 'journal_versions',
    key: 'entry_id',
    condition: `kept_at < ${AT} - interval '${KEPT_DAYS} days'`,
  },
];

/** The most versions kept of an entry. */
const MAX_VERSIONS = 10;

export interface EntryRow {
  id: string;
  date: string | null;
  sealed: string | null;
  markedAt: Date;
  deletedAt: Date | null;
}

/** An entry with its newest earlier version that is still kept. */
export interface FoundEntry {
  id: string;
  date: string;
  sealed: string;
  markedAt: Date;
  earlierSealed: string | null;
  earlierMarkedAt: Date | null;
}

export interface NewEntry {
  id: string;
  date: string;
  sealed: string;
  markedAt: Date;
  /** Null for an imported entry; on an entry that is there already it changes nothing. */
  writtenOn: string | null;
}

export interface NewVersion {
  entryId: string;
  markedAt: Date;
  sealed: string;
}

/** The changes of one write, made within the transaction of `change`. */
export interface JournalChange {
  /** The stored rows with these ids, also of deleted entries. */
  find(ids: readonly string[]): Promise<EntryRow[]>;
  count(): Promise<number>;
  store(entries: readonly NewEntry[]): Promise<void>;
  putAside(versions: readonly NewVersion[], at: Date): Promise<void>;
  /** Empties an entry, of which only the id stays, and deletes its versions. */
  remove(id: string, at: Date): Promise<void>;
}

/**
 * Runs `work` in one transaction in which no other change of the same journal runs; undefined, without running it, when
 * the user does not exist.
 */
async function change<T>(
  db: Database,
  userId: string,
  work: (journal: JournalChange) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return locked === undefined ? undefined : work(createChange(tx, userId));
  });
}

function createChange(tx: Database, userId: string): JournalChange {
  const isOwn = eq(journalEntries.userId, userId);
  return {
    find: (ids) =>
      tx
        .select({
          id: journalEntries.id,
          date: journalEntries.date,
          sealed: journalEntries.sealed,
          markedAt: journalEntries.markedAt,
          deletedAt: journalEntries.deletedAt,
        })
        .from(journalEntries)
        .where(and(isOwn, inArray(journalEntries.id, [...ids]))),
    count: () => tx.$count(journalEntries, and(isOwn, isNotNull(journalEntries.date))),
    async store(entries) {
      if (entries.length === 0) return;
      await tx
        .insert(journalEntries)
        .values(entries.map((entry) => ({ ...entry, userId })))
        .onConflictDoUpdate({
          target: [journalEntries.userId, journalEntries.id],
          set: {
            date: sql`excluded.date`,
            sealed: sql`excluded.sealed`,
            markedAt: sql`excluded.marked_at`,
            // Written anew after it was deleted, it is a new entry.
            writtenOn: sql`case when ${journalEntries.deletedAt} is null
              then ${journalEntries.writtenOn} else excluded.written_on end`,
            deletedAt: null,
          },
        });
    },
    async putAside(versions, at) {
      if (versions.length === 0) return;
      await tx
        .insert(journalVersions)
        .values(versions.map((version) => ({ ...version, userId, keptAt: at })))
        .onConflictDoNothing();
      const ids = versions.map(({ entryId }) => entryId);
      const numbered = tx
        .select({
          entryId: journalVersions.entryId,
          markedAt: journalVersions.markedAt,
          place: sql<number>`row_number() over (partition by ${journalVersions.entryId}
            order by ${journalVersions.markedAt} desc)`.as('place'),
        })
        .from(journalVersions)
        .where(and(eq(journalVersions.userId, userId), inArray(journalVersions.entryId, ids)))
        .as('numbered');
      await tx
        .delete(journalVersions)
        .where(
          and(
            eq(journalVersions.userId, userId),
            sql`(${journalVersions.entryId}, ${journalVersions.markedAt}) in (${tx
              .select({ entryId: numbered.entryId, markedAt: numbered.markedAt })
              .from(numbered)
              .where(gt(numbered.place, MAX_VERSIONS))})`,
          ),
        );
    },
    async remove(id, at) {
      await tx
        .update(journalEntries)
        .set({ date: null, sealed: null, writtenOn: null, deletedAt: at })
        .where(and(isOwn, eq(journalEntries.id, id)));
      await tx
        .delete(journalVersions)
        .where(and(eq(journalVersions.userId, userId), eq(journalVersions.entryId, id)));
    },
  };
}

const FOUND = {
  id: journalEntries.id,
  date: sql<string>`${journalEntries.date}`,
  sealed: sql<string>`${journalEntries.sealed}`,
  markedAt: journalEntries.markedAt,
};

/** The entries of the user that fulfill a condition, the newest day first, each with its newest version kept after `since`. */
function selectEntries(db: Database, userId: string, since: Date) {
  const earlier = db
    .selectDistinctOn([journalVersions.entryId], {
      entryId: journalVersions.entryId,
      sealed: journalVersions.sealed,
      markedAt: journalVersions.markedAt,
    })
    .from(journalVersions)
    .where(and(eq(journalVersions.userId, userId), gt(journalVersions.keptAt, since)))
    .orderBy(journalVersions.entryId, desc(journalVersions.markedAt))
    .as('earlier');
  return db
    .select({ ...FOUND, earlierSealed: earlier.sealed, earlierMarkedAt: earlier.markedAt })
    .from(journalEntries)
    .leftJoin(earlier, eq(earlier.entryId, journalEntries.id))
    .orderBy(desc(journalEntries.date), desc(journalEntries.markedAt), asc(journalEntries.id))
    .$dynamic();
}

function findEntries(
  db: Database,
  userId: string,
  { from, until, since }: { from: string; until: string; since: Date },
): Promise<FoundEntry[]> {
  return selectEntries(db, userId, since).where(
    and(
      eq(journalEntries.userId, userId),
      gte(journalEntries.date, from),
      lte(journalEntries.date, until),
    ),
  );
}

async function findEntry(
  db: Database,
  userId: string,
  { id, since }: { id: string; since: Date },
): Promise<FoundEntry | undefined> {
  const [row] = await selectEntries(db, userId, since).where(
    and(
      eq(journalEntries.userId, userId),
      eq(journalEntries.id, id),
      isNotNull(journalEntries.date),
    ),
  );
  return row;
}

/** The entries of some dates. */
function findOfDates(
  db: Database,
  userId: string,
  { dates, since }: { dates: readonly string[]; since: Date },
): Promise<FoundEntry[]> {
  return selectEntries(db, userId, since).where(
    and(
      eq(journalEntries.userId, userId),
      // One parameter however many dates.
      sql`${journalEntries.date} = any(${`{${dates.join(',')}}`}::text[])`,
    ),
  );
}

/** The first date and the number of entries. */
async function summarize(
  db: Database,
  userId: string,
): Promise<{ first: string | null; total: number }> {
  const [row] = await db
    .select({
      first: sql<string | null>`min(${journalEntries.date})`,
      total: sql<number>`count(${journalEntries.date})::int`,
    })
    .from(journalEntries)
    .where(eq(journalEntries.userId, userId));
  return row ?? { first: null, total: 0 };
}

/** The dates up to `until` that have an entry, in order. */
async function listDates(db: Database, userId: string, until: string): Promise<string[]> {
  // As one text: thousands of rows take a client longer to read.
  const [row] = await db
    .select({
      dates: sql<
        string | null
      >`string_agg(distinct ${journalEntries.date}, ' ' order by ${journalEntries.date})`,
    })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), lte(journalEntries.date, until)));
  return row?.dates?.split(' ') ?? [];
}

/** Whether an entry was written by hand on a day of the writer (`YYYY-MM-DD`). */
async function hasWrittenOn(db: Database, userId: string, day: string): Promise<boolean> {
  const [row] = await db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), eq(journalEntries.writtenOn, day)))
    .limit(1);
  return row !== undefined;
}

/** The sealed namespace of a user: the one that is stored, else `sealed`, which is stored now. */
async function keepNamespace(
  db: Database,
  userId: string,
  sealed: string,
): Promise<string | undefined> {
  const read = () =>
    db
      .select({ sealed: journalNamespaces.sealed })
      .from(journalNamespaces)
      .where(eq(journalNamespaces.userId, userId));
  const [known] = await read();
  if (known !== undefined) return known.sealed;
  await db.insert(journalNamespaces).values({ userId, sealed }).onConflictDoNothing();
  const [kept] = await read();
  return kept?.sealed;
}

export function createJournalRepository(db: Database) {
  return {
    change: <T>(userId: string, work: (journal: JournalChange) => Promise<T>) =>
      change(db, userId, work),
    ...bindAll(db, {
      findEntries,
      findEntry,
      findOfDates,
      summarize,
      listDates,
      hasWrittenOn,
      keepNamespace,
    }),
  };
}

export type JournalRepository = ReturnType<typeof createJournalRepository>;
