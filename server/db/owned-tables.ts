// The tables with rows of users, declared by each feature, from which an account is exported and deleted.

import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Database } from './database.ts';

/** Turns a stored row into what the account's owner may read of it. */
export type RowReader = (
  row: Readonly<Record<string, unknown>>,
  cipher: DataCipher,
) => Record<string, unknown>;

/** A table whose rows have a phone number; `isOfNumber` is the SQL condition for the rows of a number (E.164). */
export interface TableByNumber {
  table: PgTable & { phoneNumber: PgColumn };
  isOfNumber: (phoneNumber: string) => SQL;
}

/** Tables whose rows belong to a user, by the column that identifies the user. A table may be in both lists. */
export interface OwnedTables {
  /** Rows with the id of their user. */
  readonly byUserId: readonly (PgTable & { userId: PgColumn })[];
  /**
   * By the table's SQL name, how its rows are read for the account's export; rows of other tables are exported as they
   * are.
   */
  readonly readers?: Readonly<Record<string, RowReader>>;
  /** Rows with a phone number (E.164), which may be older than the account of that number. */
  readonly byPhoneNumber: readonly TableByNumber[];
  /** Deletes what rows of other users hold of a user, before the user's own rows are deleted. */
  readonly beforeDeletion?: BeforeDeletion;
}

type BeforeDeletion = (tx: Database, userId: string, cipher: DataCipher) => Promise<void>;

/** The tables of several features as one, in the order of the features. */
export function joinOwnedTables(all: readonly OwnedTables[]): OwnedTables {
  return {
    byUserId: all.flatMap(({ byUserId }) => byUserId),
    readers: Object.assign({}, ...all.map(({ readers }) => readers)),
    byPhoneNumber: all.flatMap(({ byPhoneNumber }) => byPhoneNumber),
    async beforeDeletion(tx, userId, cipher) {
      for (const { beforeDeletion } of all) await beforeDeletion?.(tx, userId, cipher);
    },
  };
}
