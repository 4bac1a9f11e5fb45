// `npm run data:encrypt` and `npm run data:restored`, with which operators maintain the stored data. Both read the same
// environment as the servers.

import { readForms, takeUpForms } from './db/data-forms.ts';
import { claimDataKeys, DataKeyError, forgetOtherKeys } from './db/data-keys.ts';
import type { DatabaseClient } from './db/database.ts';
import { createDeletionLog } from './db/deletion-log.ts';
import { chooseForms, isEncrypting, setUpEncryption } from './db/encryption.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { DiskFullError } from './db/free-space.ts';
import { endAllSessions } from './db/installation.ts';
import { NewerSchemaError } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import { reencrypt } from './db/reencrypt.ts';
import { describeRevived, lowerRevived } from './db/revived-rows.ts';
import { resealGames } from './features/find-yourself/index.ts';
import { resealJournals } from './features/journal/index.ts';
import { resealLetterMemories, resealLetters } from './features/letter/index.ts';
import { rekeyPairs, resealMatches } from './features/matches/index.ts';
import { resealNotices } from './features/notices/index.ts';
import { resealProgress } from './features/progress/index.ts';
import { systemClock } from './platform/clock.ts';
import type { DataCipher } from './platform/data-cipher.ts';
import { type Env, EnvError, readProcessEnv } from './platform/env.ts';
import { createLogger } from './platform/logger.ts';
import { systemRandom } from './platform/random.ts';
import { getDataKeys } from './platform/stored-secrets.ts';
import { createAccountRetention } from './rooms.ts';

/** Opens the database of the environment with its keys, runs `work`, closes the database, and returns its result. */
async function withData(
  env: Env,
  work: (database: DatabaseClient, cipher: DataCipher) => Promise<string>,
): Promise<string> {
  const keys = getDataKeys(env, systemRandom);
  const cipher = setUpEncryption({ keys, encrypts: env.encryptsData });
  const database = await openDatabase(env, createLogger(env));
  try {
    await database.migrate();
    await claimDataKeys(database, cipher.keyIds);
    chooseForms(await readForms(database, env));
    return await work(database, cipher);
  } finally {
    await database.close();
  }
}

/**
 * Encrypts, with the first key of DATA_KEY, every value that is plain, not padded or encrypted with another key, so
 * that the other keys can be removed from DATA_KEY. Returns the line to print.
 */
async function encryptEverything(): Promise<string> {
  const env = readProcessEnv();
  return withData(env, async (database, cipher) => {
    if (!isEncrypting()) {
      throw new EnvError('DATA_AT_REST', 'is off: servers would go on to write in plain', 'on');
    }
    await takeUpForms(database);
    chooseForms(await readForms(database, env));
    const rows =
      (await reencrypt(database.db)) +
      (await resealProgress(database)) +
      (await resealLetters(database.db, cipher)) +
      (await resealLetterMemories(database.db, cipher)) +
      (await resealJournals(database.db, cipher)) +
      (await resealGames(database.db, cipher)) +
      (await resealMatches(database.db, cipher)) +
      (await rekeyPairs(database.db, cipher)) +
      (await resealNotices(database.db, cipher));
    await forgetOtherKeys(database, cipher.keyIds[0]);
    return `Encrypted with key ${cipher.keyIds[0]}: ${rows} rows written.`;
  });
}

/**
 * In a database that was restored from a backup: ends all sessions, repeats the deletions that the log of deletions
 * lists, and resets what people may have left, lowered or withdrawn since. Returns the lines to print.
 */
async function finishRestore(): Promise<string> {
  const env = readProcessEnv();
  return withData(env, async (database, cipher) => {
    await endAllSessions(database.db);
    const deletions = createDeletionLog(database.db, env.deletionsFile, systemClock);
    const retention = createAccountRetention({ database, cipher, deletions });
    const deleted = await retention.replayDeletions({ always: true });
    const revived = await lowerRevived(database.db, new Date(systemClock.now()));
    const ended = `All sessions have ended; ${deleted} accounts were deleted again.`;
    return `${ended}\n${describeRevived(revived)}`;
  });
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const TASKS: Readonly<Record<string, () => Promise<string>>> = {
  encrypt: encryptEverything,
  restored: finishRestore,
};

const task = TASKS[process.argv[2] ?? ''];
if (task === undefined) fail(`Say what to do: ${Object.keys(TASKS).join(', ')}`);
try {
  process.stdout.write(`${await task()}\n`);
} catch (error) {
  const forOperators = [EnvError, DataKeyError, FolderInUseError, DiskFullError, NewerSchemaError];
  if (error instanceof Error && forOperators.some((kind) => error instanceof kind)) {
    fail(error.message);
  }
  throw error;
}
