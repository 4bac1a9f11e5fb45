// The databases that a server process is started on: the embedded database in a folder, or a
// Postgres.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/postgres-server.ts';

/** The secret of every process on one database. */
export const SECRET = 'one-secret-for-all-processes-on-this-database';

export interface TestDatabase {
  /**
   * Options for `startBuiltApp`; always the same, so that the next process finds the previous one's
   * data.
   */
  options: { dataDir: string; env: Record<string, string> };
  close(): Promise<void>;
}

/** A folder that outlives the processes. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'asteria-faults-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const QUIET = { LOG_LEVEL: 'error', SESSION_SECRET: SECRET, DATA_KEY: SECRET };

/** A new empty database of either kind. */
export async function prepareDatabase(kind: 'embedded' | 'postgres'): Promise<TestDatabase> {
  const folder = makeFolder();
  if (kind === 'embedded') {
    return {
      options: { dataDir: folder.path, env: QUIET },
      close: async () => folder.remove(),
    };
  }
  const postgres = await startPostgres();
  return {
    options: { dataDir: folder.path, env: { ...QUIET, DATABASE_URL: postgres.url } },
    async close() {
      await postgres.close();
      folder.remove();
    },
  };
}
