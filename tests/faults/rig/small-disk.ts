// A small in-memory file system that a test can fill without harm to the machine.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly path: string;
  /** Fills the disk, except for this many bytes. */
  fill(leftBytes: number): void;
  /** Removes what `fill` wrote. */
  clear(): void;
  remove(): void;
}

/** Why no small disk can be created here; undefined if one can. */
export function findReasonAgainstSmallDisk(): string | undefined {
  try {
    makeSmallDisk(1).remove();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : 'unknown';
    return `a small disk needs the right to mount a tmpfs (root on Linux): ${reason}`;
  }
}

export function makeSmallDisk(mebibytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'asteria-disk-'));
  const ballast = join(path, 'ballast');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', path], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  chmodSync(path, 0o777);
  return {
    path,
    fill(leftBytes) {
      const { bavail, bsize } = statfsSync(path);
      const bytes = bavail * bsize - leftBytes;
      if (bytes > 0) writeFileSync(ballast, Buffer.alloc(bytes));
    },
    clear() {
      rmSync(ballast, { force: true });
    },
    remove() {
      execFileSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}
