// The embedded database: Postgres in WebAssembly (PGlite), in a folder or in memory, one connection.

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseClient } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { assertFreeSpace, DiskFullError, hasFreeSpace } from './free-space.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { DatabaseUnavailableError } from './pg-errors.ts';
import * as schema from './schema/index.ts';

const DATABASE_FOLDER = 'database';

/**
 * Opens the database in `dataDir` under our lock, or in memory without a folder (`snapshot`: the
 * content to begin with). Throws FolderInUseError when another living process has the folder, DiskFullError
 * when it could not write there.
 */
export async function openEmbedded(settings: {
  dataDir?: string | undefined;
  snapshot?: Blob | undefined;
}): Promise<DatabaseClient & { pglite: PGlite }> {
  const { dataDir, snapshot } = settings;
  const unlock = dataDir === undefined ? undefined : await lockFolder(dataDir);
  let pglite: PGlite;
  try {
    if (dataDir !== undefined && !hasFreeSpace(dataDir)) throw new DiskFullError(dataDir);
    pglite =
      dataDir === undefined
        ? await PGlite.create(snapshot === undefined ? {} : { loadDataDir: snapshot })
        : await openFolder(dataDir);
    await pglite.exec("set timezone = 'UTC'");
    if (dataDir !== undefined) guardFreeSpace(pglite, dataDir);
  } catch (error) {
    unlock?.();
    throw error;
  }
  const db = drizzle(pglite, { schema });
  let closing: Promise<void> | undefined;

  return {
    kind: 'embedded',
    pglite,
    db,
    async query({ text, values }) {
      if (closing !== undefined) throw new DatabaseUnavailableError(undefined);
      const result = await pglite.query<Record<string, unknown>>(text, values);
      // Postgres counts the rows of a SELECT too; PGlite reports 0 affected rows for it.
      return { rows: result.rows, rowCount: result.rows.length || (result.affectedRows ?? 0) };
    },
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    async ping() {
      await pglite.query('select 1');
    },
    close() {
      closing ??= pglite.close().finally(() => unlock?.());
      return closing;
    },
  };
}

/** Refuses queries and transactions while the disk is full; a transaction that has begun may finish. */
function guardFreeSpace(pglite: PGlite, dataDir: string): void {
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = async <T>(...parameters: Parameters<typeof query>) => {
    assertFreeSpace(dataDir);
    return query<T>(...parameters);
  };
  pglite.transaction = async (work) => {
    assertFreeSpace(dataDir);
    return transaction(work);
  };
}

/**
 * Opens the database in `dataDir`. A marker file exists while a new database is created, so that the folder
 * that a killed process leaves half-made is deleted at the next start.
 */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) writeFileSync(unfinished, '');
  const pglite = await PGlite.create({ dataDir: folder });
  rmSync(unfinished, { force: true });
  return pglite;
}
