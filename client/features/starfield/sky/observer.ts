// The observer's place and time: the place that the browser's time zone is named after, and an instant
// at which the sky is dark there.

import { rotate, skyOver } from '#shared/sky/horizon.ts';
import { sunVector } from './planets.ts';
import { ZONE_LINKS, ZONE_PLACES } from './zone-places.generated.ts';

/** Degrees, north and east positive; `name` is the place's name if known. */
export type Observer = { latitude: number; longitude: number; name?: string | undefined };

/** The latitude of an observer whose zone names no place; our choice. */
const MIDDLE_LATITUDE_DEGREES = 41.9;
/** End of civil twilight: below this altitude of the Sun (degrees) bright stars are visible. */
const DARK_SUN_ALTITUDE_DEGREES = -6;
const EVENING_HOUR = 21;
const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS_TO_MIDNIGHT = 6;
/** The search for dusk begins at this hour, which is also the answer where the Sun does not rise. */
const AFTERNOON_HOUR = 15;
/** The accuracy of the dusk. */
const DUSK_STEP_MS = 300_000;

/**
 * The place that a time zone is named after, accurate to a degree.
 * Our choice: for a zone without a place (UTC), a middle latitude on the meridian of its clock.
 */
export function observerOfZone(zone: string, utcOffsetMinutes: number): Observer {
  const link = ZONE_LINKS.split(';').find((entry) => entry.startsWith(`${zone} `));
  const [area = '', ...cityParts] = (link?.split(' ')[1] ?? zone).split('/');
  const city = cityParts.join('/');
  const entry = ZONE_PLACES[area]?.split(';').find((place) => place.startsWith(`${city} `));
  if (entry === undefined || city === '') {
    return { latitude: MIDDLE_LATITUDE_DEGREES, longitude: utcOffsetMinutes / 4 };
  }
  const [, latitude, longitude] = entry.split(' ');
  const name = (cityParts.at(-1) ?? city).replaceAll('_', ' ');
  return { latitude: Number(latitude), longitude: Number(longitude), name };
}

/** The altitude of the Sun's center at a place and instant (Unix milliseconds), degrees, without refraction. */
export function sunAltitudeDegrees(place: Observer, instantMs: number): number {
  const [, , up] = rotate(skyOver(place, instantMs), sunVector(instantMs));
  return (Math.asin(up) * 180) / Math.PI;
}

/**
 * The instant whose sky is drawn: now if it is dark; otherwise this evening from 21:00 (in the
 * browser's time zone) as soon as the Sun is 6° below the horizon, at the latest midnight.
 */
export function chooseDarkInstant(place: Observer, nowMs: number): number {
  const isDark = (instantMs: number) =>
    sunAltitudeDegrees(place, instantMs) < DARK_SUN_ALTITUDE_DEGREES;
  if (isDark(nowMs)) return nowMs;
  const evening = new Date(nowMs).setHours(EVENING_HOUR, 0, 0, 0);
  for (let step = 0; step < HALF_HOURS_TO_MIDNIGHT; step += 1) {
    if (isDark(evening + step * HALF_HOUR_MS)) return evening + step * HALF_HOUR_MS;
  }
  return evening + HALF_HOURS_TO_MIDNIGHT * HALF_HOUR_MS;
}

/**
 * The dusk of the browser's day that holds an instant (Unix milliseconds): when, after 15:00, the Sun first is 6° below
 * the horizon, to five minutes; undefined where that is not before midnight.
 */
export function findDusk(place: Observer, nowMs: number): number | undefined {
  const afternoon = new Date(nowMs).setHours(AFTERNOON_HOUR, 0, 0, 0);
  const midnight = new Date(nowMs).setHours(24, 0, 0, 0);
  for (let instant = afternoon; instant < midnight; instant += DUSK_STEP_MS) {
    if (sunAltitudeDegrees(place, instant) < DARK_SUN_ALTITUDE_DEGREES) return instant;
  }
  return undefined;
}
