// Applies the SQL migrations that a database has not seen. Each runs in a transaction of its own, which never waits
// long for a lock; the statements of one with `concurrently` run before it, outside of any. The table that records
// migrations is Drizzle's, and so is the rule that those newer than the last one recorded are pending.

import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Logger } from '#server/platform/logger.ts';
import { findSqlState, isConflict } from './pg-errors.ts';

/**
 * How long a migration waits for a lock. Statements of calls queue behind a migration that waits, for instance for the
 * end of a backup, and fail after two seconds (`lock_timeout` in postgres-client.ts), so a migration gives up earlier.
 */
const LOCK_TIMEOUT = '1s';
/** The longest duration of one statement of a migration, which may rewrite a table. */
export const MIGRATION_STATEMENT_MS = 120_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** How long migrations are repeated while a lock is taken: long enough for a large backup to end. */
const PATIENCE_MS = 30 * 60_000;

/** In a statement such as `create index concurrently`, which Postgres accepts outside transactions only. */
const CONCURRENT = /\bconcurrently\b/i;
const LOCK_NOT_AVAILABLE = '55P03';

/** One connection, over which all statements of a transaction are sent. */
export interface MigrationConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Somewhere to borrow a connection from; one that is returned as broken is closed. */
export interface MigrationConnections {
  connect(): Promise<MigrationConnection & { release(broken?: boolean): void }>;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The database has migrations that this version does not know: it would misread data written by a newer version. */
export class NewerSchemaError extends Error {
  constructor(count: number) {
    super(
      `The database was migrated by a newer version: ${count} of its migrations are unknown to this one. Start the newer version, or restore a backup from before it.`,
    );
    this.name = 'NewerSchemaError';
  }
}

/**
 * The migrations of a folder that the database has not seen. Only reads the database. Throws NewerSchemaError when the
 * database has seen one that is not in the folder.
 */
export async function findPending(
  connection: MigrationConnection,
  folder: string,
): Promise<Migration[]> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const { rows: tables } = await connection.query(
    `select 1 as one from information_schema.tables
     where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return migrations;
  const { rows } = await connection.query(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  );
  const applied = rows.map((row) => Number(row['at']));
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  const unknown = applied.filter((at) => !known.has(at));
  if (unknown.length > 0) throw new NewerSchemaError(unknown.length);
  const last = Math.max(...applied);
  return migrations.filter(({ folderMillis }) => folderMillis > last);
}

/**
 * Applies the pending migrations of a folder, in their order. `confirm` runs at the end of each transaction, and before
 * each statement outside of one; it throws when another process has taken over. A migration that cannot get a lock is
 * undone and tried again for up to half an hour. Throws what the database throws.
 */
export async function applyPending(settings: {
  connections: MigrationConnections;
  folder: string;
  /** For warnings about locks; left out for the embedded database, which has no other client. */
  logger?: Logger;
  confirm?: (connection: MigrationConnection) => Promise<void>;
}): Promise<void> {
  const { connections, folder, logger, confirm = async () => undefined } = settings;
  const connection = await connections.connect();
  let isBroken = true;
  try {
    await connection.query('create schema if not exists drizzle');
    await connection.query(`create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`);
    const givesUpMs = performance.now() + PATIENCE_MS;
    for (const migration of await findPending(connection, folder)) {
      await repeatWhileLocked({ givesUpMs, logger }, () => apply(connection, migration, confirm));
    }
    isBroken = false;
  } finally {
    connection.release(isBroken);
  }
}

async function apply(
  connection: MigrationConnection,
  { sql, hash, folderMillis }: Migration,
  confirm: (connection: MigrationConnection) => Promise<void>,
): Promise<void> {
  const statements = sql.filter((statement) => statement.trim() !== '');
  const isConcurrent = statements.some((statement) => CONCURRENT.test(statement));
  if (isConcurrent)
    for (const statement of statements) {
      await confirm(connection);
      await connection.query(statement);
    }
  await connection.query('begin isolation level read committed');
  try {
    await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await connection.query(`set local statement_timeout = ${MIGRATION_STATEMENT_MS}`);
    if (!isConcurrent) for (const statement of statements) await connection.query(statement);
    await connection.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
    await confirm(connection);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** Repeats `work`, with growing pauses, while it fails because another client holds a lock. */
async function repeatWhileLocked(
  { givesUpMs, logger }: { givesUpMs: number; logger: Logger | undefined },
  work: () => Promise<void>,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isLocked = findSqlState(error) === LOCK_NOT_AVAILABLE || isConflict(error);
      if (!isLocked || performance.now() > givesUpMs) throw error;
      logger?.warn({ err: error }, 'a migration waits for a lock that another client holds');
      await delay(pauseMs * (0.5 + Math.random()));
    }
  }
}
