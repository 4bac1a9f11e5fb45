// The embedded database: Postgres in WebAssembly (PGlite) in a thread of its own, in a folder or in memory, with one
// connection, spoken to by the same driver as any other Postgres.

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

/** Lends its one connection out; refuses while the disk is full, but a transaction that has it may finish. */
class EmbeddedPool extends GuardedPool {
  dataDir: string | undefined;

  override connect(): Promise<pg.PoolClient> {
    return this.#assertFreeSpace().then(() => super.connect());
  }

  async #assertFreeSpace(): Promise<void> {
    if (this.dataDir !== undefined) assertFreeSpace(this.dataDir);
  }
}

/**
 * Opens the database in `dataDir` under our lock, or in memory without a folder (`snapshot`: the
 * content to begin with). Throws FolderInUseError when another living process has the folder, DiskFullError
 * when it could not write there.
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
    // node-pg uses nothing of a socket but what the thread's has.
    stream: () => thread.connect() as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.dataDir = dataDir;
  pool.on('error', () => undefined); // the next query tells
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
    // The folder's lock keeps other processes away.
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
  closeFolder(folder);
  return thread;
}

/** PGlite creates its files open to everybody; the process's umask covers those that come later. */
function closeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(folder, 0o700);
}
