// Ascendant and Midheaven of a place at an instant (Meeus, Astronomical Algorithms, 2nd ed.). All angles are in degrees,
// also those of the trigonometric functions below.

import type { SignKey } from '../zodiac/sign-names.ts';
import { getSignKey, normalizeDegrees, signedSeparationDegrees } from './longitude.ts';
import { toJulianDayTt, toJulianDayUt1 } from './time-scales.ts';

const JULIAN_DAY_2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;
const ARCSECONDS_PER_DEGREE = 3_600;
const MINUTE_MS = 60_000;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
const atan2 = (y: number, x: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/** A place on earth: geographic degrees, north and east positive. */
export interface GeographicPlace {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

/** The two angles of a place, longitudes on the ecliptic, true equinox of date, [0, 360), degrees. */
export interface Angles {
  /** The ecliptic's rising point. */
  ascendantDegrees: number;
  /** The ecliptic's culminating point. */
  midheavenDegrees: number;
}

/** What nutation adds to longitudes and to the obliquity of the ecliptic, degrees. */
interface Nutation {
  longitudeDegrees: number;
  obliquityDegrees: number;
}

/** Nutation in longitude and obliquity, degrees, within 0.5″ and 0.1″ (Meeus, chapter 22). */
function getNutation(julianDayTt: number): Nutation {
  const centuries = (julianDayTt - JULIAN_DAY_2000) / DAYS_PER_CENTURY;
  // Mean longitudes of the Moon's ascending node, the Sun and the Moon, degrees; the sums are in arcseconds.
  const node = 125.04452 - 1934.136261 * centuries;
  const sun = 280.4665 + 36000.7698 * centuries;
  const moon = 218.3165 + 481267.8813 * centuries;
  const longitude =
    -17.2 * sin(node) - 1.32 * sin(2 * sun) - 0.23 * sin(2 * moon) + 0.21 * sin(2 * node);
  const obliquity =
    9.2 * cos(node) + 0.57 * cos(2 * sun) + 0.1 * cos(2 * moon) - 0.09 * cos(2 * node);
  return {
    longitudeDegrees: longitude / ARCSECONDS_PER_DEGREE,
    obliquityDegrees: obliquity / ARCSECONDS_PER_DEGREE,
  };
}

/** The true obliquity of the ecliptic at an instant (UTC milliseconds since 1970), degrees. */
export function getTrueObliquityDegrees(utcMs: number): number {
  const julianDayTt = toJulianDayTt(utcMs);
  return getMeanObliquity(julianDayTt) + getNutation(julianDayTt).obliquityDegrees;
}

/** The mean obliquity of the ecliptic, degrees (Meeus 22.2). */
function getMeanObliquity(julianDayTt: number): number {
  const centuries = (julianDayTt - JULIAN_DAY_2000) / DAYS_PER_CENTURY;
  const arcseconds =
    84381.448 - 46.815 * centuries - 0.00059 * centuries ** 2 + 0.001813 * centuries ** 3;
  return arcseconds / ARCSECONDS_PER_DEGREE;
}

/**
 * Apparent sidereal time at an instant (UTC milliseconds since 1970) and a geographic longitude (degrees, east
 * positive), as an angle in [0, 360), degrees: the mean sidereal time of Greenwich (Meeus 12.4, from UT1), the nutation
 * in right ascension, and the longitude.
 */
export function getLocalSiderealDegrees(utcMs: number, longitudeDegrees: number): number {
  const daysUt1 = toJulianDayUt1(utcMs) - JULIAN_DAY_2000;
  const centuries = daysUt1 / DAYS_PER_CENTURY;
  const mean =
    280.46061837 +
    360.98564736629 * daysUt1 +
    0.000387933 * centuries ** 2 -
    centuries ** 3 / 38_710_000;
  const nutation = getNutation(toJulianDayTt(utcMs)).longitudeDegrees;
  return normalizeDegrees(mean + nutation * cos(getTrueObliquityDegrees(utcMs)) + longitudeDegrees);
}

/** The ecliptic longitude of the ecliptic's point with a given right ascension, [0, 360), degrees (Meeus 13.1). */
export function toEclipticLongitude(rightAscension: number, obliquity: number): number {
  return normalizeDegrees(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)));
}

/** Ascendant and Midheaven of a place at an instant (UTC milliseconds since 1970). */
export function getAngles(utcMs: number, place: GeographicPlace): Angles {
  const { ascendantDegrees, midheavenDegrees } = locateAngles(utcMs, place);
  return { ascendantDegrees, midheavenDegrees };
}

/**
 * The signs that rise at a place within a margin around a birth (UTC milliseconds since 1970), in order of time. The
 * charts of whole minutes count, and one minute either way where the time is exact: a certificate gives whole minutes.
 */
export function listRisingSigns(
  utcMs: number,
  marginMinutes: number,
  place: GeographicPlace,
): SignKey[] {
  const reach = Math.max(marginMinutes, 1);
  const signs: SignKey[] = [];
  for (let minute = -reach; minute <= reach; minute += 1) {
    const sign = getSignKey(getAngles(utcMs + minute * MINUTE_MS, place).ascendantDegrees);
    if (!signs.includes(sign)) signs.push(sign);
  }
  return signs;
}

/** The angles with what they and the houses are computed from: obliquity and sidereal time, degrees. */
export function locateAngles(utcMs: number, place: GeographicPlace) {
  const obliquity = getTrueObliquityDegrees(utcMs);
  const sidereal = getLocalSiderealDegrees(utcMs, place.longitudeDegrees);
  const midheavenDegrees = toEclipticLongitude(sidereal, obliquity);
  const ascendantDegrees = getAscendant(
    sidereal,
    place.latitudeDegrees,
    obliquity,
    midheavenDegrees,
  );
  return { obliquity, sidereal, ascendantDegrees, midheavenDegrees };
}

/** The rising point of the ecliptic, [0, 360), degrees (Meeus 14.2). */
function getAscendant(
  sidereal: number,
  latitude: number,
  obliquity: number,
  midheaven: number,
): number {
  const point = normalizeDegrees(
    atan2(cos(sidereal), -(sin(sidereal) * cos(obliquity) + tan(latitude) * sin(obliquity))),
  );
  // Beyond the polar circle the formula may give the setting point: the rising one is ahead of the
  // Midheaven in the zodiac.
  return signedSeparationDegrees(midheaven, point) < 0 ? normalizeDegrees(point + 180) : point;
}
