// The database as the rest of the server sees it: one type for the embedded one and for Postgres.

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Env } from '../platform/env.ts';
import type { Logger } from '../platform/logger.ts';
import type { PoolFigures } from '../platform/metrics.ts';
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
  query(query: PlainQuery): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Brings the schema up to date, once, whoever starts at the same time. Throws when unreachable. */
  migrate(): Promise<void>;
  /** Connections as they are now; undefined with the embedded database. */
  readonly poolFigures?: () => PoolFigures;
  /** Answers when the database does; throws when it is down or slow. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database that the settings name; opens the embedded one, connects to Postgres on demand. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  logger: Logger,
): Promise<DatabaseClient> {
  // Imported when chosen: each takes tens of milliseconds to load.
  if (env.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres-client.ts');
    return openPostgres({ url: env.databaseUrl, poolSize: env.databasePool, logger });
  }
  const { openEmbedded } = await import('./embedded-client.ts');
  return openEmbedded({ dataDir: env.dataDir });
}
