// Room on the disk of the embedded database. Where it can make no new file of its log, it does not fail as
// Postgres does but spins for ever, and the whole process with it: so it is not asked when that could be.

import { statfsSync } from 'node:fs';
import { DatabaseUnavailableError } from './faults.ts';

const MEBIBYTE = 1024 * 1024;
/** Two files of the log (16 MiB each), and as much again for whoever else writes to the disk meanwhile. */
const ROOM_NEEDED_MEBIBYTES = 64;

/** The disk is too full to open a database on it; the message is the one line that the operator reads. */
export class DiskFullError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR: the disk of "${dataDir}" has less than ${ROOM_NEEDED_MEBIBYTES} MiB left, which the embedded ` +
        'database needs. Make room, or name a folder on another disk. Example: DATA_DIR=/var/lib/asteria',
    );
    this.name = 'DiskFullError';
  }
}

/** Whether the disk of a folder has room for the embedded database to write; takes a few microseconds. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_NEEDED_MEBIBYTES * MEBIBYTE;
}

/** Throws DatabaseUnavailableError while the disk of a folder is too full. */
export function assertRoom(folder: string): void {
  if (!hasRoom(folder)) throw new DatabaseUnavailableError(new Error('the disk is full'));
}
