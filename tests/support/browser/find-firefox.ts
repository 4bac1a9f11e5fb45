import { existsSync } from 'node:fs';

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** A Firefox on this machine: `FIREFOX_PATH`, otherwise Debian's; undefined if there is none. */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...FIREFOXES].find((path) => existsSync(path));
}
