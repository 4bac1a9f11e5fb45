import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import type { Machine } from './figure.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The machine on which everything in one run was measured. */
export function describeMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? Number.NaN,
  };
}

/** The commit of the tree, and whether the tree has changed since. */
export function describeCommit(): { commit: string; changed: boolean } {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  return {
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
  };
}
