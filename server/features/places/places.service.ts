import { PLACES_LIMIT, type Place } from '#shared/places/places.schema.ts';
import { openGazetteer } from '../../sky/gazetteer/gazetteer.ts';

/** The gazetteer for all rooms: opened when it is first asked; whoever asks meanwhile waits for it. */
export interface PlacesService {
  /** At most {@link PLACES_LIMIT} places that a text may mean, best first. */
  suggestPlaces(text: string): Promise<Place[]>;
  /** The place with a GeoNames id. */
  findPlaceById(id: number): Promise<Place | undefined>;
  /** The best exact match of a text such as `Paris, France`; nothing is guessed. */
  resolvePlaceText(text: string): Promise<Place | undefined>;
  /** Opens the gazetteer ahead of the first question. */
  warmUp(): Promise<void>;
}

export function createPlacesService(): PlacesService {
  return {
    async suggestPlaces(text) {
      return (await openGazetteer()).searchPlaces(text, PLACES_LIMIT);
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
