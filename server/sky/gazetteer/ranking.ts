// Selects the best few of many matching places.

import type { PlaceFilter } from './areas.ts';
import type { RowRange } from './key-table.ts';

/**
 * Collects the best `limit` of the places offered to it, in order: by population, then primary names before alternate
 * ones, then by place number. A place is listed once. A place that is offered by an alternate name is ranked by the
 * share `alternateShare` of its population. Places must be numbered by falling population.
 */
export class BestPlaces {
  readonly #limit: number;
  readonly #populations: Uint32Array;
  readonly #alternateShare: number;
  readonly #filter: PlaceFilter | undefined;
  /** Entries of the key table's `keyPlaces`: place number times two, plus one for an alternate name. */
  #best: number[] = [];
  /** On a full list: the highest `keyPlaces` entry that can still be better than the last place. */
  #highestToConsider = Number.POSITIVE_INFINITY;

  constructor(
    limit: number,
    populations: Uint32Array,
    alternateShare: number,
    filter?: PlaceFilter | undefined,
  ) {
    this.#limit = limit;
    this.#populations = populations;
    this.#alternateShare = alternateShare;
    this.#filter = filter;
  }

  /** Offers the places of a range of rows of the key table. */
  offerAll(keyPlaces: Uint32Array, { start, end }: RowRange): void {
    for (let row = start; row < end; row++) {
      const keyPlace = keyPlaces[row] ?? 0;
      // In a long range nearly all rows are refused by this comparison, which is the cheapest.
      if (keyPlace <= this.#highestToConsider) this.#offer(keyPlace);
    }
  }

  #offer(keyPlace: number): void {
    const best = this.#best;
    const place = keyPlace >>> 1;
    if (this.#filter && !this.#filter(place)) return;
    const known = best.findIndex((each) => each >>> 1 === place);
    if (known !== -1) {
      if (!this.#isBetter(keyPlace, best[known] ?? 0)) return;
      best.splice(known, 1);
    }
    let position = best.length;
    while (position > 0 && this.#isBetter(keyPlace, best[position - 1] ?? 0)) position--;
    best.splice(position, 0, keyPlace);
    if (best.length > this.#limit) best.pop();
    const last = best.at(-1);
    if (last !== undefined && best.length === this.#limit) {
      this.#highestToConsider = this.#getLastPlaceWith(this.#getScore(last)) * 2 + 1;
    }
  }

  /** The numbers of the best places, best first. */
  listPlaces(): number[] {
    return this.#best.map((keyPlace) => keyPlace >>> 1);
  }

  /** The last place with at least so many inhabitants, by bisection: places are numbered by falling population. */
  #getLastPlaceWith(population: number): number {
    let low = 0;
    let high = this.#populations.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#populations[middle] ?? 0) >= population) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #getScore(keyPlace: number): number {
    const population = this.#populations[keyPlace >>> 1] ?? 0;
    return (keyPlace & 1) === 1 ? population * this.#alternateShare : population;
  }

  #isBetter(a: number, b: number): boolean {
    const difference = this.#getScore(a) - this.#getScore(b);
    if (difference !== 0) return difference > 0;
    if ((a & 1) !== (b & 1)) return (a & 1) < (b & 1);
    return a < b;
  }
}
