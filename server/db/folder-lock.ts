// The lock of the embedded database's folder: two processes that write to one folder would destroy each other's data.
//
// A lock file names the holder, who listens on a Unix socket in the folder. Every process under the same kernel, in
// whatever container or namespace, can connect to the socket as long as the holder lives. A socket of another kernel
// (a shared disk) cannot be reached; then the modification time of the lock file decides, which the holder renews every
// second. Socket and renewal both end with the process, so a crash leaves the folder free.
// The package proper-lockfile has the modification time alone, and so keeps a dead process's folder locked for seconds.

import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { makeDataFolder } from '#server/platform/data-folder.ts';

const LOCK_FILE = 'database.lock';
const OWNER_ONLY = 0o700;
const HEARTBEAT_MS = 1_000;
/** A lock file whose modification time does not change for this long belongs to a dead process. */
const HEARTBEAT_PROOF_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** How long a lock file that was taken over must stay unchanged: another process may replace it at the same moment. */
const TAKEOVER_PROOF_MS = 100;

const holderSchema = z.object({
  token: z.string(),
  pid: z.int(),
  host: z.string(),
  /** Identifies the running kernel since its start; '' on systems without such an id. */
  boot: z.string(),
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
 * Takes the lock of a folder (created if it is missing, closed to other users) and returns the function that
 * releases it. The lock of a dead process is taken over; throws FolderInUseError for the lock of a running one.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  makeDataFolder(dataDir);
  closeToOthers(dataDir);
  const path = join(dataDir, LOCK_FILE);
  const self: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), boot: bootId() };
  const folder = openFolder(dataDir);
  const listener = await listen(socketPath(folder, self));
  const stop = () => {
    listener?.close();
    folder.close();
  };

  try {
    await take(dataDir, path, self);
  } catch (error) {
    stop();
    throw error;
  }

  const heartbeat = setInterval(() => renew(path, self), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (findHolder(path)?.token === self.token) rmSync(path, { force: true });
    stop();
  };
}

/** Writes the lock file. Throws FolderInUseError when another process holds it or takes it over at the same moment. */
async function take(dataDir: string, path: string, self: Holder): Promise<void> {
  const content = `${JSON.stringify(self)}\n`;
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = findHolder(path);
  if (holder !== undefined) {
    if (await isAlive(dataDir, path, holder, self)) throw new FolderInUseError(dataDir, holder);
    rmSync(join(dataDir, socketName(holder)), { force: true });
  }
  const mine = `${path}.${self.token}`;
  writeFileSync(mine, content);
  renameSync(mine, path);
  await delay(TAKEOVER_PROOF_MS);
  const winner = findHolder(path);
  if (winner !== undefined && winner.token !== self.token) {
    throw new FolderInUseError(dataDir, winner);
  }
}

function findHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined; // the file is gone, or a crash left it incomplete
  }
}

async function isAlive(
  dataDir: string,
  path: string,
  holder: Holder,
  self: Holder,
): Promise<boolean> {
  const folder = openFolder(dataDir);
  try {
    if (await answers(socketPath(folder, holder))) return true;
  } finally {
    folder.close();
  }
  // A living holder under the same kernel would have accepted the connection, if it was able to listen at all.
  const couldListen = exists(join(dataDir, socketName(holder)));
  if (couldListen && holder.boot !== '' && holder.boot === self.boot) return false;
  const before = timeOf(path);
  const deadlineMs = performance.now() + HEARTBEAT_PROOF_MS;
  while (performance.now() < deadlineMs) {
    await delay(HEARTBEAT_MS / 4);
    if (timeOf(path) !== before) return true;
  }
  return false;
}

/** Renews the lock file's time, by which processes under another kernel see that this one lives. */
function renew(path: string, self: Holder): void {
  const holder = findHolder(path);
  if (holder !== undefined && holder.token !== self.token) {
    // Two writers would destroy each other's data, so the process that has lost the folder ends.
    process.stderr.write(`DATA_DIR: process ${holder.pid} has taken over "${path}"; ending.\n`);
    process.exit(1);
  }
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder was removed.
  }
}

/** The file's modification time, milliseconds since 1970 UTC; 0 when the file is missing. */
function timeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

const socketName = ({ token }: Holder) => `database.${token.slice(0, 8)}.sock`;
const socketPath = (folder: { path: string }, holder: Holder) =>
  join(folder.path, socketName(holder));

/**
 * A path to the folder for the address of a socket, which may have 108 bytes at most: a short one under /proc where the
 * system has it, else `dataDir` itself.
 */
function openFolder(dataDir: string): { path: string; close: () => void } {
  try {
    const descriptor = openSync(dataDir, 'r');
    const path = `/proc/self/fd/${descriptor}`;
    if (exists(path)) return { path, close: () => closeSync(descriptor) };
    closeSync(descriptor);
  } catch {
    // A system where folders cannot be opened.
  }
  return { path: dataDir, close: () => undefined };
}

/** Listens on a socket; undefined where the folder's file system cannot hold one. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', () => resolve(undefined));
    server.listen(path, () => resolve(server));
  });
}

/** Whether a process accepts connections on the socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
    // The folder belongs to another user, who has chosen its mode.
  }
}

/** The id that Linux gives to each start of the kernel; '' on other systems. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
