// The lock under which migrations run: a row with a time of expiry, which its holder renews. Unlike an advisory lock it
// belongs to no session of the database, so it works through poolers and on engines without advisory locks. The lock of
// a dead holder expires.

import { setTimeout as delay } from 'node:timers/promises';
import { findSqlState, isConflict } from './pg-errors.ts';

const LEASE_SECONDS = 15;
const RENEWAL_MS = 5_000;
const POLL_MS = 500;
/**
 * The SQLSTATEs of which Postgres reports one when two processes create the same schema or table at the same moment:
 * `if not exists` does not prevent them, and which one depends on the name that collides first, that of the schema, of
 * the table or of its row type.
 */
const CREATED_AT_ONCE = new Set(['23505', '42P06', '42P07', '42710']);

/** Another process has taken the lock over, for instance because this one was suspended for longer than the lease. */
export class MigrationLockLostError extends Error {
  constructor() {
    super('the lock of migrations was lost to another process, which goes on with them');
    this.name = 'MigrationLockLostError';
  }
}

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface MigrationLock {
  /**
   * Throws MigrationLockLostError unless the lock is still held. In a transaction of `connection` the lock then stays
   * held until the transaction ends, since the renewal locks the row.
   */
  confirm(connection: Queryable): Promise<void>;
  /** Ends the renewal and gives the lock back. */
  release(): Promise<void>;
}

/**
 * Waits for the lock and takes it. Returns undefined when `isDone` becomes true before that, because the holder of the
 * lock has done the work. `holder` is an id, `name` is for people who look at the table. The lock expires by the
 * database's clock.
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
  // A renewal that fails leaves the time of expiry as it is; `confirm` finds out whether the lock was lost by that.
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
