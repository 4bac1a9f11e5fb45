// The secrets that are not set in the environment: each is generated once and stored in DATA_DIR.

import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { makeDataFolder } from './data-folder.ts';
import { type Env, EnvError } from './env.ts';
import type { Random } from './random.ts';
import { deriveVapidKeys, type VapidKeys } from './vapid.ts';

const SECRET_BYTES = 48;
/** The length of a private key of the curve P-256. */
const VAPID_KEY_BYTES = 32;

type Secrets = readonly [string, ...string[]];

/** The secrets that sign cookies: those of SESSION_SECRET, or the one stored in `DATA_DIR`. */
export function getSessionSecrets(env: Env, random: Random): Secrets {
  return env.sessionSecrets ?? [readStoredSecret(env, random, 'session-secret')];
}

/** The keys that encrypt stored data: those of DATA_KEY, or the one stored in `DATA_DIR`. */
export function getDataKeys(env: Env, random: Random): Secrets {
  return env.dataKeys ?? [readStoredSecret(env, random, 'data-key')];
}

/**
 * The keys by which push services know this server: those of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY. Without these
 * settings: none in production, elsewhere the keys stored in `DATA_DIR`.
 */
export function getVapidKeys(env: Env, random: Random): VapidKeys | undefined {
  if (env.vapid !== undefined || env.production) return env.vapid;
  return deriveVapidKeys(readStoredSecret(env, random, 'vapid-private-key', VAPID_KEY_BYTES));
}

/** Reads the file `name` in `DATA_DIR`, and generates it when it is missing. Throws an EnvError when it is empty. */
function readStoredSecret(env: Env, random: Random, name: string, bytes = SECRET_BYTES): string {
  makeDataFolder(env.dataDir);
  const path = join(env.dataDir, name);
  if (!existsSync(path)) storeOnce(path, random.secret(bytes));
  const secret = readFileSync(path, 'utf8').trim();
  if (secret === '') {
    throw new EnvError(
      'DATA_DIR',
      `has an empty file "${path}": delete it and start again`,
      '.data',
    );
  }
  return secret;
}

/**
 * Writes a new file completely or not at all, and leaves an existing file alone: when several processes start together,
 * one creates the file, and no other reads it half-written.
 */
function storeOnce(path: string, content: string): void {
  const draft = `${path}.${process.pid}-${threadId}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    const isStored = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    // On a file system without hard links, two processes that start together may each use a secret of its own.
    if (!isStored) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
