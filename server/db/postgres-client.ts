// Postgres through node-pg, with a pool that survives restarts and failovers of the database, never waits without a
// time-out, and never reuses a connection after a failed answer.

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from '#server/platform/logger.ts';
import type { DatabaseClient } from './database.ts';
import { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { applyPending, findPending, MIGRATION_STATEMENT_MS } from './migrations.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { ReadOnlyError } from './pg-errors.ts';
import { PipelinedPool } from './pipelined-pool.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import * as schema from './schema/index.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Enforced by this process, for a database that is frozen and cannot enforce its own time-outs. */
const QUERY_TIMEOUT_MS = 6_000;
/** The most connections that are shared by pipelined statements ("lanes"); they are at most a third of all. */
const MOST_LANES = 3;
/** How long a read is sent again when its connection ends; after that its answer would miss the call's deadline. */
const REPEAT_READS_MS = 2_500;
/** The age at which a connection is replaced, so that connections move to another server without a restart. */
const LIFETIME_SECONDS = 300;

/** Milliseconds, enforced by the database. A pooler does not pass them on; the operator then gives them to the role. */
const SESSION_SETTINGS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

export interface PostgresSettings {
  /** The address, with one host or several, of which one at a time takes writes. */
  url: string;
  /** An address of the same database that does not lead through the pooler, for migrations; default `url`. */
  directUrl?: string | undefined;
  /**
   * Whether `url` leads through a pooler in transaction mode. Then nothing that belongs to a session of the database is
   * used: no session settings, no prepared statements, no shared connections.
   */
  pooled?: boolean | undefined;
  poolSize: number;
  logger: Logger;
}

/** Throws ReadOnlyError when the server that answers takes no writes. */
async function assertWritable(client: pg.ClientBase): Promise<void> {
  const text = "select current_setting('transaction_read_only') as read_only";
  const query = { text, query_timeout: CONNECT_TIMEOUT_MS };
  const { rows } = await client.query<{ read_only: string }>(query);
  if (rows[0]?.read_only !== 'off') throw new ReadOnlyError();
}

/** Opens a pool, made by `make`, whose new connections go to the host that takes writes. */
function openPool<Pool extends GuardedPool>(
  settings: {
    url: string;
    size: number;
    logger: Logger;
    pooled: boolean;
    config: pg.PoolConfig;
  },
  make: (config: pg.PoolConfig) => Pool,
): Pool {
  const { logger, pooled } = settings;
  const hosts = new PostgresHosts(settings.url);

  class HostClient extends GuardedClient {
    readonly address = hosts.url;

    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.url });
    }

    override connect(...[callback]: unknown[]): never {
      if (typeof callback !== 'function') return Reflect.apply(super.connect, this, []) as never;
      const settle = (error: unknown) => {
        if (error) hosts.leave(this.address);
        Reflect.apply(callback, undefined, [error]);
      };
      return Reflect.apply(super.connect, this, [settle]) as never; // as pg's overloads declare
    }

    override query(...parameters: unknown[]): never {
      const [query, ...others] = parameters;
      // A prepared statement belongs to one connection of the pooler, and the next transaction may get another.
      const isNamed = pooled && query instanceof Object && 'name' in query;
      return super.query(isNamed ? { ...query, name: undefined } : query, ...others);
    }
  }
  const pool = make({
    application_name: 'asteria',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: settings.size,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    Client: HostClient,
    ...(pooled ? {} : { options: '-c timezone=UTC' }),
    ...settings.config,
    async onConnect(client) {
      try {
        await assertWritable(client);
      } catch (error) {
        if (client instanceof HostClient) hosts.leave(client.address);
        throw error;
      }
    },
  });
  pool.hosts = hosts;
  // Without a listener the 'error' event of a database restart would end this process.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  });
  return pool;
}

/** Creates the pools; they connect on demand, so this does not fail when the database is down. */
export function openPostgres(settings: PostgresSettings): DatabaseClient {
  const { logger, url, pooled = false } = settings;
  const lanes = pooled ? { reads: 0, unsynced: 0 } : divideLanes(settings.poolSize);
  const pool = openPool(
    {
      url,
      size: settings.poolSize - lanes.reads - lanes.unsynced,
      logger,
      pooled,
      config: {
        idleTimeoutMillis: 30_000,
        query_timeout: QUERY_TIMEOUT_MS,
        ...(pooled ? {} : SESSION_SETTINGS),
      },
    },
    (config) => new GuardedPool(config),
  );
  const openShared = (size: number, repeatForMs: number, config: pg.PoolConfig) =>
    size === 0
      ? undefined
      : openPool(
          { url, size, logger, pooled, config: { ...SESSION_SETTINGS, ...config } },
          (complete) =>
            new PipelinedPool(complete, {
              silenceMs: QUERY_TIMEOUT_MS,
              repeatForMs,
              lifetimeMs: LIFETIME_SECONDS * 1000,
            }),
        );
  const reads = openShared(lanes.reads, REPEAT_READS_MS, {});
  const unsynced = openShared(lanes.unsynced, 0, {
    options: '-c timezone=UTC -c synchronous_commit=off',
  });
  const pools = [pool, reads, unsynced].filter((one) => one !== undefined);
  const db = drizzle(pool, { schema });

  return {
    kind: 'postgres',
    db,
    reads: reads === undefined ? db : drizzle(reads, { schema }),
    async query({ text, values, name }) {
      const config = name === undefined ? { text, values } : { text, values, name };
      const result: pg.QueryResult<Record<string, unknown>> = await pool.query(config);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    async queryUnsynced({ text, values, name }) {
      const config = name === undefined ? { text } : { text, name };
      const result: { rows: Record<string, unknown>[] } = await (unsynced ?? pool).query(
        config,
        values,
      );
      return result;
    },
    migrate: (folder = MIGRATIONS_FOLDER) => migrate(settings, folder),
    listMissingSettings: () => listMissingSettings(pool),
    poolFigures: () => ({
      total: sum(pools.map(({ totalCount }) => totalCount)),
      idle: sum(pools.map((one) => (one instanceof PipelinedPool ? one.idleLanes : one.idleCount))),
      waiting: pool.waitingCount,
    }),
    async ping() {
      const client = await pool.connect();
      try {
        await assertWritable(client);
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async close() {
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}

/** Brings the schema up to date, over connections of its own. */
async function migrate(settings: PostgresSettings, folder: string): Promise<void> {
  const { logger, url, directUrl = url, pooled = false } = settings;
  const isPooled = pooled && directUrl === url;
  const connections = openPool(
    {
      url: directUrl,
      size: 2,
      logger,
      pooled: isPooled,
      config: {
        query_timeout: MIGRATION_STATEMENT_MS + QUERY_TIMEOUT_MS,
        // Replaces settings of the role, which may be too short for a migration.
        ...(isPooled ? {} : { statement_timeout: MIGRATION_STATEMENT_MS }),
        ...(isPooled ? {} : { options: '-c timezone=UTC -c lock_timeout=0' }),
      },
    },
    (config) => new GuardedPool(config),
  );
  try {
    const lock = await takeMigrationLock({
      database: connections,
      holder: randomUUID(),
      name: `process ${process.pid} on ${hostname()}`,
      isDone: async () => (await findPending(connections, folder)).length === 0,
    });
    if (lock === undefined) return;
    try {
      await applyPending({ connections, folder, logger, confirm: lock.confirm });
    } finally {
      await lock.release();
    }
  } finally {
    await connections.end();
  }
}

/** How many of a process's connections are shared: by reads, and by writes that do not wait for the disk. */
function divideLanes(connections: number): { reads: number; unsynced: number } {
  const lanes = Math.min(MOST_LANES, Math.floor(connections / 3));
  const unsynced = lanes > 1 ? 1 : 0;
  return { reads: lanes - unsynced, unsynced };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The names of the settings that new sessions of the database should have and do not, for instance behind a pooler. */
async function listMissingSettings(pool: GuardedPool): Promise<string[]> {
  const names = [...Object.keys(SESSION_SETTINGS), 'TimeZone'];
  const { rows }: pg.QueryResult<{ name: string; setting: string }> = await pool.query(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  return rows
    .filter(({ name, setting }) => (name === 'TimeZone' ? setting !== 'UTC' : setting === '0'))
    .map(({ name }) => name);
}
