// Runs the built application as a separate process, as an operator does. Verification codes are read from its output.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;
/** Names a folder that a first start has created; see `prepareDataFolder`. */
const PREPARED_FOLDER = 'ASTERIA_TEST_DATA_DIR';

export interface BuiltApp {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything printed so far on stdout and stderr. */
  output(): string;
  /** Waits for a code for a number (E.164) and returns the newest one printed. */
  waitForCode(phoneNumber: string, after?: number): Promise<string>;
  /** The exit code after the process has ended; null if a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Milliseconds from the start of the process until it reached the state in `until`. */
  readonly startMs: number;
  /** Ends the process with a signal and waits for it; returns the exit code. Keeps the folder. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** `stop`, and deletes the folder if it was created here. */
  close(): Promise<void>;
}

export interface BuiltAppOptions {
  env?: Readonly<Record<string, string>>;
  dataDir?: string;
  port?: number;
  /** The folder whose `dist` is started; by default this repository. */
  root?: string;
  /** A file for the log in place of `output()`, for measurements, so that this process does not read the log. */
  logFile?: string;
  /** The state that the start waits for; by default `ready`. */
  until?: 'ready' | 'listening' | 'spawned';
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until `probe` returns a value; throws an error about `what` after `timeoutMs`. */
export async function waitUntil<T>(
  what: string,
  probe: () => T | undefined | Promise<T | undefined>,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(POLL_INTERVAL_MS);
  }
}

/** A new data folder: a copy of what a first start created, if one was prepared, otherwise empty. */
function createDataFolder(env: BuiltAppOptions['env'] = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-'));
  const prepared = process.env[PREPARED_FOLDER];
  if (prepared !== undefined && env['DATABASE_URL'] === undefined)
    cpSync(prepared, folder, { recursive: true });
  return folder;
}

/**
 * Starts the application once, so that later starts of this process and its children find an empty database in their
 * folder. Setting up a database takes more processor time than most tests. Returns a function that deletes the prepared
 * folder.
 */
export async function prepareDataFolder(): Promise<() => void> {
  const app = await startBuiltApp();
  await app.stop();
  process.env[PREPARED_FOLDER] = app.dataDir;
  return () => rmSync(app.dataDir, { recursive: true, force: true });
}

/** Starts `dist/server/main.js` on a free loopback port and waits until it is ready. */
export async function startBuiltApp(options: BuiltAppOptions = {}): Promise<BuiltApp> {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? createDataFolder(options.env);
  const url = `http://127.0.0.1:${port}`;
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'a');
  const startedMs = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--enable-source-maps', 'dist/server/main.js'],
    {
      cwd: options.root ?? root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LIMIT_FACTOR: '1000',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', log ?? 'pipe'],
    },
  );
  if (log !== undefined) closeSync(log);
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  let hasExited = false;
  // The process is killed when the test run exits early.
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  void exited.then(() => {
    hasExited = true;
    process.off('exit', onExit);
  });

  const { until = 'ready' } = options;
  const probe = until === 'ready' ? '/api/ready' : '/api/health';
  if (until !== 'spawned') {
    await waitUntil(`the application to be ${until}`, async () => {
      if (hasExited) throw new Error(`the application ended at once:\n${output}`);
      const answer = await fetch(url + probe).catch(() => undefined);
      return answer?.ok ? true : undefined;
    }).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
  }
  const startMs = performance.now() - startedMs;

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!hasExited) child.kill(signal);
    return exited;
  }

  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    startMs,
    waitForCode(phoneNumber, after = 0) {
      const pattern = new RegExp(`Verification code for \\${phoneNumber}: (\\d{6})`, 'g');
      return waitUntil(
        `a code for ${phoneNumber}`,
        () => [...output.slice(after).matchAll(pattern)].at(-1)?.[1],
        10_000,
      );
    },
    stop,
    async close() {
      await stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
