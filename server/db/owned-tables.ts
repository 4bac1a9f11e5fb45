// The tables with rows of users, declared by each feature, from which an account is exported and deleted.

import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataCipher } from '#server/platform/data-cipher.ts';

/** A row as the account's owner may read it. */
export type RowReader = (
  row: Readonly<Record<string, unknown>>,
  cipher: DataCipher,
) => Record<string, unknown>;

/** A table with a phone number in its rows, and how those of a number are found. */
export interface TableByNumber {
  table: PgTable & { phoneNumber: PgColumn };
  isOfNumber: (phoneNumber: string) => SQL;
}

/** Tables whose rows belong to a user, by the column that identifies the user. A table may be in both lists. */
export interface OwnedTables {
  /** Rows with the id of their user. */
  readonly byUserId: readonly (PgTable & { userId: PgColumn })[];
  /** How an encrypted row is read for the account's export, by the table's name; other rows are exported as they are. */
  readonly readers?: Readonly<Record<string, RowReader>>;
  /** Rows with a phone number (E.164), which may be older than the account of that number. */
  readonly byPhoneNumber: readonly TableByNumber[];
}

/** The tables of several features, in their order. */
export function joinOwnedTables(all: readonly OwnedTables[]): OwnedTables {
  return {
    byUserId: all.flatMap(({ byUserId }) => byUserId),
    readers: Object.assign({}, ...all.map(({ readers }) => readers)),
    byPhoneNumber: all.flatMap(({ byPhoneNumber }) => byPhoneNumber),
  };
}
