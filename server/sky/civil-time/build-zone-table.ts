// Builds zones.json from a folder of compiled zone files:
//   npm run zones [-- <folder=/usr/share/zoneinfo> <output>]
// The folder must be built with tzdata's file `backzone` (the history of zones before 1970), as Debian's package is;
// that of macOS is not.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { isTzif, type LocalTimeType, parseTzif, type TzifZone } from './tzif.ts';
import { parsePosixFooter } from './yearly-rule.ts';
import {
  type ClockChange,
  type ClockRule,
  encodeZone,
  listClockPeriods,
  type ZoneClock,
  type ZoneHistory,
} from './zone-table.ts';

/** The content of zones.json. */
export type ZoneTable = Readonly<{
  /** Name, version and license of the data. */
  source: string;
  /** The release of the IANA database, such as `2026f`, and the day on which it was published. */
  release: Readonly<{ name: string; date: string }>;
  /** The one-line form of each zone (`encodeZone`), by IANA name. */
  zones: Readonly<Record<string, string>>;
  /** Names of zones with the same history as another → the name of that one in `zones`. */
  links: Readonly<Record<string, string>>;
}>;

const DEFAULT_FOLDER = '/usr/share/zoneinfo';
/** Where Debian's package keeps the database's news. */
const DEBIAN_NEWS = '/usr/share/doc/tzdata/changelog.gz';
const DEFAULT_OUTPUT = fileURLToPath(new URL('./zones.json', import.meta.url));
/** Copies of the same zones in other formats, and files that are not a place's zone. */
const LEFT_OUT = new Set(['posix', 'right', 'Factory', 'localtime', 'posixrules']);
/**
 * Names that a browser may give for its zone and that the database lacks: CLDR's name of a zone that the device does not
 * know, whose clock browsers take for UTC, and two names that the database has dropped.
 */
const NAMES_OF_BROWSERS: Readonly<Record<string, string>> = {
  'Etc/Unknown': 'Etc/UTC',
  'US/Pacific-New': 'America/Los_Angeles',
  'Canada/East-Saskatchewan': 'America/Regina',
};
/** A leap year. */
const LONGEST_YEAR_SECONDS = 366 * 86_400;

/**
 * Gives the table of all zones in a folder of compiled zone files (TZif version 2 or later). Throws
 * when the folder was built without backzone, or contains a rule that `yearly-rule.ts` cannot read.
 */
export function readZoneTable(folder: string): ZoneTable {
  const encoded = new Map<string, string>();
  for (const name of listZoneFiles(folder)) {
    encoded.set(name, encodeZone(toHistory(parseTzif(readFileSync(join(folder, name))))));
  }
  requireBackzone(folder);
  const zones: Record<string, string> = {};
  const links: Record<string, string> = {};
  const nameOfLine = new Map<string, string>();
  for (const name of [...encoded.keys()].sort(comparePlacesFirst)) {
    const line = encoded.get(name) ?? '';
    const sameAs = nameOfLine.get(line);
    if (sameAs === undefined) {
      nameOfLine.set(line, name);
      zones[name] = line;
    } else {
      links[name] = sameAs;
    }
  }
  for (const [name, meant] of Object.entries(NAMES_OF_BROWSERS)) {
    if (encoded.has(meant)) links[name] = links[meant] ?? meant;
  }
  const release = readRelease(folder);
  return { source: describeSource(release.name), release, zones, links };
}

function listZoneFiles(folder: string): string[] {
  const names: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`;
      if (LEFT_OUT.has(name)) continue;
      if (entry.isDirectory()) visit(name);
      else if (isTzif(readFileSync(join(folder, name)))) names.push(name);
    }
  };
  visit('');
  return names.sort();
}

/** Places before names such as `Etc/GMT+5` and `EST5EDT`, so that a link points at a place. */
function comparePlacesFirst(a: string, b: string): number {
  const isPlace = (name: string): boolean =>
    name.includes('/') && !/^(Etc|US|SystemV)\//.test(name);
  if (isPlace(a) !== isPlace(b)) return isPlace(a) ? -1 : 1;
  return a < b ? -1 : 1;
}

/** The Netherlands used Amsterdam mean time (1,172 s) in 1930; data without backzone gives the time of Brussels. */
function requireBackzone(folder: string): void {
  const amsterdam = toHistory(parseTzif(readFileSync(join(folder, 'Europe/Amsterdam'))));
  const january1930 = Date.UTC(1930, 0, 1) / 1000;
  const [period] = listClockPeriods(amsterdam, january1930, january1930);
  if (period?.utcOffsetSeconds !== 1172) {
    throw new Error(`${folder} is built without backzone: its zones lack their past before 1970`);
  }
}

function describeSource(version: string): string {
  return `IANA time zone database ${version}, compiled with backzone; public domain`;
}

/**
 * The release that a folder was compiled from. The folder contains its name; the database's news, a file `NEWS` of the
 * folder or of Debian's package, contains its day.
 */
function readRelease(folder: string): ZoneTable['release'] {
  const [firstLine = ''] = readFileSync(join(folder, 'tzdata.zi'), 'utf8').split('\n', 1);
  const name = firstLine.replace(/^# version /, '');
  const newsOfFolder = join(folder, 'NEWS');
  const news = existsSync(newsOfFolder)
    ? readFileSync(newsOfFolder)
    : gunzipSync(readFileSync(DEBIAN_NEWS));
  const date = news.toString('utf8').split(`\nRelease ${name} - `)[1]?.slice(0, 10);
  if (date === undefined)
    throw new Error(`The news of the database have no day of release ${name}`);
  return { name, date };
}

/** A stretch of time with one kind of local time, Unix seconds. */
type Stretch = Readonly<{ at: number; end: number; type: LocalTimeType }>;

function toHistory(zone: TzifZone): ZoneHistory {
  const starts = [{ at: Number.NEGATIVE_INFINITY, type: zone.firstType }, ...zone.transitions];
  const yearly = findYearly(zone);
  const stretches = starts.map(({ at, type }, index): Stretch => {
    // In a zone with a yearly rule the last stretch ends with the rule's next change, about half a year later.
    const lastEnd = yearly.yearly ? at + LONGEST_YEAR_SECONDS / 2 : Number.POSITIVE_INFINITY;
    return { at, type, end: starts[index + 1]?.at ?? lastEnd };
  });
  const hasWinterTime = stretches.filter((_, index) => isWinterTime(stretches, index)).length >= 3;
  const changes: ClockChange[] = [];
  for (const [index, { at, type }] of stretches.entries()) {
    const rule = findRule(stretches, index, hasWinterTime);
    const clock: ZoneClock = { utcOffsetSeconds: type.offsetSeconds, rule };
    const last = changes.at(-1)?.clock;
    // A change of the zone's abbreviation alone does not change the clock.
    if (last?.utcOffsetSeconds === clock.utcOffsetSeconds && last.rule === rule) continue;
    changes.push({ at, clock });
  }
  return dropWhatTheRuleRepeats({ changes, ...yearly });
}

/** Whether a stretch has "negative daylight saving": the file calls it DST, but its clock is behind standard time. */
function isWinterTime(stretches: readonly Stretch[], index: number): boolean {
  const type = stretches[index]?.type;
  if (!type?.isDst) return false;
  const standardBefore = stretches.slice(0, index).findLast((stretch) => !stretch.type.isDst);
  const standardAfter = stretches.slice(index + 1).find((stretch) => !stretch.type.isDst);
  return [standardBefore, standardAfter].every(
    (standard) => standard === undefined || type.offsetSeconds < standard.type.offsetSeconds,
  );
}

/**
 * Our choice: users call the clock that is set forward in summer daylight saving time, also where
 * the law says it the other way round (Ireland's, Morocco's and Namibia's standard time is the
 * summer's, and their winter time is the exception). So a winter time is `standard`, and where it
 * comes every year the stretches beside it, if shorter than a year, are `daylight`. A place with no
 * clock yet (`-00`) kept the sun's time.
 */
function findRule(stretches: readonly Stretch[], index: number, hasWinterTime: boolean): ClockRule {
  const stretch = stretches[index];
  if (!stretch) return 'standard';
  const { abbreviation, isDst } = stretch.type;
  if (abbreviation === 'LMT' || (abbreviation === '-00' && index === 0)) return 'local-mean-time';
  if (isDst) return isWinterTime(stretches, index) ? 'standard' : 'daylight';
  const isBesideWinterTime =
    isWinterTime(stretches, index - 1) || isWinterTime(stretches, index + 1);
  const isSeason = stretch.end - stretch.at < LONGEST_YEAR_SECONDS;
  return hasWinterTime && isBesideWinterTime && isSeason ? 'daylight' : 'standard';
}

function findYearly({ footer }: TzifZone): Pick<ZoneHistory, 'yearly'> {
  if (footer === '') return {};
  const { standardOffsetSeconds, daylight } = parsePosixFooter(footer);
  if (!daylight) return {};
  const isForward = daylight.offsetSeconds > standardOffsetSeconds;
  return {
    yearly: {
      standard: {
        utcOffsetSeconds: standardOffsetSeconds,
        rule: isForward ? 'standard' : 'daylight',
      },
      daylight: {
        utcOffsetSeconds: daylight.offsetSeconds,
        rule: isForward ? 'daylight' : 'standard',
      },
      begins: daylight.begins,
      ends: daylight.ends,
    },
  };
}

/** Drops the changes at the end of a history that its yearly rule gives anyway: files may list them up to 2037. */
function dropWhatTheRuleRepeats(history: ZoneHistory): ZoneHistory {
  if (!history.yearly) return history;
  const changes = [...history.changes];
  for (;;) {
    const last = changes.at(-1);
    if (!last) break;
    const shorter = { ...history, changes: changes.slice(0, -1) };
    const before = shorter.changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (!Number.isFinite(before)) break;
    // Without the last change, the rule must give the same change next, and no other before it.
    const [, repeated, ...more] = listClockPeriods(shorter, before, last.at);
    const isRepeated =
      more.length === 0 &&
      repeated?.start === last.at &&
      repeated.utcOffsetSeconds === last.clock.utcOffsetSeconds &&
      repeated.rule === last.clock.rule;
    if (!isRepeated) break;
    changes.pop();
  }
  return { ...history, changes };
}

/** Throws when a name of the table before is not in the new one: accounts and places may hold it. */
function requireNames(before: ZoneTable, table: ZoneTable): void {
  const namesOf = ({ zones, links }: ZoneTable) => [...Object.keys(zones), ...Object.keys(links)];
  const names = new Set(namesOf(table));
  const lost = namesOf(before).filter((name) => !names.has(name));
  if (lost.length > 0) {
    // Newer Debians have the old names, such as US/Pacific, in the package tzdata-legacy.
    throw new Error(`The folder lacks zones of the present table: ${lost.join(', ')}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = DEFAULT_FOLDER, output = DEFAULT_OUTPUT] = process.argv.slice(2);
  const table = readZoneTable(folder);
  const present: ZoneTable = JSON.parse(readFileSync(DEFAULT_OUTPUT, 'utf8'));
  requireNames(present, table);
  writeFileSync(output, `${JSON.stringify(table, null, 2)}\n`);
  process.stdout.write(
    `${output}: ${Object.keys(table.zones).length} zones, ${Object.keys(table.links).length} links; ${table.source}\n`,
  );
}
