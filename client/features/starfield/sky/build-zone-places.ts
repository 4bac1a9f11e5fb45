// Generates zone-places.generated.ts from the tz database's zone.tab (public domain): the
// coordinates of the city that a time zone is named after. Links (older names that browsers still
// report) come from tzdata.zi.
//
//   npx tsx client/features/starfield/sky/build-zone-places.ts /usr/share/zoneinfo

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [zoneinfo] = process.argv.slice(2);
if (zoneinfo === undefined) throw new Error('Say where the tz database is: /usr/share/zoneinfo');

/** ISO 6709 (`+4151-08739`, `+404251-0740023`) as whole degrees of latitude and longitude. */
function readDegrees(iso: string): [number, number] {
  const parts = /^([+-]\d{2})(\d{2})\d{0,2}([+-]\d{3})(\d{2})\d{0,2}$/.exec(iso);
  if (parts === null) throw new Error(`Unreadable place ${iso}`);
  const [, latitude = '', latitudeMinutes = '', longitude = '', longitudeMinutes = ''] = parts;
  const join = (degrees: string, minutes: string) =>
    Math.round(Number(degrees) + (degrees.startsWith('-') ? -1 : 1) * (Number(minutes) / 60));
  return [join(latitude, latitudeMinutes), join(longitude, longitudeMinutes)];
}

const places = new Map<string, string>();
for (const line of readFileSync(join(zoneinfo, 'zone.tab'), 'utf8').split('\n')) {
  if (line.startsWith('#') || line === '') continue;
  const [, iso = '', zone = ''] = line.split('\t');
  places.set(zone, readDegrees(iso).join(' '));
}
const links: string[] = [];
for (const line of readFileSync(join(zoneinfo, 'tzdata.zi'), 'utf8').split('\n')) {
  const link = /^L (\S+) (\S+)$/.exec(line);
  const [, target = '', alias = ''] = link ?? [];
  const isCity = /^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(alias);
  if (isCity && !places.has(alias) && places.has(target)) links.push(`${alias} ${target}`);
}

// Zones are grouped by their area (`Europe`), so that the file names each area only once.
const groups = new Map<string, string[]>();
for (const [zone, place] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [area = '', ...city] = zone.split('/');
  groups.set(area, [...(groups.get(area) ?? []), `${city.join('/')} ${place}`]);
}
const written = [...groups].map(([area, cities]) => `  ${area}:\n    '${cities.join(';')}',`);
writeFileSync(
  new URL('./zone-places.generated.ts', import.meta.url),
  `// Made by build-zone-places.ts from the tz database (public domain): ${places.size} zones, ${links.length} older names.
// Do not edit by hand.

/** Area → \`city latitude longitude\` in whole degrees, north and east positive, separated by semicolons. */
export const ZONE_PLACES: Readonly<Record<string, string>> = {
${written.join('\n')}
};

/** \`older name, zone\`, separated by semicolons. */
export const ZONE_LINKS =
  '${links.join(';')}';
`,
);
process.stdout.write(`${places.size} zones, ${links.length} links\n`);
