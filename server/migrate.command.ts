// `npm run migrate`: brings the database's schema up to date, as every server does at its start, and ends. It reads the
// same environment as the servers, and may run while they do, and several times at once.

import { FolderInUseError } from './db/folder-lock.ts';
import { DiskFullError } from './db/free-space.ts';
import { NewerSchemaError } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import { isDatabaseUnavailable } from './db/pg-errors.ts';
import { EnvError, readProcessEnv } from './platform/env.ts';
import { createLogger } from './platform/logger.ts';

async function migrate(): Promise<void> {
  const env = readProcessEnv();
  const database = await openDatabase(env, createLogger(env));
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}

try {
  await migrate();
  process.stdout.write('The schema is up to date.\n');
} catch (error) {
  const forOperators = [EnvError, FolderInUseError, DiskFullError, NewerSchemaError];
  if (error instanceof Error && forOperators.some((kind) => error instanceof kind)) {
    process.stderr.write(`${error.message}\n`);
  } else if (isDatabaseUnavailable(error)) {
    process.stderr.write(`The database cannot be reached, or takes no writes: ${String(error)}\n`);
  } else throw error;
  process.exitCode = 1;
}
