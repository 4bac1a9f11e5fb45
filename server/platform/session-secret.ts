// The secret that signs cookies when SESSION_SECRET is not set: generated once and stored in DATA_DIR.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import type { Random } from './random.ts';

const SECRET_BYTES = 48;

/** The secrets of the settings, or the one stored in `DATA_DIR`, generated if there is none yet. */
export function getSessionSecrets(env: Env, random: Random): readonly [string, ...string[]] {
  if (env.sessionSecrets !== undefined) return env.sessionSecrets;
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const path = join(env.dataDir, 'session-secret');
  try {
    // Of several processes that start together, 'wx' lets one write; then all read the same file.
    writeFileSync(path, random.secret(SECRET_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret === '') throw new Error(`${path} is empty: delete it and start again`);
  return [secret];
}
