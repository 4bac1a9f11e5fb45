// Builds the app of an earlier commit in a temporary worktree beside the repository.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface CommitBuild {
  /** The folder with the commit's files and its `dist`. */
  readonly root: string;
  remove(): void;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The full name of a commit; undefined where there is none with that name. */
export function findCommit(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** Every installed package of a lockfile with its version. */
function versionsOf(folder: string): Map<string, string> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return new Map(
    Object.entries(lock.packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => [path, version ?? '']),
  );
}

/** Builds a commit by its own `npm run build`, with the packages of its own lockfile. */
export function buildCommit(commit: string): CommitBuild {
  const parent = mkdtempSync(join(tmpdir(), 'asteria-commit-'));
  const folder = join(parent, 'app');
  const remove = () => {
    try {
      git('worktree', 'remove', '--force', folder);
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  };
  git('worktree', 'add', '--detach', folder, commit);
  try {
    const present = versionsOf(root);
    const hasAll = [...versionsOf(folder)].every(
      ([path, version]) => present.get(path) === version,
    );
    if (hasAll) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    remove();
    throw error;
  }
  return { root: folder, remove };
}
