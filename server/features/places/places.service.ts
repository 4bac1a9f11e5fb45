import type { BirthTimeFold } from '#shared/account/birth-details.schema.ts';
import { AppError } from '#shared/core/errors.ts';
import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import { PLACES_LIMIT, type Place } from '#shared/places/places.schema.ts';
import { type LocalInstant, resolveLocalTime } from '../../sky/civil-time/civil-time.ts';
import { describeSkippedTime } from '../../sky/civil-time/skipped-time.copy.ts';
import { openGazetteer } from '../../sky/gazetteer/gazetteer.ts';

/** The gazetteer for all rooms: opened when it is first asked; whoever asks meanwhile waits for it. */
export interface PlacesService {
  /** At most {@link PLACES_LIMIT} places that a text may mean, best first. */
  suggestPlaces(text: string): Promise<Place[]>;
  /** The place with a GeoNames id. */
  findPlaceById(id: number): Promise<Place | undefined>;
  /** The best exact match of a text such as `Paris, France`; nothing is guessed. */
  resolvePlaceText(text: string): Promise<Place | undefined>;
  /** What the clock of a place did at a local time. Throws `not_found` for an unknown place. */
  readClock(id: number, localDate: string, localTime: string): Promise<PlaceClock>;
  /** Opens the gazetteer ahead of the first question. */
  warmUp(): Promise<void>;
}

function describeInstant(
  { utc, utcOffsetSeconds }: LocalInstant,
  fold: BirthTimeFold | null,
): PlaceClock['instants'][number] {
  return { fold, utc, utcOffsetSeconds };
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
    async readClock(id, localDate, localTime) {
      const place = (await openGazetteer()).findPlaceById(id);
      if (!place) throw new AppError('not_found');
      const { timeZone, longitude } = place;
      const resolution = resolveLocalTime({ localDate, localTime, timeZone, longitude });
      if (resolution.kind === 'skipped') {
        const reason = describeSkippedTime({ localDate, localTime }, resolution.gap);
        return { kind: 'skipped', reason, instants: [] };
      }
      const instants =
        resolution.kind === 'unique'
          ? [describeInstant(resolution.instant, null)]
          : [
              describeInstant(resolution.earlier, 'earlier'),
              describeInstant(resolution.later, 'later'),
            ];
      return { kind: resolution.kind, reason: null, instants };
    },
    async warmUp() {
      await openGazetteer();
    },
  };
}
