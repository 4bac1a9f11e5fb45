// The gazetteer: finds places of birth by name, as people type it in any script, or by GeoNames id. Inside, a place is
// its number: its index in the columns of the data file, the most populous place first.

import { setImmediate as nextIteration } from 'node:timers/promises';
import { dataFile } from '#server/data-file.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { foldName, foldSpellings } from './fold.ts';
import { KeyTable, type RowRange } from './key-table.ts';
import {
  type PlaceColumns,
  type PlaceFile,
  type PlaceTables,
  readPlaceFile,
} from './place-file.ts';
import { type PlaceFilter, QualifierResolver } from './qualifiers.ts';
import { BestPlaces } from './ranking.ts';
import { findTypoRows } from './typos.ts';

const DATA_PATH = dataFile('sky/gazetteer/gazetteer.bin');
const DECODER = new TextDecoder();
const COORDINATE_UNITS_PER_DEGREE = 100_000;
/** Shorter names are not corrected: too many of them differ in one letter only. */
const TYPO_MIN_LETTERS = 4;
/** From this length on, a text with a typo may also be the beginning of a longer name. */
const TYPO_PREFIX_MIN_LETTERS = 5;
/**
 * How many areas after the city are read, counted from the last: as many as a postal address has. Each costs a scan of
 * all names of countries and regions.
 */
const QUALIFIERS_MAX = 4;
/**
 * Our choice: below the places that bear the typed name, up to two places are suggested whose name is one typo away and
 * that have more than ten times the population of the best of those.
 */
const SUGGESTION_TIMES_MORE_POPULOUS = 10;
const SUGGESTION_LIMIT = 2;
/**
 * The share of its population by which a place is ranked when an alternate name of it matched. After an exact match it
 * is all: "Bombay" finds Mumbai before the Bombay of New Zealand. Our choice: after a beginning or a typo it is little,
 * so that "San Franc" finds San Francisco before Quito, whose old name is San Francisco de Quito.
 */
const EXACT_ALTERNATE_SHARE = 1;
const GUESSED_ALTERNATE_SHARE = 0.05;
/**
 * In a text without a comma ("Paris Texas", "Cambridge New South Wales") at most so many words are read as the area.
 */
const AREA_MAX_WORDS = 4;

let opened: Promise<Gazetteer> | undefined;

/**
 * Gives the one gazetteer of this process. The first call reads its file (about half a second, most of it on other
 * threads). Rejects when the file cannot be read; the next call then tries again.
 */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= Gazetteer.read(DATA_PATH).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** All places of the world with 500 inhabitants or more, as GeoNames knows them. */
export class Gazetteer {
  readonly #tables: PlaceTables;
  readonly #columns: PlaceColumns;
  readonly #keys: KeyTable;
  readonly #qualifiers: QualifierResolver;
  readonly #nameStarts: Uint32Array;
  /** Place numbers in the order of their GeoNames ids. */
  readonly #byId: Uint32Array;
  readonly #countryNames: readonly string[];

  /**
   * Reads a data file in steps, and lets other work of the process run between them. Rejects as `readPlaceFile` does.
   */
  static async read(path: string): Promise<Gazetteer> {
    const file = await readPlaceFile(path);
    const keys = new KeyTable(file.columns.keys, file.columns.keyLengths);
    await nextIteration();
    const byId = sortById(file.columns.ids);
    await nextIteration();
    const qualifiers = new QualifierResolver(file.tables, file.columns);
    await nextIteration();
    return new Gazetteer(file, keys, byId, qualifiers);
  }

  private constructor(
    { tables, columns }: PlaceFile,
    keys: KeyTable,
    byId: Uint32Array,
    qualifiers: QualifierResolver,
  ) {
    this.#tables = tables;
    this.#columns = columns;
    this.#keys = keys;
    this.#byId = byId;
    this.#qualifiers = qualifiers;
    this.#nameStarts = sumLengths(columns.nameLengths);
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    this.#countryNames = tables.countries.map(({ code }) => names.of(code) ?? code);
  }

  /** Gives the place with a GeoNames id, or undefined. */
  findPlaceById(id: number): Place | undefined {
    const { ids } = this.#columns;
    let low = 0;
    let high = this.#byId.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[this.#byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const place = this.#byId[low];
    return place !== undefined && ids[place] === id ? this.#describe(place) : undefined;
  }

  /**
   * Gives the places that a text may mean, best first: `City`, `City, Country`, `City, Region, Country`,
   * in any script, also while it is being typed. Exact names come before names that only begin so, and
   * these before names with one typo; within each group the more populous come first, and among equals a
   * place's own name before its alternate names. If no country or region matches one of the areas after
   * the comma, all areas are ignored.
   */
  searchPlaces(text: string, limit: number): Place[] {
    const [city = '', ...allQualifiers] = splitAtCommas(text);
    const qualifiers = allQualifiers.slice(-QUALIFIERS_MAX);
    const keys = foldSpellings(city);
    if (keys.length === 0 || limit < 1) return [];
    if (qualifiers.length === 0) return this.#describeAll(this.#searchCity(keys, limit));

    const places = this.#findExactIn(keys, qualifiers, limit);
    let isUnderstood = false;
    for (const filter of this.#qualifiers.listFilters(qualifiers)) {
      isUnderstood = true;
      for (const find of [this.#findExact, this.#findLonger]) {
        this.#append(places, find.call(this, keys, limit, filter), limit);
      }
      if (places.length > 0) return this.#describeAll(places);
    }
    if (!isUnderstood) return this.#describeAll(this.#searchCity(keys, limit));
    for (const filter of this.#qualifiers.listFilters(qualifiers)) {
      const misspelled = this.#findMisspelled(keys, limit, filter);
      if (misspelled.length > 0) return this.#describeAll(misspelled);
    }
    return [];
  }

  /**
   * Gives the place that a text names exactly (accents, case and spellings such as "ue" for "ü" apart), the most
   * populous of several; undefined otherwise. Nothing is guessed from the beginning of a name, a typo or an unknown
   * country.
   */
  resolvePlaceText(text: string): Place | undefined {
    const [city = '', ...qualifiers] = splitAtCommas(text);
    const keys = foldSpellings(city);
    const [place] =
      qualifiers.length === 0
        ? [...this.#findExact(keys, 1), ...this.#findBeforeArea(keys, 1)]
        : this.#findExactIn(keys, qualifiers, 1);
    return place === undefined ? undefined : this.#describe(place);
  }

  #findExactIn(keys: readonly string[], qualifiers: readonly string[], limit: number): number[] {
    const filter = this.#qualifiers.findExactFilter(qualifiers);
    if (!filter) return [];
    const inside = this.#findExact(keys, limit, filter);
    return inside.length > 0 ? inside : this.#findFormer(keys, qualifiers);
  }

  /**
   * "Lwów, Poland", "Kiev, Russia": the first place of that name, when it lies in former territory of the area. Called
   * when no place of that name lies in the area today.
   */
  #findFormer(keys: readonly string[], qualifiers: readonly string[]): number[] {
    const filter = this.#qualifiers.findFormerFilter(qualifiers);
    const [place] = filter ? this.#findExact(keys, 1) : [];
    return place !== undefined && filter?.(place) ? [place] : [];
  }

  #searchCity(keys: readonly string[], limit: number): number[] {
    const places = this.#findExact(keys, limit);
    for (const find of [this.#findLonger, this.#findBeforeArea]) {
      if (places.length < limit) this.#append(places, find.call(this, keys, limit), limit);
    }
    const [best] = places;
    if (best === undefined) return this.#findMisspelled(keys, limit);
    const others = this.#findSuggestions(keys, best).filter((place) => !places.includes(place));
    const kept = places.slice(0, Math.max(1, limit - others.length));
    return [...kept, ...others].slice(0, limit);
  }

  /** Far more populous places whose name is one typo away from the text (Srinagar for the small Sinagar). */
  #findSuggestions(keys: readonly string[], best: number): number[] {
    const { populations } = this.#columns;
    const moreThan = (populations[best] ?? 0) * SUGGESTION_TIMES_MORE_POPULOUS;
    const rows = keys
      .filter(isLongEnoughForTypos)
      .flatMap((key) => findTypoRows(this.#keys, key).exact);
    return this.#rank(
      rows,
      SUGGESTION_LIMIT,
      EXACT_ALTERNATE_SHARE,
      (place) => (populations[place] ?? 0) > moreThan,
    );
  }

  #findExact(keys: readonly string[], limit: number, filter?: PlaceFilter): number[] {
    const rows = keys.map((key) => this.#locate(key).exact);
    return this.#rank(rows, limit, EXACT_ALTERNATE_SHARE, filter);
  }

  /** Places of which a name begins with a key and is longer than it. */
  #findLonger(keys: readonly string[], limit: number, filter?: PlaceFilter): number[] {
    const rows = keys.map((key) => this.#locate(key).longer);
    return this.#rank(rows, limit, GUESSED_ALTERNATE_SHARE, filter);
  }

  #findMisspelled(keys: readonly string[], limit: number, filter?: PlaceFilter): number[] {
    const found = keys.filter(isLongEnoughForTypos).map((key) => ({
      rows: findTypoRows(this.#keys, key),
      isLong: [...key].length >= TYPO_PREFIX_MIN_LETTERS,
    }));
    const exact = found.flatMap(({ rows }) => rows.exact);
    const longer = found.flatMap(({ rows, isLong }) => (isLong ? rows.prefix : []));
    const places = this.#rank(exact, limit, GUESSED_ALTERNATE_SHARE, filter);
    this.#append(places, this.#rank(longer, limit, GUESSED_ALTERNATE_SHARE, filter), limit);
    return places;
  }

  /** "Paris Texas": the exact name of a place, directly followed by the exact name of its area. */
  #findBeforeArea(keys: readonly string[], limit: number): number[] {
    const places: number[] = [];
    for (const key of keys) {
      const words = key.split(' ');
      for (let areaWords = 1; areaWords <= AREA_MAX_WORDS; areaWords++) {
        if (areaWords >= words.length) break;
        const city = words.slice(0, -areaWords).join(' ');
        const area = words.slice(-areaWords).join(' ');
        const filter = this.#qualifiers.findExactFilter([area]);
        if (filter) this.#append(places, this.#findExact([city], limit, filter), limit);
      }
    }
    return places;
  }

  #append(places: number[], more: readonly number[], limit: number): void {
    for (const place of more) {
      if (places.length < limit && !places.includes(place)) places.push(place);
    }
  }

  #locate(key: string): { exact: RowRange; longer: RowRange } {
    const bytes = Buffer.from(key);
    const withPrefix = this.#keys.findPrefix(bytes, this.#keys.allRows);
    const exact = this.#keys.findExact(bytes.length, withPrefix);
    return { exact, longer: { start: exact.end, end: withPrefix.end } };
  }

  #rank(
    ranges: readonly RowRange[],
    limit: number,
    alternateShare: number,
    filter?: PlaceFilter | undefined,
  ): number[] {
    const { populations, keyPlaces } = this.#columns;
    const best = new BestPlaces(limit, populations, alternateShare, filter);
    for (const range of ranges) best.offerAll(keyPlaces, range);
    return best.listPlaces();
  }

  #describeAll(places: readonly number[]): Place[] {
    return places.map((place) => this.#describe(place));
  }

  #describe(place: number): Place {
    const columns = this.#columns;
    const nameStart = this.#nameStarts[place] ?? 0;
    const nameBytes = columns.names.subarray(nameStart, this.#nameStarts[place + 1]);
    const regionNumber = columns.regionNumbers[place] ?? 0;
    return {
      id: columns.ids[place] ?? 0,
      name: DECODER.decode(nameBytes),
      region: this.#tables.regions[regionNumber - 1]?.name ?? '',
      country: this.#countryNames[columns.countryNumbers[place] ?? -1] ?? '',
      latitude: (columns.latitudes[place] ?? 0) / COORDINATE_UNITS_PER_DEGREE,
      longitude: (columns.longitudes[place] ?? 0) / COORDINATE_UNITS_PER_DEGREE,
      timeZone: this.#tables.timeZones[columns.timeZoneNumbers[place] ?? -1] ?? '',
    };
  }
}

function isLongEnoughForTypos(key: string): boolean {
  return [...key].length >= TYPO_MIN_LETTERS;
}

/** The parts of a text between commas (Arabic, Chinese and Japanese ones too) that contain letters. */
function splitAtCommas(text: string): string[] {
  const [city = '', ...qualifiers] = text.split(/[,،、，;]/u);
  return [city, ...qualifiers.filter((qualifier) => foldName(qualifier) !== '')];
}

/** The start offset of each of several consecutive pieces, and the end offset of the last. */
function sumLengths(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) {
    starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  }
  return starts;
}

/** Place numbers in the order of their GeoNames ids. */
function sortById(ids: Uint32Array): Uint32Array {
  // Typed arrays sort fast, but only by value, so id and number are packed into one double, which is exact up to 2^53.
  const packed = new Float64Array(ids.length);
  for (let place = 0; place < ids.length; place++) {
    packed[place] = (ids[place] ?? 0) * ids.length + place;
  }
  packed.sort();
  const byId = new Uint32Array(ids.length);
  for (let index = 0; index < ids.length; index++) byId[index] = (packed[index] ?? 0) % ids.length;
  return byId;
}
