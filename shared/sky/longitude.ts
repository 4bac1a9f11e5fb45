// Ecliptic longitudes: normalizing them, comparing them, and converting them to sign, degree and minute.

import { getSignKeyAt, getSignNameAt, type SignKey, type SignName } from '../zodiac/sign-names.ts';

export const SIGN_WIDTH_DEGREES = 30;

/** The same angle in [0, 360), degrees. */
export function normalizeDegrees(degrees: number): number {
  const remainder = degrees % 360;
  if (remainder >= 0) return remainder === 0 ? 0 : remainder;
  // A tiny negative angle plus 360 rounds to 360 itself, which is 0.
  const positive = remainder + 360;
  return positive === 360 ? 0 : positive;
}

/** The difference `to` minus `from` in the direction of the zodiac, in (-180, 180], degrees. */
export function signedSeparationDegrees(from: number, to: number): number {
  const ahead = normalizeDegrees(to - from);
  return ahead > 180 ? ahead - 360 : ahead;
}

/** The shorter arc between two longitudes, in [0, 180], degrees. */
export function separationDegrees(one: number, other: number): number {
  return Math.abs(signedSeparationDegrees(one, other));
}

/** The index of a longitude's sign in the zodiac: 0 (Aries) to 11 (Pisces). */
export function getSignIndex(longitudeDegrees: number): number {
  return Math.floor(normalizeDegrees(longitudeDegrees) / SIGN_WIDTH_DEGREES);
}

/** The lower-case key of the sign in which a longitude (degrees, normalized or not) lies. */
export function getSignKey(longitudeDegrees: number): SignKey {
  return getSignKeyAt(getSignIndex(longitudeDegrees));
}

/** The capitalized name of the sign in which a longitude (degrees, normalized or not) lies. */
export function getSignName(longitudeDegrees: number): SignName {
  return getSignNameAt(getSignIndex(longitudeDegrees));
}

export interface ZodiacPosition {
  sign: SignName;
  /** Whole degrees in the sign, 0-29. */
  degree: number;
  /** Whole arc-minutes, 0-59. */
  minute: number;
}

/**
 * A longitude (degrees, normalized or not) as sign, whole degree and whole arc-minute.
 * Our choice: both are truncated, never rounded up, as charts print them, so that 29°59′59″ of a sign
 * stays in that sign.
 */
export function toZodiacPosition(longitudeDegrees: number): ZodiacPosition {
  const longitude = normalizeDegrees(longitudeDegrees);
  const withinSign = longitude - getSignIndex(longitude) * SIGN_WIDTH_DEGREES;
  // A billionth of a minute makes up for the rounding of binary fractions: 5.1 degrees are 6 minutes, not 5.
  const minutes = Math.min(Math.floor(withinSign * 60 + 1e-9), SIGN_WIDTH_DEGREES * 60 - 1);
  return {
    sign: getSignName(longitude),
    degree: Math.floor(minutes / 60),
    minute: minutes % 60,
  };
}
