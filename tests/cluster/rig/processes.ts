// Processes of a cluster. They run as a user that Postgres accepts and are ended one by one by their ids.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { waitUntil } from '#tests/support/built-app.ts';

const STOP_TIMEOUT_MS = 10_000;

/** The user as which processes run; undefined for the current user. */
export type Owner = { uid: number; gid: number } | undefined;

export interface Process {
  readonly pid: number;
  /** The ids of the process and of all its descendants. */
  family(): number[];
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

export interface ProcessSettings {
  command: readonly [string, ...string[]];
  env: Readonly<Record<string, string>>;
  owner: Owner;
  cwd: string;
  /** The file that gets its output. */
  log: string;
}

export function startProcess(settings: ProcessSettings): Process {
  const [program, ...parameters] = settings.command;
  const { env, owner, cwd, log } = settings;
  const child: ChildProcess = spawn(program, parameters, {
    ...owner,
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => appendFileSync(log, chunk));
  }
  child.on('error', (error) => appendFileSync(log, `${error}\n`));
  const pid = child.pid ?? 0;
  // The process is killed when the test run exits early.
  const onExit = () => signalAll(pid === 0 ? [] : listFamily(pid), 'SIGKILL');
  process.once('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || pid === 0;
  return {
    pid,
    family: () => (hasEnded() ? [] : listFamily(pid)),
    async stop(signal) {
      if (hasEnded()) return;
      child.kill(signal);
      await waitUntil(
        `the end of ${program}`,
        () => hasEnded() || undefined,
        STOP_TIMEOUT_MS,
      ).catch(() => child.kill('SIGKILL'));
    },
  };
}

/** A process and its descendants, parents first. */
export function listFamily(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) {
    for (const [child = 0, ofParent] of rows) if (ofParent === parent) found.push(child);
  }
  return found;
}

/** Sends a signal to each process that has not ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Whether a process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.trim().startsWith('Z');
  } catch {
    return false;
  }
}
