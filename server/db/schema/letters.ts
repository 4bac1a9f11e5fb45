import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** The letters that a user has been shown, as they were shown. */
export const letters = pgTable(
  'letters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`. */
    date: text('date').notNull(),
    /** The letter as JSON, encrypted for this user and date. */
    sealed: text('sealed').notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

/** What each reader has been shown, so that no text comes again too soon. One row of a fixed size per reader. */
export const letterMemories = pgTable('letter_memories', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What was shown as JSON, encrypted for this user. */
  sealed: text('sealed').notNull(),
  /** Raised by each change, so that when two letters are written at once, the second one starts over. */
  version: integer('version').notNull(),
});
