// Finds places by the keys of their names, in a territory or anywhere: by exact names, beginnings and typos. A place is
// its number, and places are numbered by falling population.

import type { AreaIndex, Ground, PlaceFilter } from './areas.ts';
import { isLocal } from './areas.ts';
import { KeyTable, type RowRange } from './key-table.ts';
import type { PlaceColumns } from './place-file.ts';
import { BestPlaces } from './ranking.ts';
import { findTypoRows } from './typos.ts';

/** Shorter names are not corrected: too many of them differ by only one letter. */
const TYPO_MIN_LETTERS = 4;
/** From this length on, a text with a typo may also be the beginning of a longer name. */
const TYPO_PREFIX_MIN_LETTERS = 5;
/**
 * Our choice: below the places that have the typed name, up to two places are suggested whose name is one typo away and
 * that have more than ten times the population of the best of those.
 */
const SUGGESTION_TIMES_MORE_POPULOUS = 10;
const SUGGESTION_LIMIT = 2;
/**
 * Our choice: an alternate name outranks a place's own name when its place has more than ten times the population.
 * "Bombay" finds Mumbai before the Bombay of New Zealand, "Elizabethtown" not Hopkinsville. Where a region is named, a
 * place's own name always comes first.
 */
export const ALTERNATE_TIMES_MORE_POPULOUS = 10;
const EXACT_ALTERNATE_SHARE = 1 / ALTERNATE_TIMES_MORE_POPULOUS;
/**
 * Our choice: after a beginning or a typo the share is smaller, so that "San Franc" finds San Francisco before Quito,
 * whose old name is San Francisco de Quito.
 */
const GUESSED_ALTERNATE_SHARE = 0.05;

/** The number of a country takes one byte. */
const COUNTRIES_MAX = 256;

/**
 * What to find: the spellings of a name, and the territories that must all contain the place; empty for the whole
 * world.
 */
export type Question = Readonly<{ keys: readonly string[]; grounds: readonly Ground[] }>;

export class PlaceIndex {
  readonly #columns: PlaceColumns;
  readonly #areas: AreaIndex;
  readonly #keys: KeyTable;

  constructor(columns: PlaceColumns, areas: AreaIndex) {
    this.#columns = columns;
    this.#areas = areas;
    this.#keys = new KeyTable(columns.keys, columns.keyLengths);
  }

  /** Whether a place has one of the names. */
  hasName(keys: readonly string[]): boolean {
    return keys.some((key) => {
      const { start, end } = this.#locate(key).exact;
      return start < end;
    });
  }

  findExact({ keys, grounds }: Question, limit: number): number[] {
    const rows = keys.map((key) => this.#locate(key).exact);
    const share = grounds.some(isLocal) ? 0 : EXACT_ALTERNATE_SHARE;
    return this.#rank(rows, limit, share, this.#filterBy(grounds));
  }

  /** Places with a name that begins with a key and is longer. */
  findLonger({ keys, grounds }: Question, limit: number): number[] {
    const rows = keys.map((key) => this.#locate(key).longer);
    return this.#rank(rows, limit, GUESSED_ALTERNATE_SHARE, this.#filterBy(grounds));
  }

  /** Places with a name one typo away, then those with a longer name that begins that way. */
  findMisspelled({ keys, grounds }: Question, limit: number): number[] {
    const filter = this.#filterBy(grounds);
    const found = keys.filter(isLongEnoughForTypos).map((key) => ({
      rows: findTypoRows(this.#keys, key),
      isLong: [...key].length >= TYPO_PREFIX_MIN_LETTERS,
    }));
    const exact = found.flatMap(({ rows }) => rows.exact);
    const longer = found.flatMap(({ rows, isLong }) => (isLong ? rows.prefix : []));
    const places = this.#rank(exact, limit, GUESSED_ALTERNATE_SHARE, filter);
    append(places, this.#rank(longer, limit, GUESSED_ALTERNATE_SHARE, filter), limit);
    return places;
  }

  /** Far more populous places whose name is one typo away from the text (Srinagar for the small Sinagar). */
  findSuggestions(keys: readonly string[], best: number): number[] {
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

  /** The places with exactly this name as their own, and those with it as an alternate name: the most populous first. */
  listBearers({ keys, grounds }: Question): { own: number[]; others: number[] } {
    const filter = this.#filterBy(grounds);
    const own = new Set<number>();
    const others = new Set<number>();
    for (const key of keys) {
      const { start, end } = this.#locate(key).exact;
      for (const keyPlace of this.#columns.keyPlaces.subarray(start, end)) {
        const place = keyPlace >>> 1;
        if (filter && !filter(place)) continue;
        ((keyPlace & 1) === 0 ? own : others).add(place);
      }
    }
    const sort = (places: Iterable<number>): number[] => [...places].sort((a, b) => a - b);
    return { own: sort(own), others: sort([...others].filter((place) => !own.has(place))) };
  }

  /** The largest places that are in all of the territories, of which there is at least one. */
  listLargest(grounds: readonly Ground[], limit: number): number[] {
    const filter = this.#filterBy(grounds);
    // Most places are in other countries, which is the fastest check.
    const isCountry = new Uint8Array(COUNTRIES_MAX);
    for (const { countries } of grounds.map((ground) => this.#areas.widen(ground))) {
      for (const country of countries) isCountry[country] = 1;
    }
    const { countryNumbers } = this.#columns;
    const largest: number[] = [];
    for (let place = 0; place < countryNumbers.length && largest.length < limit; place++) {
      if (isCountry[countryNumbers[place] ?? 0] === 1 && filter?.(place)) largest.push(place);
    }
    return largest;
  }

  #filterBy(grounds: readonly Ground[]): PlaceFilter | undefined {
    if (grounds.length === 0) return undefined;
    return (place) => grounds.every((ground) => this.#areas.has(ground, place));
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
}

/** Adds the places that a list lacks, up to the limit. */
export function append(places: number[], more: readonly number[], limit: number): void {
  for (const place of more) {
    if (places.length < limit && !places.includes(place)) places.push(place);
  }
}

function isLongEnoughForTypos(key: string): boolean {
  return [...key].length >= TYPO_MIN_LETTERS;
}
