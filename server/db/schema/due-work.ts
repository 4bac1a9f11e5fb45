import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** Work that becomes due at an instant: a letter, a notice. Each piece exists once for its kind and key. */
export const dueWork = pgTable(
  'due_work',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Distinguishes pieces of one kind, such as a subscriber's id with the day: the same key is the same piece. */
    key: text('key').notNull(),
    /** The user whom the work is for; null for nobody. The work is deleted with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Ids and dates that the handler needs; nothing secret and nothing about a person. */
    payload: jsonb('payload').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
    /** How often it was claimed. */
    attempts: integer('attempts').notNull(),
    /** The id of the claim by which a process works on it, a new one with each claim; null while it is unclaimed. */
    claimId: uuid('claim_id'),
    /** The end of the claim; then another process may claim the work. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, precision: 3 }),
    /** When the claim's holder began what cannot be undone; null before, and again when it is known to have failed. */
    beganAt: timestamp('began_at', { withTimezone: true, precision: 3 }),
    doneAt: timestamp('done_at', { withTimezone: true, precision: 3 }),
    /** `done`, `dropped`, `failed` or `lost`; null while it is open. */
    outcome: text('outcome'),
  },
  (table) => [
    unique('due_work_kind_key').on(table.kind, table.key),
    index('due_work_open').on(table.dueAt).where(sql`${table.doneAt} is null`),
    index('due_work_done').on(table.doneAt),
    index('due_work_user').on(table.userId),
  ],
);
