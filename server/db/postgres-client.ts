// Postgres through node-pg, with a pool that survives restarts of the database, never waits without a
// time-out, and never reuses a connection after a failed answer.

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '#server/platform/logger.ts';
import type { DatabaseClient } from './database.ts';
import { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { MIGRATIONS_FOLDER, MIGRATIONS_LOCK_KEY } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Enforced by this process, for a database that is frozen and cannot enforce its own time-outs. */
const QUERY_TIMEOUT_MS = 6_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** A migration may wait for the one of another process, and rewrite a table. */
const MIGRATION_TIMEOUT_MS = 120_000;

export function openPostgres(settings: {
  url: string;
  poolSize: number;
  logger: Logger;
}): DatabaseClient {
  const { logger } = settings;
  const connection = {
    connectionString: settings.url,
    application_name: 'asteria',
    options: '-c timezone=UTC',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
  const pool = new GuardedPool({
    ...connection,
    Client: GuardedClient,
    max: settings.poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // Without a listener the 'error' event of a database restart would end this process.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  });

  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    async query({ text, values, name }) {
      const config = name === undefined ? { text, values } : { text, values, name };
      const result: pg.QueryResult<Record<string, unknown>> = await pool.query(config);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    async migrate() {
      const client = new pg.Client({
        ...connection,
        statement_timeout: MIGRATION_TIMEOUT_MS,
        query_timeout: MIGRATION_TIMEOUT_MS,
      });
      client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK_KEY]);
        await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
      } finally {
        // Closing the connection also releases the advisory lock.
        await client.end().catch(() => undefined);
      }
    },
    poolFigures: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
    },
  };
}
