// What stands behind the comma: "Paris, Texas", "Springfield, IL, USA", "München, Bayern". Finds the
// countries and regions that are meant, and says whether a place lies in them.

import { COUNTRIES_ABOVE, LANDS_ONCE_OF } from './country-names.ts';
import { foldName, foldSpellings } from './fold.ts';
import type { PlaceColumns, PlaceTables } from './place-file.ts';
import { isWithinOneTypo } from './typos.ts';

/** Says of a place, by its number, whether it lies where it is asked for. */
export type PlaceFilter = (place: number) => boolean;

/** The lands that one qualifier may mean, by number. */
type Lands = Readonly<{ countries: Set<number>; regions: Set<number> }>;

const TYPO_MIN_LETTERS = 4;

/** How a qualifier is read, from the strictest to the kindest. */
type Reading = 'exact' | 'beginning' | 'typo';

/** Reads qualifiers by the gazetteer's own tables. */
export class QualifierReader {
  readonly #columns: Pick<PlaceColumns, 'countryNumbers' | 'regionNumbers'>;
  readonly #landsByKey = new Map<string, { countries: number[]; regions: number[] }>();
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
      for (const key of keys) this.#landsOf(key).countries.push(number);
    }
    for (const [number, { keys }] of regions.entries()) {
      for (const key of keys) this.#landsOf(key).regions.push(number);
    }
    this.#keys = [...this.#landsByKey.keys()];
  }

  /**
   * Gives the ways to understand the qualifiers, best first; a place must satisfy all of one way. The
   * first takes them as complete names, the next as still being typed, the last as misspelled. None
   * where one of them is the name of no country or region even so.
   */
  *listFilters(qualifiers: readonly string[]): Generator<PlaceFilter> {
    for (const reading of ['exact', 'beginning', 'typo'] as const) {
      // Only whoever gets to the later ones pays for looking at every name.
      const lands = this.#readAll(qualifiers, reading);
      if (lands) yield this.#createFilter(lands);
    }
  }

  /** Gives the filter for qualifiers that are complete names without a typo, else undefined. */
  findExactFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const lands = this.#readAll(qualifiers, 'exact');
    return lands && this.#createFilter(lands);
  }

  /** The same, with what once belonged to the lands as well. */
  findFormerFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const lands = this.#readAll(qualifiers, 'exact');
    return lands && this.#createFilter(lands.map((each) => this.#addFormer(each)));
  }

  #readAll(qualifiers: readonly string[], reading: Reading): Lands[] | undefined {
    const lands: Lands[] = [];
    for (const [index, qualifier] of qualifiers.entries()) {
      const meant = this.#read(qualifier, reading, index === qualifiers.length - 1);
      if (!meant) return undefined;
      lands.push(meant);
    }
    return lands;
  }

  #createFilter(all: readonly Lands[]): PlaceFilter {
    const { countryNumbers, regionNumbers } = this.#columns;
    return (place) => {
      const country = countryNumbers[place] ?? -1;
      const region = (regionNumbers[place] ?? 0) - 1;
      return all.every(({ countries, regions }) => countries.has(country) || regions.has(region));
    };
  }

  #read(qualifier: string, reading: Reading, isLast: boolean): Lands | undefined {
    const lands: Lands = { countries: new Set(), regions: new Set() };
    const add = (key: string): void => {
      const found = this.#landsByKey.get(key);
      for (const number of found?.countries ?? []) this.#addCountry(lands, number);
      for (const number of found?.regions ?? []) lands.regions.add(number);
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
    return lands.countries.size + lands.regions.size > 0 ? lands : undefined;
  }

  #addCountry(lands: Lands, number: number): void {
    lands.countries.add(number);
    this.#addCodes(lands, COUNTRIES_ABOVE[this.#countryCodes[number] ?? '']);
  }

  #addFormer({ countries, regions }: Lands): Lands {
    const wider: Lands = { countries: new Set(countries), regions: new Set(regions) };
    for (const number of countries) {
      this.#addCodes(wider, LANDS_ONCE_OF[this.#countryCodes[number] ?? '']);
    }
    return wider;
  }

  #addCodes({ countries, regions }: Lands, codes: readonly string[] | undefined): void {
    for (const code of codes ?? []) {
      const country = this.#countryNumbers.get(code);
      const region = this.#regionNumbers.get(code);
      if (country !== undefined) countries.add(country);
      if (region !== undefined) regions.add(region);
    }
  }

  #landsOf(key: string): { countries: number[]; regions: number[] } {
    const known = this.#landsByKey.get(key);
    if (known) return known;
    const created = { countries: [], regions: [] };
    this.#landsByKey.set(key, created);
    return created;
  }
}
