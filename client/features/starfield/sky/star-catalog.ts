// Unpacks the generated star catalog (star-catalog.generated.ts) into unit vectors.

import {
  CONSTELLATIONS,
  DECLINATION_STEPS,
  FIRST_MAGNITUDE_TENTHS,
  MAGNITUDE_COUNTS,
  PACKED_POSITIONS,
  RIGHT_ASCENSION_STEPS,
  STAR_NAMES,
} from './star-catalog.generated.ts';

const DEGREES = Math.PI / 180;

export type StarCatalog = {
  /** x, y, z of each star, brightest first: unit vectors, mean equator and equinox J2000. */
  vectors: Float32Array;
  /** Visual magnitudes in tenths, in the same order. */
  magnitudeTenths: Int8Array;
  /** Our constellations. */
  figures: readonly Figure[];
  /** Stars that have a name; the vector of star number `star` begins at `vectors[3 * star]`. */
  names: readonly { star: number; name: string }[];
};
export type Figure = {
  /** Pairs of star numbers, one pair per line. */
  joins: Uint16Array;
  /** The label in capitals; undefined for a constellation without a label. */
  name: string | undefined;
  /** The center of its stars: a unit vector, J2000. */
  middle: readonly [number, number, number];
};

/** The unit vector of right ascension and declination, both in degrees. */
export function toVector(raDegrees: number, decDegrees: number): [number, number, number] {
  const [ra, dec] = [raDegrees * DEGREES, decDegrees * DEGREES];
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}

/** The Bright Star Catalogue's stars to magnitude 5.2, and our constellations of them. */
export function readStarCatalog(): StarCatalog {
  const bytes = Uint8Array.from(atob(PACKED_POSITIONS), (letter) => letter.charCodeAt(0));
  const count = bytes.length / 4;
  const vectors = new Float32Array(count * 3);
  const magnitudeTenths = new Int8Array(count);
  let star = 0;
  MAGNITUDE_COUNTS.forEach((inThisTenth, slot) => {
    let ra = 0;
    for (const end = star + inThisTenth; star < end; star += 1) {
      const byte = (plane: number) => bytes[plane * count + star] ?? 0;
      ra += byte(0) * 256 + byte(1);
      const dec = byte(2) * 256 + byte(3);
      const raDegrees = (ra / RIGHT_ASCENSION_STEPS) * 360;
      vectors.set(toVector(raDegrees, (dec / DECLINATION_STEPS) * 180 - 90), star * 3);
      magnitudeTenths[star] = slot + FIRST_MAGNITUDE_TENTHS;
    }
  });
  const figures = CONSTELLATIONS.map(({ lines, name }) => ({
    joins: Uint16Array.from(
      lines.flatMap((line) => line.slice(1).flatMap((to, before) => [line[before] ?? to, to])),
    ),
    name,
    middle: middleOf(new Set(lines.flat()), vectors),
  }));
  return {
    vectors,
    magnitudeTenths,
    figures,
    names: STAR_NAMES.map(([starNumber, name]) => ({ star: starNumber, name })),
  };
}

/** The direction of the sum of the stars' unit vectors. */
function middleOf(stars: ReadonlySet<number>, vectors: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const star of stars) {
    for (const axis of [0, 1, 2] as const) sum[axis] += vectors[star * 3 + axis] ?? 0;
  }
  const length = Math.hypot(...sum);
  return [sum[0] / length, sum[1] / length, sum[2] / length];
}
