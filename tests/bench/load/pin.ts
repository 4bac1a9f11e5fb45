// Gives a server its own core, so that the load generator does not take processor time from the server.

import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Counted before this process is pinned, as Node counts those that it may use. */
const CORES = availableParallelism();
const SERVER_CORE = '1';
const LOAD_CORE = '0';

/**
 * Puts this process and all processes that it starts from now on, the load generator and Postgres, on one core. Returns
 * false and does nothing on a machine with one core or without `taskset`.
 */
export function pinLoad(): boolean {
  return CORES > 1 && pin(process.pid, LOAD_CORE);
}

/** Puts all threads of a server that this process has started on the other core. */
export function pinServer(pid: number): void {
  pin(pid, SERVER_CORE);
}

/** Lets this process use all cores again. */
export function unpinLoad(): void {
  pin(process.pid, `0-${CORES - 1}`);
}

function pin(pid: number, cores: string): boolean {
  try {
    const parameters = ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)];
    execFileSync('taskset', parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
