// The journal that a user writes.

import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The entries. Of a deleted one the id is kept for a while, so that an older edit does not bring the entry back. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    userId: ofUser(),
    /** The device makes the id; ids of two users may be equal. */
    id: uuid('id').notNull(),
    /** `YYYY-MM-DD`, the day that the entry is about; null once it is deleted. */
    date: text('date'),
    /** Zone, text, mood and tags as JSON, encrypted for this user and id; null once it is deleted. */
    sealed: text('sealed'),
    /** When the edit was made, by the device; of two edits the later one stands. */
    markedAt: instant('marked_at').notNull(),
    /** `YYYY-MM-DD`, the writer's day on which the entry was written by hand; null for an imported one. */
    writtenOn: text('written_on'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('journal_entries_user_date').on(table.userId, table.date),
    index('journal_entries_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('journal_entries_date_form', sql`${table.date} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check(
      'journal_entries_whole',
      sql`(${table.date} is null) = (${table.sealed} is null) and (${table.sealed} is null) = (${table.deletedAt} is not null)`,
    ),
  ],
);

/** Edits of entries over which a later one stands. */
export const journalVersions = pgTable(
  'journal_versions',
  {
    userId: ofUser(),
    entryId: uuid('entry_id').notNull(),
    markedAt: instant('marked_at').notNull(),
    /** Date, zone, text, mood and tags as JSON, encrypted for this user and entry. */
    sealed: text('sealed').notNull(),
    /** When the server put it aside. */
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.entryId, table.markedAt] }),
    index('journal_versions_kept').on(table.keptAt),
  ],
);

/** One row for each user who has opened the import. */
export const journalNamespaces = pgTable('journal_namespaces', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A random UUID, encrypted for this user, from which the ids of imported entries are made. */
  sealed: text('sealed').notNull(),
});
