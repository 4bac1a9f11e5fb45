// The embedded database: Postgres in WebAssembly (PGlite), which runs in a worker thread, stores its data in a folder
// or in memory, and has one connection. node-pg is its driver, as for any other Postgres.

import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseClient } from './database.ts';
import { type EmbeddedThread, startEmbeddedThread } from './embedded-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { assertFreeSpace, DiskFullError, hasFreeSpace } from './free-space.ts';
import { GuardedClient, GuardedPool } from './guarded-pool.ts';
import { applyPending } from './migrations.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { DatabaseUnavailableError } from './pg-errors.ts';
import * as schema from './schema/index.ts';

const DATABASE_FOLDER = 'database';

/**
 * A pool of the one connection. While the disk is full, it lends the connection to nobody; a transaction that already
 * has it may finish.
 */
class EmbeddedPool extends GuardedPool {
  /** The folder whose disk is checked; undefined for a database in memory. */
  dataDir: string | undefined;

  override connect(): Promise<pg.PoolClient> {
    return this.#assertFreeSpace().then(() => super.connect());
  }

  async #assertFreeSpace(): Promise<void> {
    if (this.dataDir !== undefined) assertFreeSpace(this.dataDir);
  }
}

/**
 * Opens the database in `dataDir` under the folder's lock, or in memory when there is no folder (`snapshot`: the
 * content to begin with). Throws FolderInUseError when another living process has the folder, DiskFullError
 * when its disk is too full to write.
 */
export async function openEmbedded(settings: {
  dataDir?: string | undefined;
  snapshot?: Blob | undefined;
}): Promise<DatabaseClient & { dump(): Promise<Blob> }> {
  const { dataDir, snapshot } = settings;
  const unlock = dataDir === undefined ? undefined : await lockFolder(dataDir);
  let thread: EmbeddedThread;
  try {
    if (dataDir !== undefined && !hasFreeSpace(dataDir)) throw new DiskFullError(dataDir);
    thread =
      dataDir === undefined ? await startEmbeddedThread({ snapshot }) : await openFolder(dataDir);
  } catch (error) {
    unlock?.();
    throw error;
  }
  const pool = new EmbeddedPool({
    Client: GuardedClient,
    // node-pg declares a whole net.Socket; the thread's socket has the part of it that node-pg uses.
    stream: () => thread.connect() as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.dataDir = dataDir;
  pool.on('error', () => undefined); // the next query fails with this error
  const db = drizzle(pool, { schema });
  let closing: Promise<void> | undefined;

  const query: DatabaseClient['query'] = async ({ text, values }) => {
    if (closing !== undefined) throw new DatabaseUnavailableError(undefined);
    const result: pg.QueryResult<Record<string, unknown>> = await pool.query(text, values);
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  };

  return {
    kind: 'embedded',
    db,
    reads: db,
    query,
    queryUnsynced: query,
    // No migration lock is needed: the folder's lock keeps other processes out.
    migrate: (folder = MIGRATIONS_FOLDER) => applyPending({ connections: pool, folder }),
    async ping() {
      await pool.query('select 1');
    },
    dump: () => thread.dump(),
    close() {
      closing ??= pool
        .end()
        .then(() => thread.close())
        .finally(() => unlock?.());
      return closing;
    },
  };
}

/**
 * Opens the database in `dataDir`. A marker file exists while a new database is created, so that the folder
 * that a killed process leaves half-made is deleted at the next start.
 */
async function openFolder(dataDir: string): Promise<EmbeddedThread> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) writeFileSync(unfinished, '');
  const thread = await startEmbeddedThread({ dataDir: folder });
  rmSync(unfinished, { force: true });
  restrictToOwner(folder);
  return thread;
}

/**
 * Takes all permissions on the folder's content from other users: PGlite creates its files open to everybody. The umask
 * that the process sets covers the files that come later.
 */
function restrictToOwner(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(folder, 0o700);
}
