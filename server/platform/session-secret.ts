// The secret that signs cookies, where the operator gave none: made once and kept beside the data.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './chance.ts';
import type { Env } from './env.ts';

const SECRET_BYTES = 48;

/** The secrets of the settings, or the one kept in `DATA_DIR` (made now if there is none yet). */
export function getSessionSecrets(env: Env, chance: Chance): readonly [string, ...string[]] {
  if (env.sessionSecrets !== undefined) return env.sessionSecrets;
  mkdirSync(env.dataDir, { recursive: true });
  const path = join(env.dataDir, 'session-secret');
  try {
    // 'wx' lets one of several processes that start together write, and all read what it wrote.
    writeFileSync(path, chance.secret(SECRET_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret === '') throw new Error(`${path} is empty: delete it and start again`);
  return [secret];
}
