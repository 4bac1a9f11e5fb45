// The zodiac constellations that the Moon is in. They usually differ from her sign, because signs are counted from the
// March equinox, which precession has moved by most of a sign since they were named.

import { normalizeDegrees } from '#shared/sky/longitude.ts';
import type { SignKey } from '#shared/zodiac/sign-names.ts';

type Constellation = { name: string; sign: SignKey; fromDegrees: number; untilDegrees: number };

/**
 * The ecliptic longitudes (J2000.0, degrees) over which each constellation comes within 5.3° of the ecliptic, which is
 * as far as the Moon goes, by the borders of the International Astronomical Union (1930). Borders do not run along
 * circles of longitude, so two constellations may share longitudes. Ophiuchus, which has no sign, is counted as
 * Scorpius, whose stars lie south of it there.
 */
const CONSTELLATIONS: readonly Constellation[] = [
  { name: 'Aries', sign: 'aries', fromDegrees: 28.5, untilDegrees: 56.1 },
  { name: 'Taurus', sign: 'taurus', fromDegrees: 51.9, untilDegrees: 90.3 },
  { name: 'Gemini', sign: 'gemini', fromDegrees: 90, untilDegrees: 118.2 },
  { name: 'Cancer', sign: 'cancer', fromDegrees: 116.9, untilDegrees: 139.8 },
  { name: 'Leo', sign: 'leo', fromDegrees: 136.3, untilDegrees: 176.2 },
  { name: 'Virgo', sign: 'virgo', fromDegrees: 171.5, untilDegrees: 219.8 },
  { name: 'Libra', sign: 'libra', fromDegrees: 215.9, untilDegrees: 242.7 },
  { name: 'Scorpius', sign: 'scorpio', fromDegrees: 239.1, untilDegrees: 266.6 },
  { name: 'Sagittarius', sign: 'sagittarius', fromDegrees: 266, untilDegrees: 300.8 },
  { name: 'Capricornus', sign: 'capricorn', fromDegrees: 298.5, untilDegrees: 328.9 },
  { name: 'Aquarius', sign: 'aquarius', fromDegrees: 308.3, untilDegrees: 358 },
  { name: 'Pisces', sign: 'pisces', fromDegrees: 342.9, untilDegrees: 33.2 },
];
/** General precession in longitude, degrees a Julian year: 5029.0966″ a century (IAU 1976). */
const PRECESSION_PER_YEAR = 0.01396971;
/** J2000.0, Unix milliseconds; TT is taken for UTC, which here makes no difference. */
const J2000_MS = 946_728_000_000;
/** A Julian year, milliseconds. */
const YEAR_MS = 31_557_600_000;

/**
 * The one or two constellations among whose stars the Moon is, at a longitude of date (degrees) and an instant (Unix
 * milliseconds); empty when all of them have the name of the sign that she is in.
 */
export function findDrift(
  sign: SignKey,
  longitudeDegrees: number,
  instantMs: number,
): readonly string[] {
  const longitude = longitudeDegrees - (PRECESSION_PER_YEAR * (instantMs - J2000_MS)) / YEAR_MS;
  const around = CONSTELLATIONS.filter(
    ({ fromDegrees, untilDegrees }) =>
      normalizeDegrees(longitude - fromDegrees) < normalizeDegrees(untilDegrees - fromDegrees),
  );
  const isOfOneName = around.every((constellation) => constellation.sign === sign);
  return isOfOneName ? [] : around.map(({ name }) => name);
}
