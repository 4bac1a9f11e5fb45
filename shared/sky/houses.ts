// The house of a longitude: by whole signs (the default) or between Placidus cusps.

import { SIGN_KEYS, type SignKey } from '../zodiac/sign-names.ts';
import { getSignIndex, normalizeDegrees } from './longitude.ts';

export const HOUSE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type HouseNumber = (typeof HOUSE_NUMBERS)[number];
const HOUSE_COUNT = HOUSE_NUMBERS.length;

/** The whole-sign house (1-12) of a sign when `firstSign`, the sign of the Ascendant, is the first house. */
export function getHouseOfSign(sign: SignKey, firstSign: SignKey): number {
  const steps = SIGN_KEYS.indexOf(sign) - SIGN_KEYS.indexOf(firstSign);
  return ((steps + HOUSE_COUNT) % HOUSE_COUNT) + 1;
}

/**
 * The whole-sign house (1-12) of a longitude, counted from the Ascendant's sign. Both are degrees, normalized or not.
 */
export function getWholeSignHouse(longitudeDegrees: number, ascendantDegrees: number): number {
  const steps = getSignIndex(longitudeDegrees) - getSignIndex(ascendantDegrees);
  return ((steps + HOUSE_COUNT) % HOUSE_COUNT) + 1;
}

/**
 * The house (1-12) of a longitude: a house includes its own cusp and ends before the next. `cusps` are the twelve
 * longitudes from the first house on, degrees. Our choice: a body's latitude is ignored, as in drawn wheels.
 */
export function getCuspHouse(longitudeDegrees: number, cusps: readonly number[]): number {
  for (const [index, cusp] of cusps.entries()) {
    const next = cusps[(index + 1) % cusps.length] ?? cusp;
    const width = normalizeDegrees(next - cusp);
    if (normalizeDegrees(longitudeDegrees - cusp) < width) return index + 1;
  }
  return 1;
}
