import { useEndpointQuery } from '#client/features/account/index.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { GeographicPlace } from '#shared/sky/angles.ts';
import type { BirthFormValues } from './birth-form-values.ts';
import { useBirthClock } from './use-birth-clock.ts';

export type BirthInstants = {
  /** Each instant that the birth can mean, UTC milliseconds since 1970: two where clocks went back and it isn't said which. */
  utcMs: readonly number[];
  place: GeographicPlace;
};

/**
 * When and where on earth a birth was; undefined until that is known, and without a time or a chosen place.
 * @param chosen the place of the birth where it is at hand; otherwise it is looked up.
 */
export function useBirthInstants(
  birth: BirthFormValues,
  chosen?: Place,
): BirthInstants | undefined {
  const { birthPlace, birthPlaceId, birthTimeFold } = birth;
  const clock = useBirthClock({
    date: birth.birthDate,
    time: birth.timeUnknown ? '' : birth.birthTime,
    placeId: birthPlaceId,
  });
  const all = clock?.instants ?? [];
  const meant = all.filter(({ fold }) => birthTimeFold !== null && fold === birthTimeFold);
  const instants = meant.length > 0 ? meant : all;
  const isAtHand = chosen !== undefined && chosen.id === birthPlaceId;
  // The text of a chosen place is written whole, so that the search finds the place itself.
  const { data: places } = useEndpointQuery(
    searchPlacesEndpoint,
    instants.length === 0 || isAtHand ? undefined : { query: { q: birthPlace } },
  );
  const place = isAtHand ? chosen : places?.find(({ id }) => id === birthPlaceId);
  if (instants.length === 0 || place === undefined) return undefined;
  return {
    utcMs: instants.map(({ utc }) => Date.parse(utc)),
    place: { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude },
  };
}
