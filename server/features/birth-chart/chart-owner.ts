// The birth of a user, as charts and contacts take it.

import { getNatalPoints, type NatalPoints } from '#server/sky/contacts/index.ts';
import {
  type BirthTimeFold,
  type BirthTimeMargin,
  UNSAID_BIRTH_TIME_MARGIN,
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
  /** How the user wants houses counted; by whole signs unless said. */
  houses?: HouseSystem;
}

/** A user's birth; null without a birth date. A margin that was not said counts as 15 minutes. */
export function getBirth(owner: ChartOwner): Birth | null {
  if (owner.birthDate === null) return null;
  return {
    date: owner.birthDate,
    time: owner.birthTime,
    place: owner.birthPlaceDetails,
    fold: owner.birthTimeFold,
    marginMinutes:
      owner.birthTime === null ? null : (owner.birthTimeMargin ?? UNSAID_BIRTH_TIME_MARGIN),
    houses: owner.houses,
  };
}

/** What moving bodies touch in a user's chart. */
export interface OwnedNatalPoints {
  points: NatalPoints;
  /** Minutes that count as the margin of the birth time; null without one. */
  marginMinutes: BirthTimeMargin | null;
}

/** The natal points of a user, each with how far off it may be; null without a birth date. Takes a few milliseconds. */
export function getNatalPointsOf(owner: ChartOwner): OwnedNatalPoints | null {
  const birth = getBirth(owner);
  if (birth === null) return null;
  const { utcMs, span } = getBirthMoment(birth);
  const { time, place, marginMinutes } = birth;
  const points = getNatalPoints(
    { utcMs, fromUtcMs: span.startMs, untilUtcMs: span.endMs },
    time === null || place === null
      ? null
      : { latitudeDegrees: place.latitude, longitudeDegrees: place.longitude },
  );
  return { points, marginMinutes };
}
