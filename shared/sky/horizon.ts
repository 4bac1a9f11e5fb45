// The orientation of the sky over a place: sidereal time, precession, and the rotation from equator to horizon.
// Accurate to about an arc-minute (no nutation, aberration or refraction): for drawing, not for charts.

/** One degree in radians, as a factor. */
const DEGREES = Math.PI / 180;
/** One arc-second in radians, as a factor. */
const ARC_SECONDS = DEGREES / 3600;
const MS_PER_DAY = 86_400_000;
const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5;
const J2000_JULIAN_DAY = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/** A rotation matrix, 3 × 3, row by row. */
export type Rotation = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export type Vector = readonly [x: number, y: number, z: number];

/** Julian centuries from J2000.0 to an instant (UTC milliseconds since 1970). UTC is used in place of TT and of UT1. */
export function centuriesSinceJ2000(instantMs: number): number {
  return daysSinceJ2000(instantMs) / DAYS_PER_CENTURY;
}

function daysSinceJ2000(instantMs: number): number {
  return instantMs / MS_PER_DAY + UNIX_EPOCH_JULIAN_DAY - J2000_JULIAN_DAY;
}

/**
 * Greenwich mean sidereal time at an instant (UTC milliseconds since 1970), as an angle in [0, 360), degrees.
 * Meeus, Astronomical Algorithms, 2nd ed., (12.4).
 */
export function greenwichSiderealDegrees(instantMs: number): number {
  const days = daysSinceJ2000(instantMs);
  const t = days / DAYS_PER_CENTURY;
  const degrees = 280.46061837 + 360.98564736629 * days + t * t * (0.000387933 - t / 38_710_000);
  return ((degrees % 360) + 360) % 360;
}

/** The vector after the rotation. */
export function rotate(rotation: Rotation, [x, y, z]: Vector): Vector {
  return [
    rotation[0] * x + rotation[1] * y + rotation[2] * z,
    rotation[3] * x + rotation[4] * y + rotation[5] * z,
    rotation[6] * x + rotation[7] * y + rotation[8] * z,
  ];
}

/**
 * The rotation from the mean equator and equinox of J2000 to those of an instant (UTC milliseconds since 1970).
 * Meeus (21.3) for the angles, (21.4) for the rotation.
 */
function precession(instantMs: number): Rotation {
  const t = centuriesSinceJ2000(instantMs);
  const zeta = t * (2306.2181 + t * (0.30188 + t * 0.017998)) * ARC_SECONDS;
  const z = t * (2306.2181 + t * (1.09468 + t * 0.018203)) * ARC_SECONDS;
  const theta = t * (2004.3109 - t * (0.42665 + t * 0.041833)) * ARC_SECONDS;
  const [cosZeta, sinZeta] = [Math.cos(zeta), Math.sin(zeta)];
  const [cosZ, sinZ] = [Math.cos(z), Math.sin(z)];
  const [cosTheta, sinTheta] = [Math.cos(theta), Math.sin(theta)];
  return [
    cosZ * cosTheta * cosZeta - sinZ * sinZeta,
    -cosZ * cosTheta * sinZeta - sinZ * cosZeta,
    -cosZ * sinTheta,
    sinZ * cosTheta * cosZeta + cosZ * sinZeta,
    -sinZ * cosTheta * sinZeta + cosZ * cosZeta,
    -sinZ * sinTheta,
    sinTheta * cosZeta,
    -sinTheta * sinZeta,
    cosTheta,
  ];
}

/** The rotation that applies `first` and then `second`. */
export function compose(second: Rotation, first: Rotation): Rotation {
  const column = (at: 0 | 1 | 2) =>
    rotate(second, [first[at], first[at + 3] ?? 0, first[at + 6] ?? 0]);
  const [a, b, c] = [column(0), column(1), column(2)];
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}

/**
 * The rotation of equatorial vectors of date into (east, north, up) for a local sidereal time and a latitude
 * (north positive), degrees.
 */
export function equatorToHorizon(siderealDegrees: number, latitudeDegrees: number): Rotation {
  const [sinL, cosL] = [Math.sin(siderealDegrees * DEGREES), Math.cos(siderealDegrees * DEGREES)];
  const [sinF, cosF] = [Math.sin(latitudeDegrees * DEGREES), Math.cos(latitudeDegrees * DEGREES)];
  return [-sinL, cosL, 0, -sinF * cosL, -sinF * sinL, cosF, cosF * cosL, cosF * sinL, sinF];
}

/**
 * The rotation of J2000 equatorial vectors into (east, north, up) at a place (degrees, north and east positive)
 * and an instant (UTC milliseconds since 1970).
 */
export function skyOver(
  place: { latitude: number; longitude: number },
  instantMs: number,
): Rotation {
  const sidereal = greenwichSiderealDegrees(instantMs) + place.longitude;
  return compose(equatorToHorizon(sidereal, place.latitude), precession(instantMs));
}
