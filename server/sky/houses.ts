// Houses of a place at an instant (Meeus, Astronomical Algorithms, 2nd ed.). All angles are in degrees, also those of the
// trigonometric functions below.

import {
  type Angles,
  type GeographicPlace,
  locateAngles,
  toEclipticLongitude,
} from '#shared/sky/angles.ts';
import { getSignIndex, normalizeDegrees } from '#shared/sky/longitude.ts';
import { getSignNameAt, SIGN_NAMES, type SignName } from '#shared/zodiac/signs.ts';

/** The most rounds of the semi-arc iteration. Each shrinks the error by at least a third: 60 leave less than 1e-5″. */
const PLACIDUS_ROUNDS = 60;
/** The iteration ends when a round changes the result by less than this, 4e-7″. */
const PLACIDUS_STEP_DEGREES = 1e-10;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
const asin = (ratio: number): number => (Math.asin(ratio) * 180) / Math.PI;

export interface Houses extends Angles {
  /** The signs of the twelve whole-sign houses, the Ascendant's first. */
  wholeSign: readonly SignName[];
  /**
   * The twelve Placidus cusps from the first house on, [0, 360), degrees; null from the polar circle
   * on (|latitude| ≥ 90° − obliquity), where some degrees of the ecliptic never rise or set.
   */
  placidusDegrees: readonly number[] | null;
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
