// What the database knows about its encryption and its restores: the names of the keys of its values, which accounts
// were deleted, in which database sessions began, and the keys of hashes. No row is about a person with an account.

import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The names of the keys with which values may be encrypted: a process without one of them refuses to start. */
export const dataKeys = pgTable('data_keys', {
  id: text('id').primaryKey(),
  firstUsedAt: timestamp('first_used_at', { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * The forms in which values are written here: `encrypted`, and `uniform` (padded, ids as keyed hashes). The migration
 * that creates the table adds both in a database that no server has used before.
 */
export const dataForms = pgTable('data_forms', {
  form: text('form', { enum: ['encrypted', 'uniform'] }).primaryKey(),
  since: timestamp('since', { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * Accounts that were deleted, by the keyed hash of their id: after an older backup is restored, they are deleted again.
 */
export const deletions = pgTable('deletions', {
  accountHash: text('account_hash').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** One row: the database in which the sessions began. In a restored one they end. */
export const installations = pgTable('installations', {
  id: text('id').primaryKey(),
  /** Which database of which cluster it was, and which table in it. */
  place: text('place').notNull(),
});

/**
 * Random keys of hashes whose texts are not stored, sealed under `DATA_KEY`, so that changing `DATA_KEY` changes no
 * hash.
 */
export const hashKeys = pgTable('hash_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});
