// Which names belong to lands, regions and islands rather than to towns, and which town a name clearly means.

import { type AreaIndex, type Ground, isLocal } from './areas.ts';
import { ALTERNATE_TIMES_MORE_POPULOUS, type PlaceIndex, type Question } from './place-index.ts';

/**
 * Our choice: a name clearly means a place when the next place with that name has less than three tenths of its
 * inhabitants.
 */
const PLAINLY_TIMES_MORE_POPULOUS = 10 / 3;
/** Our choice: without a land, an alternate name is accepted only for a place this large. */
const KNOWN_ABROAD_POPULATION = 50_000;
/** Our choice: and not when a town this large has the name as its own, such as Bethlehem, as Belém is called abroad. */
const OWN_TOWN_POPULATION = 15_000;
/** The population that a place counts as having at least, because many small ones are unknown. */
const LEAST_POPULATION = 1000;

/** What the decisions need to know about a place. */
export type PlaceFacts = Readonly<{
  /** The keys of the name under which it is shown. */
  listKeys(place: number): readonly string[];
  populations: Uint32Array;
  regionNumbers: Uint16Array;
}>;

export class Lands {
  readonly #areas: AreaIndex;
  readonly #places: PlaceIndex;
  readonly #facts: PlaceFacts;

  constructor(areas: AreaIndex, places: PlaceIndex, facts: PlaceFacts) {
    this.#areas = areas;
    this.#places = places;
    this.#facts = facts;
  }

  /**
   * The place that a name clearly means; `unclear` when it may mean another, or a land; undefined when no place has it.
   */
  choosePlace(question: Question): number | 'unclear' | undefined {
    const { own, others } = this.#places.listBearers(question);
    const isNear = question.grounds.some(isLocal);
    const [first, second] = own;
    const [other, next] = others;
    const isOther =
      first === undefined ||
      (!isNear && this.#sizeOf(other) > this.#sizeOf(first) * ALTERNATE_TIMES_MORE_POPULOUS);
    const choice = isOther ? other : first;
    if (choice === undefined) return undefined;
    const land = this.findLand(question, [choice]);
    if (
      land !== undefined &&
      !this.isOwnCity(question, choice, land) &&
      (this.isLarger(land, choice) || this.isWhole(land))
    ) {
      const capital = own.find((place) => this.isOwnCity(question, place, land));
      if (capital === undefined) return 'unclear';
      // San Marino is in San Marino, although the San Marino of California is larger. But a region is named after its
      // city: Saint-Louis in Senegal does not hide St. Louis in Missouri.
      if (this.#areas.isCountry(land)) return capital;
      // Iona in Florida is not the island.
      if (this.#areas.isIsland(land)) return 'unclear';
    }
    // Two places with the same name in the same region: nobody could write down which one is meant.
    const { regionNumbers } = this.#facts;
    const isTwin = (place: number): boolean =>
      place !== choice && regionNumbers[place] === regionNumbers[choice];
    if (isNear && own.some(isTwin)) return 'unclear';
    const rival = isOther ? next : second;
    if (!isNear && !isOther && this.#sizeOf(other) > this.#sizeOf(choice)) return 'unclear';
    if (this.#sizeOf(rival) * PLAINLY_TIMES_MORE_POPULOUS >= this.#sizeOf(choice)) return 'unclear';
    const isAbroad = question.grounds.length === 0;
    const isFar =
      this.#sizeOf(choice) < KNOWN_ABROAD_POPULATION || this.#sizeOf(first) >= OWN_TOWN_POPULATION;
    return isOther && isAbroad && isFar ? 'unclear' : choice;
  }

  #sizeOf(place: number | undefined): number {
    if (place === undefined) return 0;
    return Math.max(this.#facts.populations[place] ?? 0, LEAST_POPULATION);
  }

  /** The most populous area with this name that lies at least partly in these territories. */
  findLand({ keys, grounds }: Question, places: readonly number[] = []): number | undefined {
    const lands = this.#areas.listNamed(keys);
    if (grounds.length === 0) return lands[0];
    return lands.find((land) => {
      const ground = this.createGround(land);
      // Whether the countries overlap, and whether a known place is there, is faster to check than whether any place
      // is.
      if (!grounds.every((each) => this.#areas.meet(each, ground))) return false;
      if (places.some((place) => this.#areas.has(ground, place))) return true;
      return this.#places.listLargest([ground, ...grounds], 1).length > 0;
    });
  }

  /** A country or an island, which has no other name, no matter how few people live there. */
  isWhole(land: number): boolean {
    return this.#areas.isCountry(land) || this.#areas.isIsland(land);
  }

  createGround(land: number): Ground {
    return this.#areas.createGround([land]);
  }

  /** Whether an area has more than so many times the inhabitants of a place. */
  isLarger(land: number, place: number | undefined, times = 1): boolean {
    const population = place === undefined ? 0 : (this.#facts.populations[place] ?? 0);
    return this.#areas.countPopulation(land) > population * times;
  }

  /** Singapore, Luxembourg, Buenos Aires: a city that shares the name of its land, or of its part of the land. */
  isOwnCity({ keys }: Question, place: number, land: number): boolean {
    return this.#areas.listQualifiers(keys).some((area) => {
      if (area !== land && !this.#areas.areOfOneCountry(area, land)) return false;
      const ground = this.createGround(area);
      if (!this.#areas.has(ground, place)) return false;
      const { own, others } = this.#places.listBearers({ keys, grounds: [ground] });
      const shown = this.#facts.listKeys(place);
      const isNamedAlike =
        // "Hai Phong" is Haiphong.
        shown.some((name) => keys.some((key) => dropSpaces(key) === dropSpaces(name))) ||
        (this.#areas.listNamed(keys).includes(area) && this.#areas.listNamed(shown).includes(area));
      // A county is named after its city, in every language.
      const isNamedAfter = this.#areas.isCounty(area) && others.includes(place);
      return own.includes(place) || isNamedAlike || isNamedAfter;
    });
  }
}

function dropSpaces(key: string): string {
  return key.replaceAll(' ', '');
}
