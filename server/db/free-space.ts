// Free space on the disk of the embedded database. When PGlite cannot create a file of the write-ahead log, it does not
// fail as Postgres does: it loops forever. So the disk is checked before every query and every transaction.

import { statfsSync } from 'node:fs';
import { DatabaseUnavailableError } from './pg-errors.ts';

const MEBIBYTE = 1024 * 1024;
/** Two files of the write-ahead log (16 MiB each), and as much for other programs that write to the disk meanwhile. */
const FREE_SPACE_NEEDED_MEBIBYTES = 64;

/** The disk is too full to open a database on it; the message is the one line that the operator reads. */
export class DiskFullError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR: the disk of "${dataDir}" has less than ${FREE_SPACE_NEEDED_MEBIBYTES} MiB left, which the embedded ` +
        'database needs. Free some space, or choose a folder on another disk. Example: DATA_DIR=/var/lib/asteria',
    );
    this.name = 'DiskFullError';
  }
}

/** Whether the disk of a folder has enough space for the embedded database; takes a few microseconds. */
export function hasFreeSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= FREE_SPACE_NEEDED_MEBIBYTES * MEBIBYTE;
}

/** Throws DatabaseUnavailableError while the disk of a folder is too full. */
export function assertFreeSpace(folder: string): void {
  if (!hasFreeSpace(folder)) throw new DatabaseUnavailableError(new Error('the disk is full'));
}
