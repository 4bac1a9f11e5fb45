// Positions of Sun, Moon and planets for drawing, accurate to 0.2° for the Sun and the planets and
// 0.15° for the Moon from 1950 to 2050. No text about the sky is computed from them.

import { centuriesSinceJ2000, type Rotation, rotate, type Vector } from '#shared/sky/horizon.ts';

const DEGREES = Math.PI / 180;
const J2000_OBLIQUITY = 23.4392911 * DEGREES;
const EARTH_RADIUS_KM = 6378.14;
/** Iterations of Newton's method for Kepler's equation; enough for Mercury's eccentricity of 0.21. */
const NEWTON_ROUNDS = 6;

/** The planets that are visible to the naked eye (Uranus in a dark sky). */
export const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus'] as const;
export type Planet = (typeof PLANETS)[number];

/**
 * Mean orbital elements and their change a century, J2000 ecliptic: semi-major axis (au), eccentricity,
 * inclination, mean longitude, longitude of perihelion, longitude of the node (degrees).
 * E. M. Standish, Keplerian Elements for Approximate Positions of the Major Planets (JPL), table 1,
 * valid 1800-2050. 'earth' is the barycenter of Earth and Moon.
 */
const ORBITS: Readonly<Record<Planet | 'earth', readonly (readonly [number, number])[]>> = {
  mercury: [
    [0.38709927, 0.00000037],
    [0.20563593, 0.00001906],
    [7.00497902, -0.00594749],
    [252.2503235, 149472.67411175],
    [77.45779628, 0.16047689],
    [48.33076593, -0.12534081],
  ],
  venus: [
    [0.72333566, 0.0000039],
    [0.00677672, -0.00004107],
    [3.39467605, -0.0007889],
    [181.9790995, 58517.81538729],
    [131.60246718, 0.00268329],
    [76.67984255, -0.27769418],
  ],
  earth: [
    [1.00000261, 0.00000562],
    [0.01671123, -0.00004392],
    [-0.00001531, -0.01294668],
    [100.46457166, 35999.37244981],
    [102.93768193, 0.32327364],
    [0, 0],
  ],
  mars: [
    [1.52371034, 0.00001847],
    [0.0933941, 0.00007882],
    [1.84969142, -0.00813131],
    [-4.55343205, 19140.30268499],
    [-23.94362959, 0.44441088],
    [49.55953891, -0.29257343],
  ],
  jupiter: [
    [5.202887, -0.00011607],
    [0.04838624, -0.00013253],
    [1.30439695, -0.00183714],
    [34.39644051, 3034.74612775],
    [14.72847983, 0.21252668],
    [100.47390909, 0.20469106],
  ],
  saturn: [
    [9.53667594, -0.0012506],
    [0.05386179, -0.00050991],
    [2.48599187, 0.00193609],
    [49.95424423, 1222.49362201],
    [92.59887831, -0.41897216],
    [113.66242448, -0.28867794],
  ],
  uranus: [
    [19.18916464, -0.00196176],
    [0.04725744, -0.00004397],
    [0.77263783, -0.00242939],
    [313.23810451, 428.48202785],
    [170.9542763, 0.40805281],
    [74.01692503, 0.04240589],
  ],
};

/** Heliocentric position in au, ecliptic and equinox J2000; `centuries` are Julian centuries since J2000. */
function orbitalPlace(body: Planet | 'earth', centuries: number): Vector {
  const at = (element: number) => {
    const [value = 0, change = 0] = ORBITS[body][element] ?? [];
    return value + change * centuries;
  };
  const [axis, eccentricity] = [at(0), at(1)];
  const [inclination, longitude] = [at(2) * DEGREES, at(3) * DEGREES];
  const [perihelion, node] = [at(4) * DEGREES, at(5) * DEGREES];
  const meanAnomaly = longitude - perihelion;
  let eccentric = meanAnomaly + eccentricity * Math.sin(meanAnomaly);
  for (let round = 0; round < NEWTON_ROUNDS; round += 1) {
    const error = eccentric - eccentricity * Math.sin(eccentric) - meanAnomaly;
    eccentric -= error / (1 - eccentricity * Math.cos(eccentric));
  }
  const inPlaneX = axis * (Math.cos(eccentric) - eccentricity);
  const inPlaneY = axis * Math.sqrt(1 - eccentricity * eccentricity) * Math.sin(eccentric);
  const argument = perihelion - node;
  const x = Math.cos(argument) * inPlaneX - Math.sin(argument) * inPlaneY;
  const y = Math.sin(argument) * inPlaneX + Math.cos(argument) * inPlaneY;
  return [
    Math.cos(node) * x - Math.sin(node) * Math.cos(inclination) * y,
    Math.sin(node) * x + Math.cos(node) * Math.cos(inclination) * y,
    Math.sin(inclination) * y,
  ];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const ECLIPTIC_TO_EQUATOR: Rotation = [
  1,
  0,
  0,
  0,
  Math.cos(J2000_OBLIQUITY),
  -Math.sin(J2000_OBLIQUITY),
  0,
  Math.sin(J2000_OBLIQUITY),
  Math.cos(J2000_OBLIQUITY),
];

/** The unit vector (J2000 equator) of a point given by ecliptic longitude and latitude, J2000 degrees. */
export function eclipticVector(longitudeDegrees: number, latitudeDegrees = 0): Vector {
  const [l, b] = [longitudeDegrees * DEGREES, latitudeDegrees * DEGREES];
  return rotate(ECLIPTIC_TO_EQUATOR, [
    Math.cos(b) * Math.cos(l),
    Math.cos(b) * Math.sin(l),
    Math.sin(b),
  ]);
}

/**
 * Geocentric direction of a planet at an instant (Unix milliseconds), without light-time: unit vector, J2000 equator.
 */
export function planetVector(planet: Planet, instantMs: number): Vector {
  const centuries = centuriesSinceJ2000(instantMs);
  const [px, py, pz] = orbitalPlace(planet, centuries);
  const [ex, ey, ez] = orbitalPlace('earth', centuries);
  return rotate(ECLIPTIC_TO_EQUATOR, unit([px - ex, py - ey, pz - ez]));
}

/** Geocentric direction of the Sun at an instant (Unix milliseconds): unit vector, J2000 equator. */
export function sunVector(instantMs: number): Vector {
  const [x, y, z] = orbitalPlace('earth', centuriesSinceJ2000(instantMs));
  return rotate(ECLIPTIC_TO_EQUATOR, unit([-x, -y, -z]));
}

/**
 * The largest periodic terms of the Moon's longitude, latitude and distance: the multiples of D (elongation from the
 * Sun), M (the Sun's mean anomaly), M' (the Moon's) and F (argument of latitude), and the amplitude (degrees, or
 * kilometers). Meeus, Astronomical Algorithms, 2nd ed., tables 47.A and 47.B.
 */
const MOON_LONGITUDE_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 1, 0, 6.288774],
  [2, 0, -1, 0, 1.274027],
  [2, 0, 0, 0, 0.658314],
  [0, 0, 2, 0, 0.213618],
  [0, 1, 0, 0, -0.185116],
  [0, 0, 0, 2, -0.114332],
  [2, 0, -2, 0, 0.058793],
  [2, -1, -1, 0, 0.057066],
  [2, 0, 1, 0, 0.053322],
  [2, -1, 0, 0, 0.045758],
  [0, 1, -1, 0, -0.040923],
  [1, 0, 0, 0, -0.03472],
  [0, 1, 1, 0, -0.030383],
  [2, 0, 0, -2, 0.015327],
];
const MOON_LATITUDE_TERMS: typeof MOON_LONGITUDE_TERMS = [
  [0, 0, 0, 1, 5.128122],
  [0, 0, 1, 1, 0.280602],
  [0, 0, 1, -1, 0.277693],
  [2, 0, 0, -1, 0.173237],
  [2, 0, -1, 1, 0.055413],
  [2, 0, -1, -1, 0.046271],
  [2, 0, 0, 1, 0.032573],
  [0, 0, 2, 1, 0.017198],
];
const MOON_DISTANCE_TERMS_KM: typeof MOON_LONGITUDE_TERMS = [
  [0, 0, 1, 0, -20905.355],
  [2, 0, -1, 0, -3699.111],
  [2, 0, 0, 0, -2955.968],
  [0, 0, 2, 0, -569.925],
];
const MOON_MEAN_DISTANCE_KM = 385_000.56;
/**
 * General precession in longitude, degrees a century: the Moon's series refers to the equinox of
 * date, the chart to J2000.
 */
const PRECESSION_DEGREES_PER_CENTURY = 1.396971;

/** Geocentric position of the Moon at an instant (Unix milliseconds), in Earth radii, equator J2000. */
export function moonPlace(instantMs: number): Vector {
  const t = centuriesSinceJ2000(instantMs);
  const meanLongitude = 218.3164477 + 481267.88123421 * t;
  const elongation = (297.8501921 + 445267.1114034 * t) * DEGREES;
  const sunAnomaly = (357.5291092 + 35999.0502909 * t) * DEGREES;
  const moonAnomaly = (134.9633964 + 477198.8675055 * t) * DEGREES;
  const latitudeArgument = (93.272095 + 483202.0175233 * t) * DEGREES;
  const sum = (terms: typeof MOON_LONGITUDE_TERMS, wave: (angle: number) => number) =>
    terms.reduce(
      (total, [d, m, moonM, f, size]) =>
        total +
        size * wave(d * elongation + m * sunAnomaly + moonM * moonAnomaly + f * latitudeArgument),
      0,
    );
  const longitude =
    meanLongitude + sum(MOON_LONGITUDE_TERMS, Math.sin) - PRECESSION_DEGREES_PER_CENTURY * t;
  const latitude = sum(MOON_LATITUDE_TERMS, Math.sin);
  const distance = MOON_MEAN_DISTANCE_KM + sum(MOON_DISTANCE_TERMS_KM, Math.cos);
  const [x, y, z] = eclipticVector(longitude, latitude);
  const radii = distance / EARTH_RADIUS_KM;
  return [x * radii, y * radii, z * radii];
}
