// The folder DATA_DIR: the embedded database, and the secrets that are not set in the environment.

import { accessSync, constants, mkdirSync } from 'node:fs';
import { EnvError } from './env.ts';

const OWNER_ONLY = 0o700;

/** Creates the folder if it is missing, closed to other users; throws an EnvError when it cannot be created or used. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    const problem = `"${dataDir}" is no folder that this user can make and write in${code}`;
    throw new EnvError('DATA_DIR', problem, '.data');
  }
}
