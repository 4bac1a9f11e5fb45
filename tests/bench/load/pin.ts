// Gives a server a core of its own, so that the load does not take the time of what it loads.

import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const SERVER_CORE = '1';
const LOAD_CORE = '0';

/**
 * Puts this process, and what it starts from now on, on one core: the load, and Postgres. Returns false, and does
 * nothing, where there is one core alone or no `taskset`.
 */
export function pinLoad(): boolean {
  return availableParallelism() > 1 && pin(process.pid, LOAD_CORE);
}

/** Puts a server that this process has started on the other core, all its threads. */
export function pinServer(pid: number): void {
  pin(pid, SERVER_CORE);
}

/** Gives this process all cores again. */
export function unpinLoad(cores: number): void {
  pin(process.pid, `0-${cores - 1}`);
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
