// The lock under which migrations run: a row, renewed while its holder lives, so that it needs no session of the
// database and works through poolers and on engines without advisory locks. A dead holder's lock expires.

import { setTimeout as delay } from 'node:timers/promises';
import { findSqlState, isConflict } from './pg-errors.ts';

const LEASE_SECONDS = 15;
const RENEWAL_MS = 5_000;
const POLL_MS = 500;
/**
 * Two who create the same schema or table at once: one of them is told so, by whichever name it meets first, the
 * table's own or that of its row type (42710).
 */
const CREATED_AT_ONCE = new Set(['23505', '42P06', '42P07', '42710']);

/** Another process has taken the lock over, for instance because this one stood still for longer than the lease. */
export class MigrationLockLostError extends Error {
  constructor() {
    super('the lock of migrations was lost to another process; nothing of this one took effect');
    this.name = 'MigrationLockLostError';
  }
}

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface MigrationLock {
  /** Throws MigrationLockLostError unless the lock is still held; within a transaction, until that ends. */
  confirm(connection: Queryable): Promise<void>;
  /** Ends the renewal and gives the lock back. */
  release(): Promise<void>;
}

/**
 * Takes the lock. Returns undefined when `isDone` before it could be had, because its holder has done the work. The
 * holder's name is for people who look at the table. Time is the database's.
 */
export async function takeMigrationLock(settings: {
  database: Queryable;
  holder: string;
  name: string;
  isDone: () => Promise<boolean>;
  leaseSeconds?: number;
  pollMs?: number;
}): Promise<MigrationLock | undefined> {
  const { database, holder, name, isDone } = settings;
  const { leaseSeconds = LEASE_SECONDS, pollMs = POLL_MS } = settings;
  while (!(await isDone())) {
    if (await tryToTake({ database, holder, name, leaseSeconds })) {
      return holdLock(database, holder, leaseSeconds);
    }
    await delay(pollMs * (0.5 + Math.random()));
  }
  return undefined;
}

async function tryToTake(settings: {
  database: Queryable;
  holder: string;
  name: string;
  leaseSeconds: number;
}): Promise<boolean> {
  const { database, holder, name, leaseSeconds } = settings;
  try {
    await database.query('create schema if not exists drizzle');
    await database.query(`create table if not exists drizzle.migration_lock (
      id integer primary key check (id = 1),
      holder text not null,
      name text not null,
      expires_at timestamptz not null)`);
    const { rows } = await database.query(
      `insert into drizzle.migration_lock (id, holder, name, expires_at)
       values (1, $1, $2, clock_timestamp() + make_interval(secs => $3))
       on conflict (id) do update
         set holder = excluded.holder, name = excluded.name, expires_at = excluded.expires_at
         where migration_lock.expires_at < clock_timestamp()
       returning holder`,
      [holder, name, leaseSeconds],
    );
    return rows.length > 0;
  } catch (error) {
    if (isConflict(error) || CREATED_AT_ONCE.has(findSqlState(error) ?? '')) return false;
    throw error;
  }
}

/** Renews the lock until its release. */
function holdLock(database: Queryable, holder: string, leaseSeconds: number): MigrationLock {
  const renew = (connection: Queryable) =>
    connection.query(
      `update drizzle.migration_lock set expires_at = clock_timestamp() + make_interval(secs => $2)
       where id = 1 and holder = $1 returning holder`,
      [holder, leaseSeconds],
    );
  // A renewal that fails leaves the lease as it is; whether it was enough is what `confirm` asks.
  const timer = setInterval(() => void renew(database).catch(() => undefined), RENEWAL_MS);
  return {
    async confirm(connection) {
      const { rows } = await renew(connection);
      if (rows.length === 0) throw new MigrationLockLostError();
    },
    async release() {
      clearInterval(timer);
      await database
        .query('delete from drizzle.migration_lock where id = 1 and holder = $1', [holder])
        .catch(() => undefined); // it expires by itself
    },
  };
}
