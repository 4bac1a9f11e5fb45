// `npm run data:encrypt`: what operators do with the stored data, beside the servers at work. Reads the servers' environment.

import { claimDataKeys, DataKeyError, forgetOtherKeys } from './db/data-keys.ts';
import { setUpEncryption } from './db/encryption.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { reencrypt } from './db/reencrypt.ts';
import { resealLetters } from './features/letter/index.ts';
import { EnvError, readProcessEnv } from './platform/env.ts';
import { createLogger } from './platform/logger.ts';
import { systemRandom } from './platform/random.ts';
import { getDataKeys } from './platform/stored-secrets.ts';

/** Encrypts with the first key of DATA_KEY what is plain or encrypted with another, which can go then. */
async function encryptEverything(): Promise<string> {
  const env = readProcessEnv();
  if (!env.encryptsData) {
    throw new EnvError('DATA_AT_REST', 'is off: servers would go on to write in plain', 'on');
  }
  const cipher = setUpEncryption({ keys: getDataKeys(env, systemRandom), encrypts: true });
  const database = await openDatabase(env, createLogger(env));
  try {
    await database.migrate();
    await claimDataKeys(database, cipher.keyIds);
    const rows = (await reencrypt(database.db)) + (await resealLetters(database.db, cipher));
    await forgetOtherKeys(database, cipher.keyIds[0]);
    return `Encrypted with key ${cipher.keyIds[0]}: ${rows} rows written.`;
  } finally {
    await database.close();
  }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const TASKS: Readonly<Record<string, () => Promise<string>>> = { encrypt: encryptEverything };

const task = TASKS[process.argv[2] ?? ''];
if (task === undefined) fail(`Say what to do: ${Object.keys(TASKS).join(', ')}`);
try {
  process.stdout.write(`${await task()}\n`);
} catch (error) {
  const forOperators = [EnvError, DataKeyError, FolderInUseError];
  if (error instanceof Error && forOperators.some((kind) => error instanceof kind)) {
    fail(error.message);
  }
  throw error;
}
