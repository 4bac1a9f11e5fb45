// Ascendant, Midheaven and houses of a place at an instant (Meeus, Astronomical Algorithms, 2nd ed.). All angles are in
// degrees, also those of the trigonometric functions below.

import { getSignIndex, normalizeDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { getSignNameAt, SIGN_NAMES, type SignName } from '#shared/zodiac/signs.ts';
import { toJulianDayTt, toJulianDayUt1 } from './time-scales.ts';

const JULIAN_DAY_2000 = 2_451_545;
const DAYS_PER_CENTURY = 36_525;
const ARCSECONDS_PER_DEGREE = 3_600;
/** The most rounds of the semi-arc iteration. Each shrinks the error by at least a third: 60 leave less than 1e-5″. */
const PLACIDUS_ROUNDS = 60;
/** The iteration ends when a round changes the result by less than this, 4e-7″. */
const PLACIDUS_STEP_DEGREES = 1e-10;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
const atan2 = (y: number, x: number): number => (Math.atan2(y, x) * 180) / Math.PI;
const asin = (ratio: number): number => (Math.asin(ratio) * 180) / Math.PI;

/** A place on earth: geographic degrees, north and east positive. */
export interface GeographicPlace {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

export interface Houses {
  /** Longitude of the ecliptic's rising point, true equinox of date, [0, 360), degrees. */
  ascendantDegrees: number;
  /** Longitude of the ecliptic's culminating point, true equinox of date, [0, 360), degrees. */
  midheavenDegrees: number;
  /** The signs of the twelve whole-sign houses, the Ascendant's first. */
  wholeSign: readonly SignName[];
  /**
   * The twelve Placidus cusps from the first house on, [0, 360), degrees; null from the polar circle
   * on (|latitude| ≥ 90° − obliquity), where some degrees of the ecliptic never rise or set.
   */
  placidusDegrees: readonly number[] | null;
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
function toEclipticLongitude(rightAscension: number, obliquity: number): number {
  return normalizeDegrees(atan2(sin(rightAscension), cos(rightAscension) * cos(obliquity)));
}

/** Ascendant and Midheaven of a place at an instant (UTC milliseconds since 1970), without the cost of its houses. */
export function getAngles(
  utcMs: number,
  place: GeographicPlace,
): Pick<Houses, 'ascendantDegrees' | 'midheavenDegrees'> {
  const { ascendantDegrees, midheavenDegrees } = locateAngles(utcMs, place);
  return { ascendantDegrees, midheavenDegrees };
}

function locateAngles(utcMs: number, place: GeographicPlace) {
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

/**
 * Angles and houses of a place at an instant (UTC milliseconds since 1970), within 10″ for years in which UT1 is known.
 */
export function getHouses(utcMs: number, place: GeographicPlace): Houses {
  const { obliquity, sidereal, ascendantDegrees, midheavenDegrees } = locateAngles(utcMs, place);
  const firstSign = getSignIndex(ascendantDegrees);
  return {
    ascendantDegrees,
    midheavenDegrees,
    wholeSign: SIGN_NAMES.map((_, index) => getSignNameAt((firstSign + index) % 12)),
    placidusDegrees:
      Math.abs(place.latitudeDegrees) >= 90 - obliquity
        ? null
        : listPlacidusCusps(
            sidereal,
            place.latitudeDegrees,
            obliquity,
            ascendantDegrees,
            midheavenDegrees,
          ),
  };
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

/**
 * The twelve Placidus cusps from the first house on, [0, 360), degrees. The 11th and 12th cusps are the points of the
 * ecliptic that are one and two thirds of their diurnal semi-arc east of the meridian; the 3rd and 2nd are the points
 * one and two thirds of their nocturnal semi-arc east of the lower meridian. A point's semi-arc depends on its
 * declination, and so on the right ascension that is sought: the equation is solved by iteration (Munkasey).
 */
function listPlacidusCusps(
  sidereal: number,
  latitude: number,
  obliquity: number,
  ascendant: number,
  midheaven: number,
): number[] {
  const slope = tan(latitude) * tan(obliquity);
  const cuspAt = (partOfSemiArc: number, aboveHorizon: boolean): number => {
    // Right ascension of the point minus the sidereal time, degrees.
    let fromMeridian = aboveHorizon ? 90 * partOfSemiArc : 180 - 90 * partOfSemiArc;
    for (let round = 0; round < PLACIDUS_ROUNDS; round += 1) {
      // The ecliptic's point with right ascension α has tan δ = tan ε sin α (δ declination, ε obliquity).
      const ascensionalDifference = asin(slope * sin(sidereal + fromMeridian));
      const before = fromMeridian;
      fromMeridian = aboveHorizon
        ? partOfSemiArc * (90 + ascensionalDifference)
        : 180 - partOfSemiArc * (90 - ascensionalDifference);
      if (Math.abs(fromMeridian - before) < PLACIDUS_STEP_DEGREES) break;
    }
    return toEclipticLongitude(sidereal + fromMeridian, obliquity);
  };
  const eleventh = cuspAt(1 / 3, true);
  const twelfth = cuspAt(2 / 3, true);
  const second = cuspAt(2 / 3, false);
  const third = cuspAt(1 / 3, false);
  const eastern = [midheaven, eleventh, twelfth, ascendant, second, third];
  const western = eastern.map((cusp) => normalizeDegrees(cusp + 180));
  // The Ascendant, which is the first cusp, is the fourth of the eastern half.
  return [...eastern.slice(3), ...western, ...eastern.slice(0, 3)];
}
