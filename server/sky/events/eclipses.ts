// Whether a new or full Moon is an eclipse, of which kind, and when it is greatest: by the geometry
// of the shadow cones seen from the center of the Earth (Meeus, Astronomical Algorithms, 2nd ed.,
// chapter 54, for the limits; the positions are the ephemeris' own instead of the chapter's series).
// Vectors are geocentric and ecliptic, true equinox of date, in km.

import { type GeocentricPlace, getGeocentricPlace } from '#server/sky/ephemeris.ts';
import { toJulianDayTt, toUtcMs } from '#shared/sky/time-scales.ts';

export interface SolarEclipse {
  of: 'sun';
  kind: 'partial' | 'annular' | 'total' | 'hybrid';
  /** When the shadow's axis passes nearest to the Earth's center, UTC milliseconds since 1970. */
  greatestUtcMs: number;
}

export interface LunarEclipse {
  of: 'moon';
  kind: 'penumbral' | 'partial' | 'total';
  /** When the Moon's center passes nearest to the shadow's axis, UTC milliseconds since 1970. */
  greatestUtcMs: number;
  /** How much of the Moon's diameter lies in the penumbra then; above 1 where all of it does. */
  penumbralMagnitude: number;
}

export type Eclipse = SolarEclipse | LunarEclipse;

/** Our choice: a penumbral eclipse below this magnitude dims the Moon too little to be noticed. */
const NOTICED_MAGNITUDE = 0.6;

/** Whether people can notice an eclipse; otherwise every text and list treats it as a plain full Moon. */
export const isNoticed = (eclipse: Eclipse): boolean =>
  eclipse.of === 'sun' ||
  eclipse.kind !== 'penumbral' ||
  eclipse.penumbralMagnitude >= NOTICED_MAGNITUDE;

const EARTH_RADIUS_KM = 6_378.137;
const SUN_RADIUS_KM = 696_000;
/** The Moon's mean radius; k = 0.2725076 of the Earth's (IAU). */
const MOON_RADIUS_KM = 0.2725076 * EARTH_RADIUS_KM;
/** The Moon's radius at the valleys of its edge: a total eclipse begins when no valley lets sunlight through. */
const MOON_UMBRAL_RADIUS_KM = 0.272281 * EARTH_RADIUS_KM;
/**
 * The Moon's shadow axis touches the flattened Earth up to this distance from its center, in equatorial radii (Meeus
 * 54).
 */
const CENTRAL_LIMIT_EARTH_RADII = 0.9972;
/** The air around the Earth widens its shadow by 1 % of the Moon's parallax (Danjon). */
const SHADOW_ENLARGEMENT = 1.01;
/** The greatest eclipse is at most this far in time from the new or full Moon (the syzygy in longitude). */
const SEARCH_HALF_WIDTH_DAYS = 0.1;
/** A tenth of a second. */
const SEARCH_PRECISION_DAYS = 1e-6;
/** Beyond this latitude at the syzygy the Moon passes too far from the Earth-Sun line for any eclipse. */
const MOON_LATITUDE_LIMIT_DEGREES = 1.7;

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));

function toVector(place: GeocentricPlace): Vector {
  const longitude = (place.longitudeDegrees * Math.PI) / 180;
  const latitude = (place.latitudeDegrees * Math.PI) / 180;
  return [
    place.distanceKm * Math.cos(latitude) * Math.cos(longitude),
    place.distanceKm * Math.cos(latitude) * Math.sin(longitude),
    place.distanceKm * Math.sin(latitude),
  ];
}

/** The day in [from, until] at which a function with a single minimum there is lowest (golden-section search). */
function findMinimum(f: (day: number) => number, from: number, until: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = from;
  let high = until;
  let left = high - ratio * (high - low);
  let right = low + ratio * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > SEARCH_PRECISION_DAYS) {
    if (atLeft < atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - ratio * (high - low);
      atLeft = f(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + ratio * (high - low);
      atRight = f(right);
    }
  }
  return (low + high) / 2;
}

/** The Moon's shadow at one instant. */
interface Shadow {
  /** Distance of the shadow's axis from the Earth's center, km. */
  axisDistanceKm: number;
  /** From the Moon along the axis to the plane through the Earth's center that is perpendicular to the axis, km. */
  planeDistanceKm: number;
  sunMoonDistanceKm: number;
}

function getMoonShadow(julianDayTt: number): Shadow {
  const sun = toVector(getGeocentricPlace('sun', julianDayTt));
  const moon = toVector(getGeocentricPlace('moon', julianDayTt));
  const fromSun = minus(moon, sun);
  const sunMoonDistanceKm = lengthOf(fromSun);
  const axis = times(fromSun, 1 / sunMoonDistanceKm);
  const planeDistanceKm = -dot(moon, axis);
  const nearest: Vector = minus(moon, times(axis, -planeDistanceKm));
  return { axisDistanceKm: lengthOf(nearest), planeDistanceKm, sunMoonDistanceKm };
}

/** The solar eclipse at a new Moon (UTC milliseconds of the conjunction), or null. */
export function findSolarEclipse(newMoonUtcMs: number): SolarEclipse | null {
  const syzygy = toJulianDayTt(newMoonUtcMs);
  const moonLatitude = getGeocentricPlace('moon', syzygy).latitudeDegrees;
  if (Math.abs(moonLatitude) > MOON_LATITUDE_LIMIT_DEGREES) return null;
  const greatest = findMinimum(
    (day) => getMoonShadow(day).axisDistanceKm,
    syzygy - SEARCH_HALF_WIDTH_DAYS,
    syzygy + SEARCH_HALF_WIDTH_DAYS,
  );
  const { axisDistanceKm, planeDistanceKm, sunMoonDistanceKm } = getMoonShadow(greatest);

  const sinPenumbra = (SUN_RADIUS_KM + MOON_RADIUS_KM) / sunMoonDistanceKm;
  const penumbraKm =
    (planeDistanceKm + MOON_RADIUS_KM / sinPenumbra) * Math.tan(Math.asin(sinPenumbra));
  const sinUmbra = (SUN_RADIUS_KM - MOON_UMBRAL_RADIUS_KM) / sunMoonDistanceKm;
  const umbraLengthKm = MOON_UMBRAL_RADIUS_KM / sinUmbra;
  /**
   * Radius of the umbral cone `distanceKm` behind the Moon, km: negative between the Moon and the cone's tip, where the
   * eclipse is total, positive beyond the tip, where it is annular.
   */
  const umbraAt = (distanceKm: number): number =>
    (distanceKm - umbraLengthKm) * Math.tan(Math.asin(sinUmbra));

  const limitKm = CENTRAL_LIMIT_EARTH_RADII * EARTH_RADIUS_KM;
  const umbraKm = umbraAt(planeDistanceKm);
  const greatestUtcMs = toUtcMs(greatest);
  if (axisDistanceKm > limitKm + penumbraKm) return null;
  if (axisDistanceKm > limitKm + Math.abs(umbraKm)) {
    return { of: 'sun', kind: 'partial', greatestUtcMs };
  }
  if (umbraKm < 0) return { of: 'sun', kind: 'total', greatestUtcMs };
  // On the axis the Earth's surface is nearer to the Moon than the plane through the Earth's center is.
  const surfaceHeightKm = Math.sqrt(Math.max(0, EARTH_RADIUS_KM ** 2 - axisDistanceKm ** 2));
  const kind = umbraAt(planeDistanceKm - surfaceHeightKm) < 0 ? 'hybrid' : 'annular';
  return { of: 'sun', kind, greatestUtcMs };
}

/** The angle, seen from the Earth's center, between the Moon's center and the axis of the Earth's shadow, radians. */
function getMoonOffset(julianDayTt: number): number {
  const sun = toVector(getGeocentricPlace('sun', julianDayTt));
  const moon = toVector(getGeocentricPlace('moon', julianDayTt));
  const axis = times(sun, -1 / lengthOf(sun));
  const alongAxisKm = dot(moon, axis);
  return Math.atan2(lengthOf(minus(moon, times(axis, alongAxisKm))), alongAxisKm);
}

/** The lunar eclipse at a full Moon (UTC milliseconds of the opposition), or null. */
export function findLunarEclipse(fullMoonUtcMs: number): LunarEclipse | null {
  const syzygy = toJulianDayTt(fullMoonUtcMs);
  const moonLatitude = getGeocentricPlace('moon', syzygy).latitudeDegrees;
  if (Math.abs(moonLatitude) > MOON_LATITUDE_LIMIT_DEGREES) return null;
  const greatest = findMinimum(
    getMoonOffset,
    syzygy - SEARCH_HALF_WIDTH_DAYS,
    syzygy + SEARCH_HALF_WIDTH_DAYS,
  );
  const offset = getMoonOffset(greatest);
  const sunDistanceKm = getGeocentricPlace('sun', greatest).distanceKm;
  const moonDistanceKm = getGeocentricPlace('moon', greatest).distanceKm;
  const sunRadius = Math.asin(SUN_RADIUS_KM / sunDistanceKm);
  const sunParallax = Math.asin(EARTH_RADIUS_KM / sunDistanceKm);
  const moonRadius = Math.asin(MOON_RADIUS_KM / moonDistanceKm);
  const moonParallax = Math.asin(EARTH_RADIUS_KM / moonDistanceKm);
  const umbra = SHADOW_ENLARGEMENT * moonParallax + sunParallax - sunRadius;
  const penumbra = SHADOW_ENLARGEMENT * moonParallax + sunParallax + sunRadius;
  const penumbralMagnitude = (penumbra + moonRadius - offset) / (2 * moonRadius);
  const found = { of: 'moon' as const, greatestUtcMs: toUtcMs(greatest), penumbralMagnitude };
  if (offset + moonRadius <= umbra) return { ...found, kind: 'total' };
  if (offset - moonRadius < umbra) return { ...found, kind: 'partial' };
  if (offset - moonRadius < penumbra) return { ...found, kind: 'penumbral' };
  return null;
}
