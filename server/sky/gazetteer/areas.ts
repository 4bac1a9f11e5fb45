// The areas that follow a comma in a typed place (countries, regions, counties, groups made by hand), and whether a
// place is in them. An area is its number: see `PlaceTables`.

import { foldName, foldSpellings } from './fold.ts';
import { KeyTable, type RowRange } from './key-table.ts';
import {
  AREA_FLAGS,
  type Box,
  isInBox,
  type PlaceColumns,
  type PlaceTables,
  unpackAreaKey,
} from './place-file.ts';
import { findTypoRows } from './typos.ts';

/** Whether a place, given by its number, is in the areas of a text. */
export type PlaceFilter = (place: number) => boolean;

/** How closely a text must match a name: equal, the beginning of a name, or one typo away from it. */
export type Tolerance = 'exact' | 'beginning' | 'typo';

/**
 * Which of the areas with the exact name count: the countries and regions, if there are any; also counties and former
 * lands; also what once belonged to them.
 */
export type Width = 'first' | 'all' | 'former';
export const WIDTHS: readonly Width[] = ['first', 'all', 'former'];

/** The territory of one or several areas. */
export type Ground = {
  readonly countries: Set<number>;
  readonly regions: Set<number>;
  readonly counties: Set<number>;
  readonly islands: { ground: Ground; boxes: readonly Box[] }[];
};

/** Shorter names are not corrected: too many names differ from them by only one letter. */
const TYPO_MIN_LETTERS = 4;
/** There are too many counties to guess one from a shorter beginning. */
const COUNTY_MIN_LETTERS = 4;
const COORDINATE_UNITS_PER_DEGREE = 100_000;
/** An island's population is computed on first use. */
const NOT_COUNTED = -1;

type NamedArea = Readonly<{ area: number; flags: number }>;

/** Finds areas by name in the gazetteer's tables. */
export class AreaIndex {
  readonly #tables: PlaceTables;
  readonly #columns: PlaceColumns;
  readonly #keys: KeyTable;
  readonly #firstRegion: number;
  readonly #firstCounty: number;
  readonly #firstGroup: number;
  /** The sum of the places' populations, and the country, of each country, region and county. */
  readonly #populations: Float64Array;
  readonly #countries: Uint8Array;

  constructor(tables: PlaceTables, columns: PlaceColumns) {
    this.#tables = tables;
    this.#columns = columns;
    this.#keys = new KeyTable(columns.areaKeys, columns.areaKeyLengths);
    this.#firstRegion = tables.countries.length;
    this.#firstCounty = this.#firstRegion + tables.regions.length;
    this.#firstGroup = this.#firstCounty + tables.countyCount;
    this.#populations = new Float64Array(this.#firstGroup + tables.groups.length);
    this.#countries = new Uint8Array(this.#firstGroup + tables.groups.length);
    const { countryNumbers, regionNumbers, countyNumbers, populations } = columns;
    for (let place = 0; place < populations.length; place++) {
      const country = countryNumbers[place] ?? 0;
      const region = regionNumbers[place] ?? 0;
      const county = countyNumbers[place] ?? 0;
      const population = populations[place] ?? 0;
      this.#count(country, country, population);
      if (region > 0) this.#count(this.#firstRegion + region - 1, country, population);
      if (county > 0) this.#count(this.#firstCounty + county - 1, country, population);
    }
    for (const [number, { areas, boxes }] of tables.groups.entries()) {
      const group = this.#firstGroup + number;
      if (boxes.length > 0) this.#populations[group] = NOT_COUNTED;
      else for (const area of areas) this.#count(group, 0, this.countPopulation(area));
    }
  }

  #count(area: number, country: number, population: number): void {
    this.#populations[area] = (this.#populations[area] ?? 0) + population;
    this.#countries[area] = country;
  }

  /** The territory that a text names, or undefined when it names none. */
  find(
    text: string,
    tolerance: Tolerance,
    width: Width = 'all',
    isLast = true,
  ): Ground | undefined {
    const named = this.#listNamed(listAreaKeys(text), tolerance);
    const current = named.filter(({ flags }) => (flags & AREA_FLAGS.former) === 0);
    const inside = current.filter(
      ({ area }) => area >= this.#firstRegion && area < this.#firstCounty,
    );
    // In "Toluca, México, Mexico" a region comes before a country.
    const first =
      isLast || inside.length === 0
        ? current.filter(({ area }) => area < this.#firstCounty)
        : inside;
    const isFirst = width === 'first' && first.length > 0;
    const counted = isFirst ? first : width === 'former' ? named : current;
    if (counted.length === 0) return undefined;
    return this.createGround(counted.map(({ area }) => area));
  }

  /**
   * The areas that a text names when it stands alone, without abbreviations and former possessions: the most populous
   * first.
   */
  listNamed(keys: readonly string[]): number[] {
    return this.#listWithFlags(keys, 0);
  }

  /** The same with the areas that a text names only after a place. */
  listQualifiers(keys: readonly string[]): number[] {
    return this.#listWithFlags(keys, AREA_FLAGS.qualifierOnly);
  }

  #listWithFlags(keys: readonly string[], allowed: number): number[] {
    const named = this.#listNamed(keys, 'exact').filter(({ flags }) => (flags & ~allowed) === 0);
    const areas = [...new Set(named.map(({ area }) => area))];
    // Orkney is a county and an island; the island is meant.
    return areas.sort(
      (a, b) =>
        this.countPopulation(b) - this.countPopulation(a) ||
        Number(this.isIsland(b)) - Number(this.isIsland(a)),
    );
  }

  createGround(areas: readonly number[]): Ground {
    const ground: Ground = {
      countries: new Set(),
      regions: new Set(),
      counties: new Set(),
      islands: [],
    };
    for (const area of areas) this.#add(ground, area);
    return ground;
  }

  #add(ground: Ground, area: number): void {
    if (area < this.#firstRegion) ground.countries.add(area);
    else if (area < this.#firstCounty) ground.regions.add(area - this.#firstRegion + 1);
    else if (area < this.#firstGroup) ground.counties.add(area - this.#firstCounty + 1);
    else {
      const group = this.#tables.groups[area - this.#firstGroup];
      if (!group) return;
      if (group.boxes.length === 0) for (const member of group.areas) this.#add(ground, member);
      else ground.islands.push({ ground: this.createGround(group.areas), boxes: group.boxes });
    }
  }

  has(ground: Ground, place: number): boolean {
    const { countryNumbers, regionNumbers, countyNumbers } = this.#columns;
    return (
      ground.countries.has(countryNumbers[place] ?? -1) ||
      ground.regions.has(regionNumbers[place] ?? 0) ||
      ground.counties.has(countyNumbers[place] ?? 0) ||
      ground.islands.some((each) => this.has(each.ground, place) && this.#isIn(each.boxes, place))
    );
  }

  #isIn(boxes: readonly Box[], place: number): boolean {
    const latitude = (this.#columns.latitudes[place] ?? 0) / COORDINATE_UNITS_PER_DEGREE;
    const longitude = (this.#columns.longitudes[place] ?? 0) / COORDINATE_UNITS_PER_DEGREE;
    return boxes.some((box) => isInBox(box, { latitude, longitude }));
  }

  /** The countries that a territory lies in. */
  widen(ground: Ground): Ground {
    const countries = new Set(ground.countries);
    for (const region of ground.regions)
      countries.add(this.#countryOf(this.#firstRegion + region - 1));
    for (const county of ground.counties)
      countries.add(this.#countryOf(this.#firstCounty + county - 1));
    for (const { ground: land } of ground.islands) {
      for (const country of this.widen(land).countries) countries.add(country);
    }
    return { countries, regions: new Set(), counties: new Set(), islands: [] };
  }

  /** Whether two territories are in one country, at least in part. */
  meet(a: Ground, b: Ground): boolean {
    const { countries } = this.widen(b);
    return [...this.widen(a).countries].some((country) => countries.has(country));
  }

  #countryOf(area: number): number {
    return this.#countries[area] ?? 0;
  }

  isCountry(area: number): boolean {
    return area < this.#firstRegion;
  }

  isCounty(area: number): boolean {
    return area >= this.#firstCounty && area < this.#firstGroup;
  }

  isIsland(area: number): boolean {
    return (this.#tables.groups[area - this.#firstGroup]?.boxes.length ?? 0) > 0;
  }

  /** Whether two areas are one country and its region, or two of its regions. */
  areOfOneCountry(a: number, b: number): boolean {
    return (
      a < this.#firstCounty && b < this.#firstCounty && this.#countryOf(a) === this.#countryOf(b)
    );
  }

  countPopulation(area: number): number {
    if (this.#populations[area] === NOT_COUNTED) this.#populations[area] = this.#countIsland(area);
    return this.#populations[area] ?? 0;
  }

  #countIsland(area: number): number {
    const ground = this.createGround([area]);
    const { countries } = this.widen(ground);
    const { countryNumbers, populations } = this.#columns;
    let sum = 0;
    for (let place = 0; place < populations.length; place++) {
      if (!countries.has(countryNumbers[place] ?? -1) || !this.has(ground, place)) continue;
      sum += populations[place] ?? 0;
    }
    return sum;
  }

  #listNamed(keys: readonly string[], tolerance: Tolerance): NamedArea[] {
    return keys.flatMap((key) => {
      const exact = this.#readRows(this.#locate(key).exact);
      if (tolerance === 'exact') return exact;
      const isLong = key.length >= COUNTY_MIN_LETTERS;
      const guessed =
        tolerance === 'beginning'
          ? this.#readRows(this.#locate(key).withPrefix)
          : key.length >= TYPO_MIN_LETTERS
            ? findTypoRows(this.#keys, key).exact.flatMap((rows) => this.#readRows(rows))
            : [];
      return [...exact, ...guessed.filter(({ area }) => isLong || area < this.#firstCounty)];
    });
  }

  #locate(key: string): { exact: RowRange; withPrefix: RowRange } {
    const bytes = Buffer.from(key);
    const withPrefix = this.#keys.findPrefix(bytes, this.#keys.allRows);
    return { exact: this.#keys.findExact(bytes.length, withPrefix), withPrefix };
  }

  #readRows({ start, end }: RowRange): NamedArea[] {
    return Array.from(this.#columns.keyAreas.subarray(start, end), unpackAreaKey);
  }
}

/** The keys of a text that names an area: "D.C." folds to "d c", but the table also has "dc". */
function listAreaKeys(text: string): string[] {
  const keys = new Set<string>();
  for (const key of [...foldSpellings(text), foldName(text).replaceAll(' ', '')]) {
    keys.add(key);
    keys.add(key.replace(/^the /, ''));
    keys.add(key.replace(KIND_BEFORE_NAME, ''));
  }
  keys.delete('');
  return [...keys];
}

/** "State of Texas", "County Cork", "Prov. Bologna", "Респ. Коми". */
const KIND_BEFORE_NAME =
  /^(?:state of|province of|county of|county|co|prov|provincia de|provincia di|estado de|republic of|респ|республика|обл) /;

/** Whether a territory is smaller than a country. */
export function isLocal({ regions, counties, islands }: Ground): boolean {
  return regions.size + counties.size + islands.length > 0;
}
