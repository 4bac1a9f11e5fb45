// The qualifiers after a comma: "Paris, Texas", "Springfield, IL, USA", "München, Bayern". Finds the
// countries and regions that are meant, and says whether a place lies in them.

import { AREAS_ONCE_OF, COUNTRIES_ABOVE } from './country-names.ts';
import { foldName, foldSpellings } from './fold.ts';
import type { PlaceColumns, PlaceTables } from './place-file.ts';
import { isWithinOneTypo } from './typos.ts';

/** Whether a place, given by its number, lies in the areas of the qualifiers. */
export type PlaceFilter = (place: number) => boolean;

/** The areas that one qualifier may mean, by number. */
type Areas = Readonly<{ countries: Set<number>; regions: Set<number> }>;

const TYPO_MIN_LETTERS = 4;

/** How a qualifier is matched, from the strictest to the most tolerant. */
type Reading = 'exact' | 'beginning' | 'typo';

/** Reads qualifiers by the gazetteer's own tables. */
export class QualifierReader {
  readonly #columns: Pick<PlaceColumns, 'countryNumbers' | 'regionNumbers'>;
  readonly #areasByKey = new Map<string, { countries: number[]; regions: number[] }>();
  readonly #keys: readonly string[];
  readonly #countryNumbers: ReadonlyMap<string, number>;
  readonly #countryCodes: readonly string[];
  readonly #regionNumbers: ReadonlyMap<string, number>;

  constructor(
    { countries, regions }: PlaceTables,
    columns: Pick<PlaceColumns, 'countryNumbers' | 'regionNumbers'>,
  ) {
    this.#columns = columns;
    this.#countryCodes = countries.map(({ code }) => code);
    this.#regionNumbers = new Map(regions.map(({ code }, number) => [code, number]));
    this.#countryNumbers = new Map(countries.map(({ code }, number) => [code, number]));
    for (const [number, { keys }] of countries.entries()) {
      for (const key of keys) this.#areasOf(key).countries.push(number);
    }
    for (const [number, { keys }] of regions.entries()) {
      for (const key of keys) this.#areasOf(key).regions.push(number);
    }
    this.#keys = [...this.#areasByKey.keys()];
  }

  /**
   * Gives the ways to understand the qualifiers, best first; a place must satisfy all of one way. The
   * first takes them as complete names, the next as still being typed, the last as misspelled. None
   * where one of them is the name of no country or region even so.
   */
  *listFilters(qualifiers: readonly string[]): Generator<PlaceFilter> {
    for (const reading of ['exact', 'beginning', 'typo'] as const) {
      // Computed lazily, because tolerant matching scans every name.
      const areas = this.#readAll(qualifiers, reading);
      if (areas) yield this.#createFilter(areas);
    }
  }

  /** Gives the filter for qualifiers that are complete names without a typo, else undefined. */
  findExactFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const areas = this.#readAll(qualifiers, 'exact');
    return areas && this.#createFilter(areas);
  }

  /** Like `findExactFilter`, with the former territory of the areas included. */
  findFormerFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const areas = this.#readAll(qualifiers, 'exact');
    return areas && this.#createFilter(areas.map((each) => this.#addFormer(each)));
  }

  #readAll(qualifiers: readonly string[], reading: Reading): Areas[] | undefined {
    const areas: Areas[] = [];
    for (const [index, qualifier] of qualifiers.entries()) {
      const meant = this.#read(qualifier, reading, index === qualifiers.length - 1);
      if (!meant) return undefined;
      areas.push(meant);
    }
    return areas;
  }

  #createFilter(all: readonly Areas[]): PlaceFilter {
    const { countryNumbers, regionNumbers } = this.#columns;
    return (place) => {
      const country = countryNumbers[place] ?? -1;
      const region = (regionNumbers[place] ?? 0) - 1;
      return all.every(({ countries, regions }) => countries.has(country) || regions.has(region));
    };
  }

  #read(qualifier: string, reading: Reading, isLast: boolean): Areas | undefined {
    const areas: Areas = { countries: new Set(), regions: new Set() };
    const add = (key: string): void => {
      const found = this.#areasByKey.get(key);
      for (const number of found?.countries ?? []) this.#addCountry(areas, number);
      for (const number of found?.regions ?? []) areas.regions.add(number);
    };
    // D.C. folds to two letters apart, DC to two together.
    const spellings = new Set([
      ...foldSpellings(qualifier),
      foldName(qualifier).replaceAll(' ', ''),
    ]);
    spellings.delete('');
    for (const spelling of spellings) {
      add(spelling);
      add(spelling.replace(/^the /, ''));
      if (reading === 'beginning' && isLast) {
        for (const key of this.#keys) if (key.startsWith(spelling)) add(key);
      }
      if (reading === 'typo' && spelling.length >= TYPO_MIN_LETTERS) {
        for (const key of this.#keys) if (isWithinOneTypo(key, spelling)) add(key);
      }
    }
    return areas.countries.size + areas.regions.size > 0 ? areas : undefined;
  }

  #addCountry(areas: Areas, number: number): void {
    areas.countries.add(number);
    this.#addCodes(areas, COUNTRIES_ABOVE[this.#countryCodes[number] ?? '']);
  }

  #addFormer({ countries, regions }: Areas): Areas {
    const wider: Areas = { countries: new Set(countries), regions: new Set(regions) };
    for (const number of countries) {
      this.#addCodes(wider, AREAS_ONCE_OF[this.#countryCodes[number] ?? '']);
    }
    return wider;
  }

  #addCodes({ countries, regions }: Areas, codes: readonly string[] | undefined): void {
    for (const code of codes ?? []) {
      const country = this.#countryNumbers.get(code);
      const region = this.#regionNumbers.get(code);
      if (country !== undefined) countries.add(country);
      if (region !== undefined) regions.add(region);
    }
  }

  #areasOf(key: string): { countries: number[]; regions: number[] } {
    const known = this.#areasByKey.get(key);
    if (known) return known;
    const created = { countries: [], regions: [] };
    this.#areasByKey.set(key, created);
    return created;
  }
}
