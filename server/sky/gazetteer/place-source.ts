import type { Place } from '#shared/places/places.schema.ts';
import { openGazetteer } from './gazetteer.ts';

/**
 * The gazetteer as features use it. The first call reads its file, and calls that come in the meantime wait for that.
 */
export interface PlaceSource {
  /** At most `limit` places that match a text, best first. */
  searchPlaces(text: string, limit: number): Promise<Place[]>;
  /** The place with a GeoNames id, or undefined. */
  findPlaceById(id: number): Promise<Place | undefined>;
  /**
   * The best exact match of a text such as `Paris, France`, or undefined: a beginning or a typo of a name matches
   * nothing.
   */
  resolvePlaceText(text: string): Promise<Place | undefined>;
  /** Reads the gazetteer's file ahead of the first call. */
  warmUp(): Promise<void>;
}

export function createPlaceSource(): PlaceSource {
  return {
    async searchPlaces(text, limit) {
      return (await openGazetteer()).searchPlaces(text, limit);
    },
    async findPlaceById(id) {
      return (await openGazetteer()).findPlaceById(id);
    },
    async resolvePlaceText(text) {
      return (await openGazetteer()).resolvePlaceText(text);
    },
    async warmUp() {
      await openGazetteer();
    },
  };
}
