import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** The days whose numbers a user has saved, with the numbers as they were shown. */
export const savedLuckyNumbers = pgTable(
  'saved_lucky_numbers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`. */
    date: text('date').notNull(),
    numbers: jsonb('numbers').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);
