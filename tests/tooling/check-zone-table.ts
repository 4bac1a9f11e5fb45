// Says how old the zone table is: `npm run check` warns from 180 days on. With `--strict`, as in the nightly run, an old
// table is an error, and so is one of which IANA has published a newer release.

import { pathToFileURL } from 'node:url';
import table from '#server/sky/civil-time/zones.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const OLD_DAYS = 180;
/** A file that holds the name of the newest release. */
const NEWEST_RELEASE_URL = 'https://data.iana.org/time-zones/tzdb/version';

type Release = { name: string; date: string };

/**
 * One line on a release, and whether the table should be made anew: at 180 days, or when `newest` (if it is known) is
 * another release.
 */
export function judgeRelease(
  { name, date }: Release,
  nowMs: number,
  newest?: string,
): { line: string; isOld: boolean } {
  const days = Math.floor((nowMs - Date.parse(date)) / DAY_MS);
  const isSuperseded = newest !== undefined && newest !== name;
  const isOld = days >= OLD_DAYS || isSuperseded;
  const line = [
    `Time zones: release ${name} of ${date}, ${days} days old`,
    ...(isSuperseded ? [`the newest is ${newest}`] : []),
    ...(isOld ? ['make the table anew (server/sky/civil-time/README.md)'] : []),
  ].join('; ');
  return { line, isOld };
}

async function readNewestRelease(): Promise<string> {
  const answer = await fetch(NEWEST_RELEASE_URL);
  const text = (await answer.text()).trim();
  if (!answer.ok || !/^\d{4}[a-z]+$/.test(text)) {
    throw new Error(`${NEWEST_RELEASE_URL} names no release: ${answer.status}`);
  }
  return text;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isStrict = process.argv.includes('--strict');
  const newest = isStrict ? await readNewestRelease() : undefined;
  const { line, isOld } = judgeRelease(table.release, Date.now(), newest);
  process.stderr.write(`${isOld && !isStrict ? 'Warning: ' : ''}${line}\n`);
  if (isOld && isStrict) process.exitCode = 1;
}
