// The gazetteer: finds places of birth by name, as people type it in any script, or by GeoNames id. Inside, a place is
// its number: its index in the columns of the data file, the most populous place first.

import { setImmediate as nextIteration } from 'node:timers/promises';
import { dataFile } from '#server/data-file.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { AreaIndex, type Ground, type Tolerance, WIDTHS, type Width } from './areas.ts';
import { foldSpellings } from './fold.ts';
import { Lands } from './lands.ts';
import {
  type PlaceColumns,
  type PlaceFile,
  type PlaceTables,
  readPlaceFile,
} from './place-file.ts';
import { append, PlaceIndex, type Question } from './place-index.ts';
import { listReadings, type Reading } from './readings.ts';

const DATA_PATH = dataFile('sky/gazetteer/gazetteer.bin');
const DECODER = new TextDecoder();
const COORDINATE_UNITS_PER_DEGREE = 100_000;
/**
 * Our choice: a name means a land, and not a town abroad, when the land has more than ten times the town's population.
 */
const LAND_TIMES_MORE_POPULOUS = 10;
/**
 * Our choice: a city comes before a place that has the text as an alternate name only when it has more than ten times
 * the population.
 */
const CITY_TIMES_MORE_POPULOUS = 10;
/** Our choice: at most so many cities come before such a place. */
const CITIES_BEGUN_MAX = 3;
const TOLERANCES = ['beginning', 'typo'] as const;

type Find = 'findExact' | 'findLonger' | 'findMisspelled';

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
  readonly #areas: AreaIndex;
  readonly #places: PlaceIndex;
  readonly #lands: Lands;
  readonly #nameStarts: Uint32Array;
  /** Place numbers in the order of their GeoNames ids. */
  readonly #byId: Uint32Array;
  readonly #countryNames: readonly string[];

  /**
   * Reads a data file in steps, and lets other work of the process run between them. Rejects as `readPlaceFile` does.
   */
  static async read(path: string): Promise<Gazetteer> {
    const file = await readPlaceFile(path);
    const byId = sortById(file.columns.ids);
    await nextIteration();
    const areas = new AreaIndex(file.tables, file.columns);
    await nextIteration();
    const places = new PlaceIndex(file.columns, areas);
    await nextIteration();
    return new Gazetteer(file, byId, areas, places);
  }

  private constructor(
    { tables, columns }: PlaceFile,
    byId: Uint32Array,
    areas: AreaIndex,
    places: PlaceIndex,
  ) {
    this.#tables = tables;
    this.#columns = columns;
    this.#byId = byId;
    this.#areas = areas;
    this.#places = places;
    const listKeys = (place: number): string[] => foldSpellings(this.#readName(place));
    this.#lands = new Lands(areas, places, { ...columns, listKeys });
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
   * The places that a text may mean, best first: `City`, `City, Country`, `City, Region, Country`, in any script, even
   * while it is being typed. Exact names come before names that only begin that way, and these before names with one
   * typo; within each group the more populous come first, and a place's own name before another's alternate name. The
   * name of a land, region or island gives its largest towns. Unknown areas are skipped.
   */
  searchPlaces(text: string, limit: number): Place[] {
    const readings = [...listReadings(text)];
    if (readings.length === 0 || limit < 1) return [];
    const isAlone = readings
      .filter(({ kind }) => kind === 'plain')
      .every(({ areas, hints }) => areas.length + hints.length === 0);
    const places = isAlone
      ? this.#searchAlone(readings, limit)
      : this.#searchInAreas(readings, limit);
    return places.map((place) => this.#describe(place));
  }

  /**
   * The place that a text clearly names, without a choice: by its own full name, or by an alternate name of a city so
   * large that nothing else is meant. Undefined for the name of a land or region, for several places of similar size,
   * and for anything that would have to be guessed.
   */
  resolvePlaceText(text: string): Place | undefined {
    for (const reading of listReadings(text)) {
      for (const areas of this.#listAreas(reading)) {
        for (const grounds of this.#listGrounds(areas)) {
          const choice = this.#lands.choosePlace({ keys: reading.keys, grounds });
          if (choice === 'unclear') return undefined;
          if (choice !== undefined) return this.#describe(choice);
        }
      }
    }
    return undefined;
  }

  /** The areas of a reading, with its hints as areas and as other names of the place; none where a hint is neither. */
  #listAreas({ areas, hints }: Reading): (readonly string[])[] {
    const known = hints.filter((hint) => this.#areas.find(hint, 'exact'));
    const isName = (hint: string): boolean => this.#places.hasName(foldSpellings(hint));
    if (!hints.every((hint) => known.includes(hint) || isName(hint))) return [];
    const all = [...known, ...areas];
    return known.length > 0 && known.every(isName) ? [all, areas] : [all];
  }

  /** The territories that complete area names may mean, the nearest first. Empty when an area is unknown. */
  *#listGrounds(areas: readonly string[]): Generator<readonly Ground[]> {
    if (areas.length === 0) yield [];
    for (const width of areas.length === 0 ? [] : WIDTHS) {
      const grounds = this.#findAll(areas, 'exact', width);
      if (!grounds) return;
      yield grounds;
    }
  }

  /** The territory of each area; undefined when one of them is unknown. */
  #findAll(areas: readonly string[], tolerance: Tolerance, width?: Width): Ground[] | undefined {
    const grounds: Ground[] = [];
    for (const [index, area] of areas.entries()) {
      const isLast = index === areas.length - 1;
      const own = tolerance === 'beginning' && !isLast ? 'exact' : tolerance;
      const ground = this.#areas.find(area, own, width, isLast);
      if (!ground) return undefined;
      grounds.push(ground);
    }
    return grounds;
  }

  #searchInAreas(readings: readonly Reading[], limit: number): number[] {
    const last = readings.findLast(({ kind }) => kind === 'plain');
    if (!last) return [];
    const { keys } = last;
    const places: number[] = [];
    const add = (find: Find, question: Question): boolean => {
      append(places, this.#places[find](question, limit - places.length), limit);
      return places.length > 0;
    };
    const hints = last.hints.filter((hint) => this.#areas.find(hint, 'exact'));
    const areas = [...hints, ...last.areas];
    const questions = readings.flatMap((reading) =>
      this.#listAreas(reading).flatMap((each) =>
        [...this.#listGrounds(each)].map((grounds) => ({ keys: reading.keys, grounds })),
      ),
    );
    const exact = questions.find((question) => add('findExact', question));
    if (exact) {
      add('findLonger', exact);
      return places;
    }
    const own = [...this.#listGrounds(areas)].map((grounds) => ({ keys, grounds }));
    for (const question of own) {
      const land = this.#lands.findLand(question);
      const grounds =
        land === undefined ? [] : [this.#lands.createGround(land), ...question.grounds];
      if (land !== undefined) return this.#places.listLargest(grounds, limit);
      if (add('findLonger', question)) return places;
    }
    let isUnderstood = own.length > 0;
    for (const tolerance of TOLERANCES) {
      const grounds = this.#findAll(areas, tolerance);
      if (!grounds) continue;
      isUnderstood = true;
      for (const find of ['findExact', 'findLonger'] as const) {
        if (add(find, { keys, grounds })) return places;
      }
    }
    const known = areas.filter((area) => this.#areas.find(area, 'exact'));
    const land = this.#areas.find(known.at(-1) ?? '', 'exact');
    if (!isUnderstood && !land)
      return this.#searchAlone([{ ...last, areas: [], hints: [] }], limit);
    // The same name with a part skipped, and then elsewhere in the land, ranks before a name with a typo.
    for (let from = 0; from < known.length; from++) {
      const grounds = this.#findAll(known.slice(from), 'exact');
      if (grounds && add('findExact', { keys, grounds })) return places;
    }
    if (land && add('findExact', { keys, grounds: [this.#areas.widen(land)] })) return places;
    if (this.#findAll(known, 'exact')?.length) {
      add('findMisspelled', { keys, grounds: this.#findAll(known, 'exact') ?? [] });
    }
    for (const tolerance of TOLERANCES) {
      const grounds = places.length === 0 ? this.#findAll(areas, tolerance) : undefined;
      if (grounds) add('findMisspelled', { keys, grounds });
    }
    return places;
  }

  #searchAlone(readings: readonly Reading[], limit: number): number[] {
    const [literal, ...others] = readings;
    if (!literal) return [];
    const question: Question = { keys: literal.keys, grounds: [] };
    const places = this.#places.findExact(question, limit);
    const land = this.#lands.findLand(question);
    if (land !== undefined) this.#addTowns(places, question, land, limit);
    const addOthers = (find: Find): void => {
      for (const { keys, areas } of others) {
        for (const grounds of this.#listGrounds(areas)) {
          if (places.length >= limit) return;
          append(places, this.#places[find]({ keys, grounds }, limit), limit);
        }
      }
    };
    const isExact = places.length > 0;
    if (!isExact) addOthers('findExact');
    const longer = this.#places.findLonger(question, limit);
    if (land === undefined) places.unshift(...this.#findCitiesBegun(question, places[0], longer));
    append(places, longer, limit);
    if (isExact) addOthers('findExact');
    else if (places.length === 0) addOthers('findLonger');
    const [best] = places;
    if (best === undefined) return this.#findByBeginningOfAddress(readings, limit);
    const suggested = this.#places
      .findSuggestions(literal.keys, best)
      .filter((place) => !places.includes(place));
    const kept = places.slice(0, Math.max(1, limit - suggested.length));
    return [...kept, ...suggested].slice(0, limit);
  }

  /**
   * The far larger cities whose names begin with the text; they come before a place that has it as an alternate name
   * only. Somebody who types "Ber" probably means Berlin, and not Véroia, which is called Ber in Macedonian.
   */
  #findCitiesBegun(
    question: Question,
    first: number | undefined,
    longer: readonly number[],
  ): number[] {
    if (first === undefined || this.#places.listBearers(question).own.length > 0) return [];
    const { populations } = this.#columns;
    const moreThan = (populations[first] ?? 0) * CITY_TIMES_MORE_POPULOUS;
    return longer
      .filter((place) => (populations[place] ?? 0) > moreThan)
      .slice(0, CITIES_BEGUN_MAX);
  }

  /** Adds the largest towns of a land to the places that share its name, or replaces these places with them. */
  #addTowns(places: number[], question: Question, land: number, limit: number): void {
    const ground = this.#lands.createGround(land);
    const isThere = (place: number): boolean => this.#areas.has(ground, place);
    // A county that shares the name of one of its towns is mostly the surroundings of that town.
    if (this.#areas.isCounty(land) && places.some(isThere)) return;
    const towns = this.#places.listLargest([ground], limit);
    const isWhole = this.#lands.isWhole(land);
    const bearers = new Set(this.#places.listBearers(question).own);
    // Sylt is not Sylhet, whatever other languages call Sylhet.
    const abroad = places.filter((place) => !isThere(place) && (!isWhole || bearers.has(place)));
    const own = places.filter((place) => this.#lands.isOwnCity(question, place, land));
    const isFarLarger = this.#lands.isLarger(land, abroad[0], LAND_TIMES_MORE_POPULOUS);
    const isCounty = this.#areas.isCounty(land);
    const isAhead = isCounty
      ? isFarLarger
      : own.length === 0 && this.#lands.isLarger(land, abroad[0]);
    if (isAhead || isWhole) {
      const shown = abroad.slice(0, isFarLarger && !isCounty ? 0 : Math.ceil(limit / 2));
      const first = isWhole || isCounty ? towns.slice(0, 1) : [];
      places.splice(0, places.length, ...new Set([...own, ...first, ...shown]));
    }
    append(places, towns, limit);
  }

  /** The towns of the land that begins an East Asian address, when the rest is unknown; otherwise names with a typo. */
  #findByBeginningOfAddress(readings: readonly Reading[], limit: number): number[] {
    for (const { areas } of readings.filter(({ kind }) => kind === 'address')) {
      const grounds = this.#findAll(areas, 'exact');
      if (grounds) return this.#places.listLargest(grounds, limit);
    }
    const [literal] = readings;
    return literal ? this.#places.findMisspelled({ keys: literal.keys, grounds: [] }, limit) : [];
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
