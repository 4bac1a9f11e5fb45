// Makes star-catalog.generated.ts out of the Bright Star Catalogue, 5th revised edition (Hoffleit and
// Warren 1991; VizieR V/50): positions for J2000, magnitudes, Bayer letters and Flamsteed numbers. These
// are plain facts, published without conditions. The table it reads is the extract that ships with
// xplanet 1.3.1 as share/xplanet/stars/BSC (columns: declination in degrees, right ascension in hours,
// magnitude, name); only its facts are taken over.
//
//   npx tsx client/features/starfield/sky/build-star-catalog.ts /usr/share/xplanet/stars/BSC

import { readFileSync, writeFileSync } from 'node:fs';
import {
  CONSTELLATION_NAMES,
  CONSTELLATIONS,
  GREEK_LETTERS,
  STAR_NAMES,
} from './constellations.ts';

/** Fainter stars are left out unless a constellation line needs them. */
const FAINTEST_MAGNITUDE = 5.2;
/** The brightest magnitude that the packed format can hold, in tenths. */
const FIRST_MAGNITUDE_TENTHS = -15;
/**
 * Right ascension is stored in steps of 1/65536 of the circle (0.0055°), declination in steps of 1/65535 of 180°
 * (0.0027°).
 */
const RIGHT_ASCENSION_STEPS = 65_536;
const DECLINATION_STEPS = 65_535;
/**
 * Components of a double star closer than this are merged, because the eye sees them as one star.
 */
const JOINED_BELOW_DEGREES = 0.03;
/** The catalogue lists T Coronae Borealis at its outburst of 1946; normally it has magnitude 10. */
const LEFT_OUT_NUMBERS: readonly number[] = [5958];
/**
 * The Pleiades are drawn as small dots, because stars drawn by their magnitude would overlap. Position and radius in
 * degrees, J2000; the stars are dimmed by `dimmedBy` magnitudes, and to `brightest` at least.
 */
const PLEIADES = { ra: 56.75, dec: 24.1, radiusDegrees: 1.2, dimmedBy: 1.6, brightest: 4.6 };

const DEGREES = Math.PI / 180;

type Star = {
  /** The number in the Bright Star Catalogue (HR). */
  number: number;
  /** Degrees, J2000. */
  ra: number;
  dec: number;
  magnitude: number;
  /** Constellation with Bayer letter or Flamsteed number: `Ori.Alp`, `Ori.Pi`, `Ori.Pi3`, `UMa.23`. */
  keys: string[];
};

function readStars(path: string): Star[] {
  const stars: Star[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const row = /^\s*(-?[\d.]+)\s+([\d.]+)\s+(-?[\d.]+)\s+"(.{10})"\s+(\d+)/.exec(line);
    if (row === null) continue;
    const [, dec = '', hours = '', magnitude = '', name = '', number = ''] = row;
    const constellation = name.slice(7).trim();
    const flamsteed = name.slice(0, 3).trim();
    const bayer = name.slice(3, 6).trim();
    const part = name.slice(6, 7).trim();
    const keys: string[] = [];
    if (bayer !== '') keys.push(`${constellation}.${bayer}`);
    if (bayer !== '' && part !== '') keys.push(`${constellation}.${bayer}${part}`);
    if (flamsteed !== '') keys.push(`${constellation}.${flamsteed}`);
    const star = {
      number: Number(number),
      ra: Number(hours) * 15,
      dec: Number(dec),
      magnitude: Number(magnitude),
      keys,
    };
    if (!LEFT_OUT_NUMBERS.includes(star.number)) stars.push(star);
  }
  return stars;
}

function distanceDegrees(one: { ra: number; dec: number }, other: { ra: number; dec: number }) {
  const raDifference = ((one.ra - other.ra + 540) % 360) - 180;
  const meanDec = ((one.dec + other.dec) / 2) * DEGREES;
  return Math.hypot(raDifference * Math.cos(meanDec), one.dec - other.dec);
}

/** Merges components that the eye sees as one star, adding their light. */
function joinDoubles(stars: readonly Star[]): Star[] {
  const seen: Star[] = [];
  const byBrightness = [...stars].sort((a, b) => a.magnitude - b.magnitude);
  for (const star of byBrightness) {
    const primary = seen.find((other) => distanceDegrees(star, other) < JOINED_BELOW_DEGREES);
    if (primary === undefined) {
      seen.push({ ...star, keys: [...star.keys] });
      continue;
    }
    const light = 10 ** (-0.4 * primary.magnitude) + 10 ** (-0.4 * star.magnitude);
    primary.magnitude = -2.5 * Math.log10(light);
    primary.keys.push(...star.keys);
  }
  return seen;
}

function dimPleiades(star: Star): void {
  if (distanceDegrees(star, PLEIADES) > PLEIADES.radiusDegrees) return;
  star.magnitude = Math.max(star.magnitude + PLEIADES.dimmedBy, PLEIADES.brightest);
}

const [sourcePath] = process.argv.slice(2);
if (sourcePath === undefined) throw new Error('Say where the catalogue is: …/stars/BSC');
const stars = joinDoubles(readStars(sourcePath));
const byKey = new Map<string, Star>();
for (const star of stars) {
  for (const key of star.keys) if (!byKey.has(key)) byKey.set(key, star);
}

/**
 * The star that a word of a constellation's line stands for (constellations.ts has the notation); throws if unknown.
 */
function findStar(constellation: string, word: string): Star {
  const [home, short] = word.includes('.')
    ? (word.split('.') as [string, string])
    : [constellation, word];
  const letter = GREEK_LETTERS[short.slice(0, 1)];
  const key = /^\d/.test(short) ? short : `${letter}${short.slice(1)}`;
  const star = byKey.get(`${home}.${key}`);
  if (star === undefined) throw new Error(`No star ${home}.${key} (${constellation}: ${word})`);
  return star;
}

const figureStars = new Map<string, Star[][]>();
for (const [constellation, lines] of Object.entries(CONSTELLATIONS)) {
  figureStars.set(
    constellation,
    lines.map((line) => line.split(' ').map((word) => findStar(constellation, word))),
  );
}
const needed = new Set([...figureStars.values()].flat(2));
for (const star of stars) dimPleiades(star);

const tenthsOf = (star: Star) => Math.round(star.magnitude * 10);
const drawn = stars
  .filter((star) => star.magnitude <= FAINTEST_MAGNITUDE || needed.has(star))
  .sort((a, b) => tenthsOf(a) - tenthsOf(b) || a.ra - b.ra);
const indexOf = new Map(drawn.map((star, index) => [star, index]));
function index(star: Star): number {
  const found = indexOf.get(star);
  if (found === undefined) throw new Error(`HR ${star.number} is not among the drawn stars`);
  return found;
}

// Within one tenth of a magnitude the stars are sorted by right ascension and stored as
// differences, in four planes of bytes (high, low, high, low), which compress well.
const counts: number[] = [];
const planes = [0, 1, 2, 3].map(() => new Uint8Array(drawn.length));
let raBefore = 0;
let tenthsBefore = FIRST_MAGNITUDE_TENTHS - 1;
drawn.forEach((star, at) => {
  const tenths = tenthsOf(star);
  const slot = tenths - FIRST_MAGNITUDE_TENTHS;
  if (slot < 0) throw new Error(`HR ${star.number} is brighter than the scale`);
  while (counts.length <= slot) counts.push(0);
  counts[slot] = (counts[slot] ?? 0) + 1;
  if (tenths !== tenthsBefore) raBefore = 0;
  tenthsBefore = tenths;
  const ra = Math.round((star.ra / 360) * RIGHT_ASCENSION_STEPS) % RIGHT_ASCENSION_STEPS;
  const dec = Math.round(((star.dec + 90) / 180) * DECLINATION_STEPS);
  const step = Math.max(0, ra - raBefore);
  raBefore += step;
  [step >> 8, step & 255, dec >> 8, dec & 255].forEach((byte, plane) => {
    const bytes = planes[plane];
    if (bytes !== undefined) bytes[at] = byte;
  });
});
const positions = Buffer.concat(planes).toString('base64');

const figures = [...figureStars].map(([constellation, lines]) => {
  const name = CONSTELLATION_NAMES[constellation];
  return {
    lines: lines.map((line) => line.map(index)),
    ...(name === undefined ? {} : { name }),
  };
});
const names = Object.entries(STAR_NAMES).map(([key, name]) => [index(findStar('', key)), name]);

const target = new URL('./star-catalog.generated.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by build-star-catalog.ts from the Bright Star Catalogue, 5th revised edition (Hoffleit and Warren
// 1991, VizieR V/50): ${drawn.length} stars to magnitude ${FAINTEST_MAGNITUDE}, J2000. Do not edit by hand.

/** The packing: the first tenth of a magnitude, steps of a full turn, steps from pole to pole. */
export const FIRST_MAGNITUDE_TENTHS = ${FIRST_MAGNITUDE_TENTHS};
export const RIGHT_ASCENSION_STEPS = ${RIGHT_ASCENSION_STEPS};
export const DECLINATION_STEPS = ${DECLINATION_STEPS};

/** How many stars there are in each tenth of a magnitude, brightest first. */
export const MAGNITUDE_COUNTS: readonly number[] = ${JSON.stringify(counts)};

/** Right ascension and declination, packed; read by star-catalog.ts. */
export const PACKED_POSITIONS =
  '${positions}';

/** Our figures: their lines as places in the catalogue, and their names. */
export const CONSTELLATIONS: readonly { lines: readonly (readonly number[])[]; name?: string }[] =
  ${JSON.stringify(figures).replaceAll('"lines"', 'lines').replaceAll('"name"', 'name').replaceAll('"', "'")};

/** Stars that have a name: place in the catalogue, name. */
export const STAR_NAMES: readonly (readonly [number, string])[] = ${JSON.stringify(names).replaceAll('"', "'")};
`,
);
process.stdout.write(`${drawn.length} stars, ${figures.length} figures, ${names.length} names\n`);
