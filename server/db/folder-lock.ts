// The lock of the embedded database's folder: two processes in it would lose half of what they write.

import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

const LOCK_FILE = 'database.lock';
/** How long a lock taken over must stay ours: another start can have replaced it in the same moment. */
const TAKEOVER_PROOF_MS = 50;

const holderSchema = z.object({
  pid: z.int(),
  /** When the process began, in its machine's own count: tells a reused process id apart. */
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
        'Stop that one first, or give this one a folder of its own. Example: DATA_DIR=.data-2',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the lock of a folder (made if it is missing) and gives the function that returns it.
 * A lock left behind by a dead process is taken over; a living one's throws FolderInUseError.
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
    return undefined; // gone, or cut short by a crash: nobody's
  }
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.started === b.started && a.host === b.host;
}

function isAlive(holder: Holder, self: Holder): boolean {
  // Our choice: what cannot be looked up, because it runs on another machine, counts as alive.
  if (holder.host !== self.host) return true;
  // This process itself: the folder is open twice in here.
  if (isSame(holder, self)) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (hasEnded(holder.pid)) return false;
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** What Linux tells of a process from the third field on: proc(5), stat; the second may hold spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether only the entry of a process is left, because whoever started it has not asked how it ended. */
function hasEnded(pid: number): boolean {
  try {
    return /[ZX]/.test(statOf(pid)[0] ?? '');
  } catch {
    return false; // not Linux, or gone this moment: then the signal decides
  }
}

/** When a process began, as Linux counts it (clock ticks since boot, with the boot's id); else ''. */
function startOf(pid: number): string {
  try {
    const ticks = statOf(pid)[19] ?? ''; // field 22
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return '';
  }
}
