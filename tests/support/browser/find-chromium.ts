// One answer for everything that needs a browser: which Chromium is there, and with which flags it runs.

import { accessSync, constants, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  args: string[];
}

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** A test browser asks nothing of the network by itself. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium out of npm, unpacked once into a folder of its own; Linux x64 only. */
async function unpackChromium(): Promise<Browser> {
  const { default: packed } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'chromium-'));
  try {
    const executablePath = await packed.executablePath();
    const libraries = [process.env['LD_LIBRARY_PATH'], join(executablePath, '..')];
    process.env['LD_LIBRARY_PATH'] = libraries.filter(Boolean).join(delimiter);
    const args = packed.args.filter(
      (arg) => arg !== '--single-process' && !arg.startsWith('--headless'),
    );
    return { executablePath, args };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * Looks in order: `CHROME_PATH`, Playwright's own, the system's, the one out of npm.
 * Throws with the command that installs one when there is none.
 */
export async function findChromium(): Promise<Browser> {
  const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...QUIET_FLAGS, ...rootFlags];
  const candidates = [process.env['CHROME_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  const executablePath = candidates.find((path) => path && existsSync(path) && isExecutable(path));
  if (executablePath) return { executablePath, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packed = await unpackChromium();
    return { ...packed, args: [...packed.args, ...args] };
  }
  throw new Error('No Chromium was found. Install one: npx playwright install chromium');
}
