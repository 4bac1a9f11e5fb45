// The lock of the embedded database's folder: two processes in it would lose half of what they write.
// proper-lockfile cannot replace it: its locks are stale after two seconds at the earliest, it holds a dead
// process's lock until then, and it does not say which process has the folder.

import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

const LOCK_FILE = 'database.lock';
/** How long a lock that was taken over must stay unchanged: another process can replace it at the same moment. */
const TAKEOVER_PROOF_MS = 50;

const holderSchema = z.object({
  pid: z.int(),
  /** When the process began (`startOf`); distinguishes processes that had the same id. */
  started: z.string(),
  host: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Another process has the folder open; the message is the one line that the operator reads. */
export class FolderInUseError extends Error {
  constructor(dataDir: string, holder: Holder) {
    const elsewhere = holder.host === hostname() ? '' : ` on ${holder.host}`;
    super(
      `DATA_DIR: the embedded database in "${dataDir}" is in use by process ${holder.pid}${elsewhere}. ` +
        'Stop that process first, or choose another folder for this one. Example: DATA_DIR=.data-2',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the lock of a folder (created if it is missing) and returns the function that releases it.
 * The lock of a dead process is taken over; throws FolderInUseError for the lock of a running one.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, LOCK_FILE);
  const self: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  const content = `${JSON.stringify(self)}\n`;

  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = findHolder(path);
    if (holder !== undefined && isAlive(holder, self)) throw new FolderInUseError(dataDir, holder);
    const mine = `${path}.${process.pid}`;
    writeFileSync(mine, content);
    renameSync(mine, path);
    await delay(TAKEOVER_PROOF_MS);
    const winner = findHolder(path);
    if (winner !== undefined && !isSame(winner, self)) throw new FolderInUseError(dataDir, winner);
  }

  return () => {
    const holder = findHolder(path);
    if (holder !== undefined && isSame(holder, self)) unlinkSync(path);
  };
}

function findHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined; // the file is gone, or a crash left it incomplete
  }
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.started === b.started && a.host === b.host;
}

function isAlive(holder: Holder, self: Holder): boolean {
  // Our choice: a process on another machine cannot be looked up and counts as alive.
  if (holder.host !== self.host) return true;
  // This process opened the folder before.
  if (isSame(holder, self)) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (hasEnded(holder.pid)) return false;
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** The fields of /proc/<pid>/stat (proc(5)) from the third on; the second may contain spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process has ended and only its entry is left, because its parent has not collected it (a zombie). */
function hasEnded(pid: number): boolean {
  try {
    return /[ZX]/.test(statOf(pid)[0] ?? '');
  } catch {
    return false; // not Linux, or the process has just ended: then the signal decides
  }
}

/** When a process began: on Linux the boot's id and clock ticks since boot, elsewhere ''. */
function startOf(pid: number): string {
  try {
    const ticks = statOf(pid)[19] ?? ''; // field 22
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return '';
  }
}
