// The database as the rest of the server sees it: one type for the embedded database and for Postgres.

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolFigures } from '#server/platform/metrics.ts';
import type * as schema from './schema/index.ts';

/**
 * What repositories query; a transaction's `tx` is one too. Inside `db.transaction(async (tx) => …)`
 * use `tx` alone: the outer `db` would wait for ever for the embedded database's one connection.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** One statement with its values, outside Drizzle; rows are objects. */
export interface PlainQuery {
  text: string;
  values: unknown[];
  /** Name of the prepared statement, where one is wanted. */
  name?: string | undefined;
}

export interface DatabaseClient {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** For single SELECTs of a call, outside transactions: on Postgres they share a few connections and wait for no other. */
  readonly reads: Pick<Database, 'select'>;
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /**
   * Like `query`, for a single quick statement whose loss does no harm: the answer does not wait for the disk, and a
   * crash of Postgres loses what was written in its last second.
   */
  queryUnsynced(query: PlainQuery): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Brings the schema up to date, once, also when several processes start together. Throws when unreachable. `folder`
   * of the migrations: by default the server's own.
   */
  migrate(folder?: string): Promise<void>;
  /** Names of settings of sessions that are not as they should be, as behind a pooler; none with the embedded database. */
  listMissingSettings?(): Promise<string[]>;
  /** The connections of the pool at this moment; undefined with the embedded database. */
  readonly poolFigures?: () => PoolFigures;
  /** Resolves when the database answers and takes writes; throws when it is down, slow or a standby. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
