// Sessions: of visitors who ask for a code, and of users.

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** The public id, which users see in their list of devices; the cookie holds another one. */
    id: uuid('id').primaryKey(),
    /** SHA-256 of the id in the cookie: who reads this table can sign in as nobody. */
    sidHash: text('sid_hash').notNull().unique('sessions_sid_hash_unique'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the browser calls itself, in a few words. */
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The end that no activity moves. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;
