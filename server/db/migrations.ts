// Applies the SQL migrations that a database has not seen: each in a transaction of its own, which never waits long
// for a lock. The table that records them is Drizzle's, and so is the rule: what is younger than the last one recorded.

import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Logger } from '#server/platform/logger.ts';
import { findSqlState, isConflict } from './pg-errors.ts';

/**
 * Below the two seconds that calls wait: they queue behind a migration that waits, for instance for the end of a
 * backup, and must not be refused.
 */
const LOCK_TIMEOUT = '1s';
/** A migration may rewrite a table. */
export const MIGRATION_STATEMENT_MS = 120_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** For the end of a backup of some size; then the start, or the operator, begins anew. */
const PATIENCE_MS = 30 * 60_000;

/** Outside a transaction, since Postgres takes it nowhere else. */
const CONCURRENT = /\bconcurrently\b/i;
const LOCK_NOT_AVAILABLE = '55P03';

/** One connection: the statements of a transaction go over the same. */
export interface MigrationConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Somewhere to borrow a connection from; one that is returned as broken is closed. */
export interface MigrationConnections {
  connect(): Promise<MigrationConnection & { release(broken?: boolean): void }>;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations of a folder that the database has not seen. Reads only. */
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
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const last = rows[0] === undefined ? Number.NEGATIVE_INFINITY : Number(rows[0]['at']);
  return migrations.filter(({ folderMillis }) => folderMillis > last);
}

/**
 * Applies the pending migrations of a folder, in their order. `confirm` runs at the end of each transaction and throws
 * when another process has taken over. Where a lock cannot be had the migration is undone and tried again.
 */
export async function applyPending(settings: {
  connections: MigrationConnections;
  folder: string;
  /** None where there is nobody else to wait for. */
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
  const record = () =>
    connection.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  const statements = sql.filter((statement) => statement.trim() !== '');
  if (statements.some((statement) => CONCURRENT.test(statement))) {
    for (const statement of statements) await connection.query(statement);
    await record();
    return;
  }
  await connection.query('begin isolation level read committed');
  try {
    await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await connection.query(`set local statement_timeout = ${MIGRATION_STATEMENT_MS}`);
    for (const statement of statements) await connection.query(statement);
    await record();
    await confirm(connection);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

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
