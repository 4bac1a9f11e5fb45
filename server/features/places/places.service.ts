import { type LocalInstant, resolveLocalTime } from '#server/sky/civil-time/civil-time.ts';
import { describeSkippedTime, isWholeDay } from '#server/sky/civil-time/skipped-time.copy.ts';
import type { PlaceSource } from '#server/sky/gazetteer/place-source.ts';
import type { BirthTimeFold } from '#shared/core/birth.ts';
import { AppError } from '#shared/core/errors.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { PlaceClock } from '#shared/places/place-clock.schema.ts';
import { PLACES_LIMIT, type Place } from '#shared/places/places.schema.ts';

export interface PlacesService {
  /** At most `PLACES_LIMIT` places that match a text, best first. */
  suggestPlaces(text: string): Promise<Place[]>;
  /**
   * The instants at which the clock of a place (by its GeoNames id) showed a local time, `YYYY-MM-DD` and `HH:MM`: one,
   * two or none. The reason for none writes times in `hours`. Throws `not_found` for an unknown place.
   */
  readClock(
    id: number,
    at: { localDate: string; localTime: string },
    hours: HourFormat,
  ): Promise<PlaceClock>;
}

function describeInstant(
  { utc, utcOffsetSeconds }: LocalInstant,
  fold: BirthTimeFold | null,
): PlaceClock['instants'][number] {
  return { fold, utc, utcOffsetSeconds };
}

export function createPlacesService({ places }: { places: PlaceSource }): PlacesService {
  return {
    suggestPlaces: (text) => places.searchPlaces(text, PLACES_LIMIT),
    async readClock(id, { localDate, localTime }, hours) {
      const place = await places.findPlaceById(id);
      if (!place) throw new AppError('not_found');
      const { timeZone, longitude } = place;
      const resolution = resolveLocalTime({ localDate, localTime, timeZone, longitude });
      if (resolution.kind === 'skipped') {
        const reason = describeSkippedTime({ localDate, localTime }, resolution.gap, hours);
        const wholeDay = isWholeDay(resolution.gap) ? { wholeDay: true as const } : {};
        return { kind: 'skipped', reason, ...wholeDay, instants: [] };
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
  };
}
