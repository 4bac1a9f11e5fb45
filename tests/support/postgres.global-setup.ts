// The Postgres of a test run: the one in `TEST_DATABASE_URL`, otherwise a new one.

import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';

/** An in-memory file system, on machines that have one. */
const MEMORY_FOLDER = '/dev/shm';
/** The space that a run's databases need, with a margin, bytes. */
const NEEDED_BYTES = 3 * 1024 ** 3;

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return;
  const dataParent = findMemoryFolder();
  // A crash may lose the last commits. No test crashes this Postgres; tests that crash one start their own.
  const server = await startPostgres(
    { synchronous_commit: 'off' },
    dataParent === undefined ? {} : { dataParent },
  );
  process.env['TEST_DATABASE_URL'] = server.url;
  return async () => {
    await server.close();
    delete process.env['TEST_DATABASE_URL'];
    if (dataParent !== undefined) rmSync(dataParent, { recursive: true, force: true });
  };
}

/** A new in-memory folder; undefined if there is no such file system or it has too little space. */
function findMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    return mkdtempSync(join(MEMORY_FOLDER, 'asteria-postgres-'));
  } catch {
    return undefined;
  }
}
