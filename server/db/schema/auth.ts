// Sessions of visitors (created when they ask for a code) and of users.

import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** The public id, shown in the user's list of devices; the cookie contains a different, secret id. */
    id: uuid('id').primaryKey(),
    /** SHA-256 of the id in the cookie, so that a leaked table cannot be used to sign in. */
    sidHash: text('sid_hash').notNull().unique('sessions_sid_hash_unique'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The browser and system, such as 'Chrome on Android'. */
    device: text('device').notNull(),
    /** When the user last proved who they are, and how; null before sign-in. */
    provedAt: timestamp('proved_at', { withTimezone: true, precision: 3 }),
    provedBy: text('proved_by', { enum: ['sign-in', 'password', 'code', 'passkey'] }),
    /** Whether somebody in this session has given the birth date of a person who is too young to register. */
    ageRefused: boolean('age_refused').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The absolute end of the session, which activity does not postpone. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;
