// The tables with rows of users, declared by each feature, from which an account is exported and deleted.

import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Tables whose rows belong to a user, by the column that identifies the user. A table may be in both lists. */
export interface OwnedTables {
  /** Rows with the id of their user. */
  readonly byUserId: readonly (PgTable & { userId: PgColumn })[];
  /** Rows with a phone number (E.164), which may be older than the account of that number. */
  readonly byPhoneNumber: readonly (PgTable & { phoneNumber: PgColumn })[];
}

/** The tables of several features, in their order. */
export function joinOwnedTables(all: readonly OwnedTables[]): OwnedTables {
  return {
    byUserId: all.flatMap(({ byUserId }) => byUserId),
    byPhoneNumber: all.flatMap(({ byPhoneNumber }) => byPhoneNumber),
  };
}
