// One answer for everything that needs a browser: which Chromium is there, and with which flags it runs.

import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** What the packed Chromium needs to draw without a graphics card or a zygote process. */
const PACKED_FLAGS = [
  '--no-zygote',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Says where the unpacked fonts are (fonts-conf(5)): the package's own settings know one folder only. */
function writeFontSettings(folder: string): string {
  const path = join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(folder, 'fonts')}</dir>`,
    `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/**
 * Chromium out of npm, unpacked once, with the libraries and fonts that a bare machine lacks; Linux x64 only.
 * Of its own flags none are taken: they are made for scraping, and switch off what journeys rely on.
 */
async function unpackChromium(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // It unpacks into the folder for temporary files, and its libraries only where it believes itself on the
  // machine that they are made for; both are asked while it is imported.
  const borrowed = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const before = Object.keys(borrowed).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, borrowed);
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    process.env['FONTCONFIG_FILE'] = writeFontSettings(folder);
    return executablePath;
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
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
    return { executablePath: await unpackChromium(), args: [...PACKED_FLAGS, ...args] };
  }
  throw new Error('No Chromium was found. Install one: npx playwright install chromium');
}
