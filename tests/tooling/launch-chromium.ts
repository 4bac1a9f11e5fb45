// One finder of a browser for the tools that need one.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const QUIET_ARGUMENTS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A headless Chromium: the one named by CHROME_PATH, Playwright's own, or the system's. */
export function launchChromium(): Promise<Browser> {
  const candidates = [process.env['CHROME_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium found: run npx playwright install chromium, or set CHROME_PATH');
  }
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...QUIET_ARGUMENTS, ...sandbox] });
}
