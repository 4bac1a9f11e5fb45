// Qualifiers: the names of areas (countries and regions) after the comma in "Paris, Texas", "Springfield, IL, USA" or
// "München, Bayern". Finds the areas that are meant, and says whether a place lies in them.

import { FORMER_TERRITORIES, TERRITORIES } from './country-names.ts';
import { foldName, foldSpellings } from './fold.ts';
import type { PlaceColumns, PlaceTables } from './place-file.ts';
import { isWithinOneTypo } from './typos.ts';

/** Whether a place, given by its number, lies in the areas of the qualifiers. */
export type PlaceFilter = (place: number) => boolean;

/** The areas that one qualifier may mean: indices of `PlaceTables.countries` and `PlaceTables.regions`. */
type Areas = Readonly<{ countries: Set<number>; regions: Set<number> }>;

/** Shorter qualifiers are not corrected: too many names differ from them in one letter only. */
const TYPO_MIN_LETTERS = 4;

/** How tolerantly a qualifier is compared with names: equal, beginning of a name, or one typo away from a name. */
type Tolerance = 'exact' | 'beginning' | 'typo';

/** Finds the areas of qualifiers in the gazetteer's tables. */
export class QualifierResolver {
  readonly #columns: Pick<PlaceColumns, 'countryNumbers' | 'regionNumbers'>;
  readonly #areasByKey = new Map<string, { countries: number[]; regions: number[] }>();
  readonly #keys: readonly string[];
  readonly #countryNumberByCode: ReadonlyMap<string, number>;
  readonly #countryCodes: readonly string[];
  readonly #regionNumberByCode: ReadonlyMap<string, number>;

  constructor(
    { countries, regions }: PlaceTables,
    columns: Pick<PlaceColumns, 'countryNumbers' | 'regionNumbers'>,
  ) {
    this.#columns = columns;
    this.#countryCodes = countries.map(({ code }) => code);
    this.#regionNumberByCode = new Map(regions.map(({ code }, number) => [code, number]));
    this.#countryNumberByCode = new Map(countries.map(({ code }, number) => [code, number]));
    for (const [number, { keys }] of countries.entries()) {
      for (const key of keys) this.#areasOf(key).countries.push(number);
    }
    for (const [number, { keys }] of regions.entries()) {
      for (const key of keys) this.#areasOf(key).regions.push(number);
    }
    this.#keys = [...this.#areasByKey.keys()];
  }

  /**
   * Gives up to three filters, best first: one that takes the qualifiers as complete names, one that takes the last of
   * them as still being typed, and one that takes them as misspelled. A place passes a filter when it lies in an area
   * of every qualifier. A filter is left out when one of the qualifiers matches no country or region.
   */
  *listFilters(qualifiers: readonly string[]): Generator<PlaceFilter> {
    for (const tolerance of ['exact', 'beginning', 'typo'] as const) {
      // Computed lazily, because tolerant matching scans every name.
      const areas = this.#findAllAreas(qualifiers, tolerance);
      if (areas) yield this.#createFilter(areas);
    }
  }

  /** Gives the filter for qualifiers that are complete names without a typo; undefined when one of them is not. */
  findExactFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const areas = this.#findAllAreas(qualifiers, 'exact');
    return areas && this.#createFilter(areas);
  }

  /** Like `findExactFilter`, with the former territory of the areas included. */
  findFormerFilter(qualifiers: readonly string[]): PlaceFilter | undefined {
    const areas = this.#findAllAreas(qualifiers, 'exact');
    return areas && this.#createFilter(areas.map((each) => this.#addFormer(each)));
  }

  /** The areas of each qualifier; undefined when one of them matches none. */
  #findAllAreas(qualifiers: readonly string[], tolerance: Tolerance): Areas[] | undefined {
    const areas: Areas[] = [];
    for (const [index, qualifier] of qualifiers.entries()) {
      const meant = this.#findAreas(qualifier, tolerance, index === qualifiers.length - 1);
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

  /** The areas that a qualifier may mean; undefined when there are none. */
  #findAreas(qualifier: string, tolerance: Tolerance, isLast: boolean): Areas | undefined {
    const areas: Areas = { countries: new Set(), regions: new Set() };
    const add = (key: string): void => {
      const found = this.#areasByKey.get(key);
      for (const number of found?.countries ?? []) this.#addCountry(areas, number);
      for (const number of found?.regions ?? []) areas.regions.add(number);
    };
    // "D.C." folds to "d c", but the table may have "dc".
    const spellings = new Set([
      ...foldSpellings(qualifier),
      foldName(qualifier).replaceAll(' ', ''),
    ]);
    spellings.delete('');
    for (const spelling of spellings) {
      add(spelling);
      add(spelling.replace(/^the /, ''));
      if (tolerance === 'beginning' && isLast) {
        for (const key of this.#keys) if (key.startsWith(spelling)) add(key);
      }
      if (tolerance === 'typo' && spelling.length >= TYPO_MIN_LETTERS) {
        for (const key of this.#keys) if (isWithinOneTypo(key, spelling)) add(key);
      }
    }
    return areas.countries.size + areas.regions.size > 0 ? areas : undefined;
  }

  /** Adds a country with the territories that belong to it and have a country code of their own. */
  #addCountry(areas: Areas, number: number): void {
    areas.countries.add(number);
    this.#addCodes(areas, TERRITORIES[this.#countryCodes[number] ?? '']);
  }

  #addFormer({ countries, regions }: Areas): Areas {
    const wider: Areas = { countries: new Set(countries), regions: new Set(regions) };
    for (const number of countries) {
      this.#addCodes(wider, FORMER_TERRITORIES[this.#countryCodes[number] ?? '']);
    }
    return wider;
  }

  #addCodes({ countries, regions }: Areas, codes: readonly string[] | undefined): void {
    for (const code of codes ?? []) {
      const country = this.#countryNumberByCode.get(code);
      const region = this.#regionNumberByCode.get(code);
      if (country !== undefined) countries.add(country);
      if (region !== undefined) regions.add(region);
    }
  }

  /** The areas with a search key, which the caller may extend. */
  #areasOf(key: string): { countries: number[]; regions: number[] } {
    const known = this.#areasByKey.get(key);
    if (known) return known;
    const created = { countries: [], regions: [] };
    this.#areasByKey.set(key, created);
    return created;
  }
}
