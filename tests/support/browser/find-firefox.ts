import { existsSync } from 'node:fs';

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** A Firefox of the machine: `FIREFOX_PATH`, else Debian's; undefined where there is none. */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...FIREFOXES].find((path) => existsSync(path));
}
