// From the columns of a user to the birth and the natal points that charts and contacts are computed from.

import { LRUCache } from 'lru-cache';
import { getNatalPoints, type NatalPoints } from '#server/sky/contacts/index.ts';
import {
  type BirthTimeFold,
  type BirthTimeMargin,
  DEFAULT_BIRTH_TIME_MARGIN,
} from '#shared/core/birth.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { type Birth, getBirthMoment } from './birth-moment.ts';

/** The columns of a user that a chart is computed from. */
export interface ChartOwner {
  id: string;
  birthDate: string | null;
  birthTime: string | null;
  birthPlaceDetails: Place | null;
  birthTimeFold: BirthTimeFold | null;
  birthTimeMargin: BirthTimeMargin | null;
  /** The system of houses that the user chose; whole-sign when absent. */
  houses?: HouseSystem;
}

/** A user's birth; null without a birth date. A birth time without a margin counts as one of 15 minutes. */
export function getBirth(owner: ChartOwner): Birth | null {
  if (owner.birthDate === null) return null;
  return {
    date: owner.birthDate,
    time: owner.birthTime,
    place: owner.birthPlaceDetails,
    fold: owner.birthTimeFold,
    marginMinutes:
      owner.birthTime === null ? null : (owner.birthTimeMargin ?? DEFAULT_BIRTH_TIME_MARGIN),
    houses: owner.houses,
  };
}

/** A user's natal points, with which moving bodies form aspects. */
export interface OwnedNatalPoints {
  points: NatalPoints;
  /** How many minutes the birth time may be off in either direction; null without a birth time. */
  marginMinutes: BirthTimeMargin | null;
}

/** Our choice; the points of a birth take about 4 kB. Home needs them in three calls. */
const MAX_BIRTHS = 1_000;
const pointsOfBirths = new LRUCache<string, NatalPoints, Birth>({
  max: MAX_BIRTHS,
  memoMethod: (_key, _stale, { context }) => computeNatalPoints(context),
});

/**
 * A user's natal points, each with how far off it may be; null without a birth date. The first call takes one to three
 * milliseconds; after that they are cached under the birth details.
 */
export function getNatalPointsOf(owner: ChartOwner): OwnedNatalPoints | null {
  const birth = getBirth(owner);
  if (birth === null) return null;
  // Natal points do not depend on the system of houses.
  const key = JSON.stringify({ ...birth, houses: undefined });
  const points = pointsOfBirths.memo(key, { context: birth });
  return { points, marginMinutes: birth.marginMinutes };
}

function computeNatalPoints(birth: Birth): NatalPoints {
  const { utcMs, span } = getBirthMoment(birth);
  const { time, place } = birth;
  return getNatalPoints(
    { utcMs, fromUtcMs: span.startMs, untilUtcMs: span.endMs },
    time === null || place === null
      ? null
      : { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude },
  );
}
