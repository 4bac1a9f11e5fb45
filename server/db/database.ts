// The database as the rest of the server sees it: one type for the embedded database and for Postgres.

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolFigures } from '#server/platform/metrics.ts';
import type * as schema from './schema/index.ts';

/** What both drivers return for a statement of `execute`. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * What repositories query; a transaction's `tx` is one too. Inside `db.transaction(async (tx) => …)`
 * use `tx` alone: the outer `db` would wait forever for the embedded database's one connection.
 */
export type Database = PgDatabase<RowsHKT, typeof schema>;

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
  /**
   * For single SELECTs outside transactions. On Postgres they are sent over a few shared connections at once, so that
   * none waits for a free connection.
   */
  readonly reads: Pick<Database, 'select'>;
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /**
   * Like `query`, for a single quick statement whose loss does no harm: the answer does not wait for the disk, and a
   * crash of Postgres loses what was written in its last second.
   */
  queryUnsynced(query: PlainQuery): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Brings the schema up to date, once, also when several processes start together. Throws when the database cannot be
   * reached. `folder` holds the migrations; by default it is the server's own.
   */
  migrate(folder?: string): Promise<void>;
  /**
   * The names of session settings (time-outs, time zone) that new connections should have and do not, which happens
   * behind a pooler. Absent with the embedded database.
   */
  listMissingSettings?(): Promise<string[]>;
  /** The connections of the pool at this moment; absent with the embedded database. */
  readonly poolFigures?: () => PoolFigures;
  /** Resolves when the database answers and takes writes; throws when it is down, slow or a standby. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
