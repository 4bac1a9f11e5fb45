// The gazetteer: finds places of birth by name, as people type it in any script, or by GeoNames id. Inside, a place is
// its number: its index in the columns of the data file, the most populous place first.

import { setImmediate as nextIteration } from 'node:timers/promises';
import { dataFile } from '#server/data-file.ts';
import type { Place } from '#shared/places/places.schema.ts';
import {
  AreaIndex,
  type Ground,
  isLocal,
  type PlaceFilter,
  type Tolerance,
  WIDTHS,
  type Width,
} from './areas.ts';
import { foldSpellings } from './fold.ts';
import { KeyTable, type RowRange } from './key-table.ts';
import {
  type PlaceColumns,
  type PlaceFile,
  type PlaceTables,
  readPlaceFile,
} from './place-file.ts';
import { BestPlaces } from './ranking.ts';
import { listReadings, type Reading } from './readings.ts';
import { findTypoRows } from './typos.ts';

const DATA_PATH = dataFile('sky/gazetteer/gazetteer.bin');
const DECODER = new TextDecoder();
const COORDINATE_UNITS_PER_DEGREE = 100_000;
/** Shorter names are not corrected: too many of them differ in one letter only. */
const TYPO_MIN_LETTERS = 4;
/** From this length on, a text with a typo may also be the beginning of a longer name. */
const TYPO_PREFIX_MIN_LETTERS = 5;
/**
 * Our choice: below the places that bear the typed name, up to two places are suggested whose name is one typo away and
 * that have more than ten times the population of the best of those.
 */
const SUGGESTION_TIMES_MORE_POPULOUS = 10;
const SUGGESTION_LIMIT = 2;
/**
 * Our choice: an alternate name outranks a place's own name when its place has more than ten times the population.
 * "Bombay" finds Mumbai before the Bombay of New Zealand, "Elizabethtown" not Hopkinsville. Where a region is named, a
 * place's own name always comes first.
 */
const ALTERNATE_TIMES_MORE_POPULOUS = 10;
const EXACT_ALTERNATE_SHARE = 1 / ALTERNATE_TIMES_MORE_POPULOUS;
/**
 * Our choice: after a beginning or a typo the share is smaller, so that "San Franc" finds San Francisco before Quito,
 * whose old name is San Francisco de Quito.
 */
const GUESSED_ALTERNATE_SHARE = 0.05;
/** Our choice: a name is plainly a place's when the next place with that name has less than half as many inhabitants. */
const PLAINLY_TIMES_MORE_POPULOUS = 2;
/** Our choice: without a land, an alternate name is understood only of a place so large. */
const KNOWN_ABROAD_POPULATION = 100_000;
/** A place is taken to have so many inhabitants at least, since the populations of many small ones are not known. */
const LEAST_POPULATION = 1000;
/** Our choice: a name means a land and not a town abroad when the land has more than ten times the population. */
const LAND_TIMES_MORE_POPULOUS = 10;
const TOLERANCES = ['beginning', 'typo'] as const;

type Find = (
  keys: readonly string[],
  limit: number,
  filter?: PlaceFilter | undefined,
  isNear?: boolean,
) => number[];

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
  readonly #areas: AreaIndex;
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
    const areas = new AreaIndex(file.tables, file.columns);
    await nextIteration();
    return new Gazetteer(file, keys, byId, areas);
  }

  private constructor(
    { tables, columns }: PlaceFile,
    keys: KeyTable,
    byId: Uint32Array,
    areas: AreaIndex,
  ) {
    this.#tables = tables;
    this.#columns = columns;
    this.#keys = keys;
    this.#byId = byId;
    this.#areas = areas;
    this.#nameStarts = sumLengths(columns.nameLengths);
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    this.#countryNames = tables.countries.map((code) => names.of(code) ?? code);
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
   * Gives the places that a text may mean, best first: `City`, `City, Country`, `City, Region, Country`, in any script,
   * also while it is being typed. Exact names come before names that only begin so, and these before names with one
   * typo; within each group the more populous come first, and a place's own name before another's alternate name. The
   * name of a land, region or island gives its largest towns. Areas that are not known are passed over.
   */
  searchPlaces(text: string, limit: number): Place[] {
    const readings = listReadings(text);
    const [literal, cleaned = literal] = readings;
    if (!literal || limit < 1) return [];
    const places =
      literal.areas.length === 0 && cleaned?.hints.length === 0
        ? this.#searchAlone(readings, limit)
        : this.#searchInAreas(readings, cleaned ?? literal, limit);
    return this.#describeAll(places);
  }

  /**
   * Gives the place that a text names plainly, without a choice: by its own name in full, or by an alternate name of a
   * city so large that nobody else is meant. Undefined for the name of a land or region, for several places of about
   * one size, and for anything that would have to be guessed.
   */
  resolvePlaceText(text: string): Place | undefined {
    for (const reading of listReadings(text)) {
      const known = this.#readHints(reading);
      if (!known) continue;
      for (const ground of this.#listGrounds(known)) {
        const choice = this.#choose(reading.keys, ground);
        if (choice === 'unclear') return undefined;
        if (choice !== undefined) return this.#describe(choice);
      }
    }
    return undefined;
  }

  /** The areas of a reading, or undefined where a hint is neither an area nor the name of a place. */
  #readHints({ areas, hints }: Reading): readonly string[] | undefined {
    const known = hints.filter((hint) => this.#areas.find(hint, 'exact'));
    const isNamed = (hint: string): boolean =>
      foldSpellings(hint).some((key) => !isEmpty(this.#locate(key).exact));
    if (!hints.every((hint) => known.includes(hint) || isNamed(hint))) return undefined;
    return [...known, ...areas];
  }

  /**
   * The grounds that complete names of areas may mean, the nearest first; `undefined` stands for the whole world. None
   * where an area is not known.
   */
  #listGrounds(areas: readonly string[]): (readonly Ground[])[] {
    if (areas.length === 0) return [[]];
    return WIDTHS.map((width) => this.#findAll(areas, 'exact', width)).filter(
      (grounds) => grounds !== undefined,
    );
  }

  /** The ground of each area; undefined when one of them is not known. */
  #findAll(areas: readonly string[], tolerance: Tolerance, width?: Width): Ground[] | undefined {
    const grounds: Ground[] = [];
    for (const [index, area] of areas.entries()) {
      const isLast = index === areas.length - 1;
      const own = tolerance === 'beginning' && !isLast ? 'exact' : tolerance;
      const ground = this.#areas.find(area, own, width);
      if (!ground) return undefined;
      grounds.push(ground);
    }
    return grounds;
  }

  #filterBy(grounds: readonly Ground[]): PlaceFilter | undefined {
    if (grounds.length === 0) return undefined;
    return (place) => grounds.every((ground) => this.#areas.has(ground, place));
  }

  /** See `resolvePlaceText`; undefined when no place bears the name. */
  #choose(keys: readonly string[], grounds: readonly Ground[]): number | 'unclear' | undefined {
    const { populations, regionNumbers } = this.#columns;
    const { own, others } = this.#listBearers(keys, this.#filterBy(grounds));
    const sizeOf = (place: number | undefined): number =>
      place === undefined ? 0 : Math.max(populations[place] ?? 0, LEAST_POPULATION);
    const isNear = grounds.some(isLocal);
    const [first, second] = own;
    const [other, next] = others;
    const isOther =
      first === undefined ||
      (!isNear && sizeOf(other) > sizeOf(first) * ALTERNATE_TIMES_MORE_POPULOUS);
    const choice = isOther ? other : first;
    if (choice === undefined) return undefined;
    const rival = isOther ? next : second;
    if (sizeOf(rival) * PLAINLY_TIMES_MORE_POPULOUS >= sizeOf(choice)) return 'unclear';
    // Two places of one name in one region: nobody could write down which is meant.
    const isTwin = (place: number): boolean =>
      place !== choice && regionNumbers[place] === regionNumbers[choice];
    if (isNear && own.some(isTwin)) return 'unclear';
    if (isOther && grounds.length === 0 && sizeOf(choice) < KNOWN_ABROAD_POPULATION)
      return 'unclear';
    return this.#isLandMeant(keys, choice, grounds) ? 'unclear' : choice;
  }

  /** The places with exactly this name as their own, and those with it as an alternate name: the most populous first. */
  #listBearers(
    keys: readonly string[],
    filter: PlaceFilter | undefined,
  ): { own: number[]; others: number[] } {
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

  /** Whether a name is that of an area more populous than the place, and the place is not the area's own city. */
  #isLandMeant(keys: readonly string[], place: number, grounds: readonly Ground[]): boolean {
    const [land] = this.#listLands(keys, grounds);
    if (land === undefined || this.#isOwnCity(keys, place, land)) return false;
    return this.#areas.countPopulation(land) > (this.#columns.populations[place] ?? 0);
  }

  /** The areas with a name, the most populous first, which lie on these grounds at least in part. */
  #listLands(keys: readonly string[], grounds: readonly Ground[]): number[] {
    const lands = this.#areas.listNamed(keys);
    if (grounds.length === 0) return lands;
    return lands.filter(
      (land) => this.#listLargest([this.#areas.createGround([land]), ...grounds], 1).length > 0,
    );
  }

  /** Singapore, Luxembourg, Buenos Aires: a city that bears the name of its land, or of its part of that land. */
  #isOwnCity(keys: readonly string[], place: number, land: number): boolean {
    return this.#areas.listNamed(keys).some((area) => {
      if (area !== land && !this.#areas.areInOneCountry(area, land)) return false;
      if (!this.#areas.has(this.#areas.createGround([area]), place)) return false;
      const names = foldSpellings(this.#readName(place));
      return (
        this.#listBearers(keys, (each) => each === place).own.length > 0 ||
        this.#areas.listNamed(names).includes(area)
      );
    });
  }

  /** The largest places on all of the grounds. */
  #listLargest(grounds: readonly Ground[], limit: number): number[] {
    const filter = this.#filterBy(grounds);
    const largest: number[] = [];
    for (let place = 0; place < this.#columns.ids.length && largest.length < limit; place++) {
      if (!filter || filter(place)) largest.push(place);
    }
    return largest;
  }

  #searchInAreas(readings: readonly Reading[], plain: Reading, limit: number): number[] {
    const places: number[] = [];
    const areasOf = ({ areas, hints }: Reading): string[] => [
      ...hints.filter((hint) => this.#areas.find(hint, 'exact')),
      ...areas,
    ];
    const add = (
      keys: readonly string[],
      grounds: readonly Ground[],
      ...finds: Find[]
    ): boolean => {
      const filter = this.#filterBy(grounds);
      const isNear = grounds.some(isLocal);
      for (const find of finds)
        this.#append(places, find.call(this, keys, limit, filter, isNear), limit);
      return places.length > 0;
    };
    for (const reading of readings) {
      for (const grounds of this.#listGrounds(areasOf(reading))) {
        if (add(reading.keys, grounds, this.#findExact, this.#findLonger)) return places;
      }
    }
    const areas = areasOf(plain);
    const { keys } = plain;
    for (const grounds of this.#listGrounds(areas)) {
      const [land] = this.#listLands(keys, grounds);
      if (land !== undefined)
        return this.#listLargest([this.#areas.createGround([land]), ...grounds], limit);
    }
    for (const tolerance of TOLERANCES) {
      const grounds = this.#findAll(areas, tolerance);
      if (grounds && add(keys, grounds, this.#findExact, this.#findLonger)) return places;
    }
    const known = areas.filter((area) => this.#areas.find(area, 'exact'));
    if (known.length === 0 && !TOLERANCES.some((tolerance) => this.#findAll(areas, tolerance))) {
      return this.#searchAlone([{ ...plain, areas: [], hints: [] }], limit);
    }
    // The same name where one part is passed over, then elsewhere in the land, before a name with a typo.
    for (let from = known.length === areas.length ? 1 : 0; from < known.length; from++) {
      const grounds = this.#findAll(known.slice(from), 'exact');
      if (grounds && add(keys, grounds, this.#findExact)) return places;
    }
    const last = this.#areas.find(known.at(-1) ?? '', 'exact');
    if (last && add(keys, [this.#areas.widen(last)], this.#findExact)) return places;
    for (const tolerance of ['exact', ...TOLERANCES] as const) {
      const grounds = this.#findAll(tolerance === 'exact' ? known : areas, tolerance);
      if (grounds && grounds.length > 0 && add(keys, grounds, this.#findMisspelled)) return places;
    }
    return [];
  }

  #searchAlone(readings: readonly Reading[], limit: number): number[] {
    const [literal, ...others] = readings;
    if (!literal) return [];
    const { keys } = literal;
    const places = this.#findExact(keys, limit);
    const [land] = this.#areas.listNamed(keys);
    if (land !== undefined) {
      const towns = this.#listLargest([this.#areas.createGround([land])], limit);
      const [best] = places;
      const population = best === undefined ? 0 : (this.#columns.populations[best] ?? 0);
      const isOwn = best !== undefined && this.#isOwnCity(keys, best, land);
      if (!isOwn && this.#areas.countPopulation(land) > population * LAND_TIMES_MORE_POPULOUS)
        return towns;
      this.#append(places, towns, limit);
    }
    const findOthers = (find: Find): void => {
      for (const { keys: otherKeys, areas } of others) {
        for (const grounds of this.#listGrounds(areas)) {
          if (places.length >= limit) return;
          const filter = this.#filterBy(grounds);
          this.#append(
            places,
            find.call(this, otherKeys, limit, filter, grounds.some(isLocal)),
            limit,
          );
        }
      }
    };
    if (places.length === 0) findOthers(this.#findExact);
    this.#append(places, this.#findLonger(keys, limit), limit);
    if (places.length === 0) findOthers(this.#findLonger);
    else if (places.length < limit) findOthers(this.#findExact);
    const [best] = places;
    if (best === undefined) return this.#findMisspelled(keys, limit);
    const suggested = this.#findSuggestions(keys, best).filter((place) => !places.includes(place));
    const kept = places.slice(0, Math.max(1, limit - suggested.length));
    return [...kept, ...suggested].slice(0, limit);
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

  #findExact(
    keys: readonly string[],
    limit: number,
    filter?: PlaceFilter | undefined,
    isNear = false,
  ): number[] {
    const rows = keys.map((key) => this.#locate(key).exact);
    return this.#rank(rows, limit, isNear ? 0 : EXACT_ALTERNATE_SHARE, filter);
  }

  /** Places of which a name begins with a key and is longer than it. */
  #findLonger(keys: readonly string[], limit: number, filter?: PlaceFilter | undefined): number[] {
    const rows = keys.map((key) => this.#locate(key).longer);
    return this.#rank(rows, limit, GUESSED_ALTERNATE_SHARE, filter);
  }

  #findMisspelled(
    keys: readonly string[],
    limit: number,
    filter?: PlaceFilter | undefined,
  ): number[] {
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

  #readName(place: number): string {
    const start = this.#nameStarts[place] ?? 0;
    return DECODER.decode(this.#columns.names.subarray(start, this.#nameStarts[place + 1]));
  }

  #describe(place: number): Place {
    const columns = this.#columns;
    const regionNumber = columns.regionNumbers[place] ?? 0;
    return {
      id: columns.ids[place] ?? 0,
      name: this.#readName(place),
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

function isEmpty({ start, end }: RowRange): boolean {
  return start >= end;
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
