// Postgres through node-pg, with a pool that survives restarts of the database, never waits without a
// time-out, and never reuses a connection after a failed answer.

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '#server/platform/logger.ts';
import type { DatabaseClient } from './database.ts';
import { MIGRATIONS_FOLDER, MIGRATIONS_LOCK_KEY } from './migrations-folder.ts';
import { DatabaseUnavailableError, findSqlState } from './pg-errors.ts';
import * as schema from './schema/index.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Enforced by this process, for a database that is frozen and cannot enforce its own time-outs. */
const QUERY_TIMEOUT_MS = 6_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** A migration may wait for the one of another process, and rewrite a table. */
const MIGRATION_TIMEOUT_MS = 120_000;

type ReleasableClient = pg.PoolClient & { fail?: (() => void) | undefined };

/**
 * A connection that is closed when an answer does not arrive: the next query must neither wait behind the
 * late answer nor receive it.
 */
class GuardedClient extends pg.Client {
  override query(...parameters: unknown[]): never {
    // pg's overloads cannot be restated one by one; every call is passed on unchanged.
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    if (!(answer instanceof Promise)) return answer as never;
    return answer.catch((error: unknown) => {
      const failedBegin = findQueryText(parameters[0]) === 'begin';
      if (findSqlState(error) === undefined || failedBegin) this.#closeSocket();
      throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
    }) as never; // the type that pg declares
  }

  #closeSocket(): void {
    const connection: unknown = Reflect.get(this, 'connection');
    const stream: unknown =
      connection instanceof Object ? Reflect.get(connection, 'stream') : undefined;
    if (stream instanceof Object && 'destroy' in stream && typeof stream.destroy === 'function') {
      stream.destroy();
    }
    (this as unknown as ReleasableClient).fail?.(); // `guardRelease` sets it while the pool lends the client out
  }
}

function findQueryText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return query instanceof Object && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
}

/** Makes a second `release` harmless: a failed connection is released at once, and again by its caller. */
function guardRelease(client: ReleasableClient): void {
  const release = client.release.bind(client);
  let released = false;
  client.release = (error) => {
    if (released) return;
    released = true;
    client.fail = undefined;
    release(error);
  };
  client.fail = () => client.release(true);
}

// Drizzle recognizes a pool by "Pool" in the class name and then uses one connection per transaction.
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then(
      (client) => {
        guardRelease(client);
        return client;
      },
      (error: unknown) => {
        throw findSqlState(error) === undefined ? new DatabaseUnavailableError(error) : error;
      },
    );
  }

  /** Runs one statement on a connection from `connect`, so that `GuardedClient` applies to it too. */
  override query(...parameters: unknown[]): never {
    return this.connect().then(async (client) => {
      try {
        return await Reflect.apply(client.query, client, parameters);
      } finally {
        client.release();
      }
    }) as never; // always a promise: neither Drizzle nor this project passes callbacks
  }
}

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
