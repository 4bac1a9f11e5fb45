// What a server process is started on: the embedded database in a folder, or a Postgres.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/support/postgres-server.ts';

/** Signs for every process on one database. */
export const SECRET = 'one-secret-for-all-processes-on-this-database';

export interface Ground {
  /** For `startBuiltApp`; the same each time, so that the next process finds what the last one left. */
  options: { dataDir: string; env: Record<string, string> };
  close(): Promise<void>;
}

/** A folder that outlives its processes. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'asteria-faults-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const QUIET = { LOG_LEVEL: 'error', SESSION_SECRET: SECRET };

/** A new empty database of either kind. */
export async function prepareGround(kind: 'embedded' | 'postgres'): Promise<Ground> {
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
